import { lazy, Suspense } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { HelpLine } from './HelpLine.tsx';
import { NextAppointment } from './NextAppointment.tsx';
import { columns, notOnPhone, phoneOnly } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';
import { lightOf } from './lightOf.ts';
import type { VeteranHomeProps } from './Home.types.ts';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { NextStep } from '../../components/NextStep/NextStep.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { ActivityList } from './ActivityList.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { DateLeaf } from '../../components/DateLeaf/DateLeaf.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import '../education/application/Deadlines.phrases.ts';
import type { QuickActionDestination } from '@vetsync/machines/home/model';
import type { LucideIcon } from 'lucide-react';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Users from 'lucide-react/icons/users';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import Clock from 'lucide-react/icons/clock';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import './Home.phrases.ts';
import '../system/parts/World.phrases.ts';
import { inDays, weekdayDate } from '../dates.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

/** The newest applications that wait for a decision, with their state. */
function OpenApplications({ view }: Pick<VeteranHomeProps, 'view'>) {
  const words = useWords(veteranHomeWords).applications;
  const write = usePhrases();
  const { applications, counts, links, intl } = view;
  if (applications.length === 0) return null;
  return (
    <Section
      title={words.title(counts.applications)}
      action={links.sent !== null && <Anchor href={links.sent}>{words.all}</Anchor>}
    >
      <RowList>
        {applications.map(({ id, title, organization, answerBy, label, href }) => (
          <Row
            key={id}
            mark={<Avatar name={organization} shape="organization" />}
            title={title}
            href={href}
            detail={
              answerBy === null ? organization : words.answer(organization, weekdayDate(answerBy, intl))
            }
            state={
              <Inline space="xxsmall">
                <Icon of={Clock} size="small" />
                <span>{write(label)}</span>
              </Inline>
            }
          />
        ))}
      </RowList>
    </Section>
  );
}

const icons: Record<QuickActionDestination, LucideIcon> = {
  wellness: HeartPulse,
  education: GraduationCap,
  career: BriefcaseBusiness,
  community: Users,
};

/** Four ways into the platform; on a phone by their names alone. */
function QuickActions({ view }: Pick<VeteranHomeProps, 'view'>) {
  const words = useWords(veteranHomeWords).quickActions;
  return (
    <Section title={words.title}>
      <div className={notOnPhone}>
        <Grid columns={2} space="small">
          {view.quickActions.map(({ destination, href }) => (
            <ActionLink
              key={destination}
              href={href}
              icon={icons[destination]}
              label={words.destinations[destination].label}
              note={words.destinations[destination].note}
            />
          ))}
        </Grid>
      </div>
      <div className={phoneOnly}>
        <Grid columns={2} space="small">
          {view.quickActions.map(({ destination, href }) => (
            <LinkButton key={destination} href={href} width="full">
              {words.destinations[destination].label}
            </LinkButton>
          ))}
        </Grid>
      </div>
    </Section>
  );
}

/** The soonest deadlines. */
function UpcomingDeadlines({ view, saveDate }: Pick<VeteranHomeProps, 'view' | 'saveDate'>) {
  const words = useWords(veteranHomeWords).waiting;
  const write = usePhrases();
  const { deadlines, counts, links, intl } = view;
  if (deadlines.length === 0) return null;
  return (
    <Section title={words.title} action={<Anchor href={links.dates}>{words.all(counts.deadlines)}</Anchor>}>
      <RowList>
        {deadlines.map(({ id, what, school, date, daysLeft, href = links.applications }) => (
          <Row
            key={id}
            mark={<DateLeaf date={date} />}
            title={write(what)}
            href={href}
            detail={words.due(inDays(daysLeft, intl), weekdayDate(date, intl), school)}
            actions={saveDate?.({ id, what: write(what), school })}
          />
        ))}
      </RowList>
    </Section>
  );
}

function RecentActivities({ view, send }: Pick<VeteranHomeProps, 'view' | 'send'>) {
  const words = useWords(veteranHomeWords).activities;
  return (
    <Section title={words.title}>
      {view.recent.length === 0 ? (
        <div>
          <Text weight="strong">{words.empty.title}</Text>
          <Text tone="muted">{words.empty.text}</Text>
        </div>
      ) : (
        <>
          <ActivityList activities={view.recent} intl={view.intl} />
          <PlainButton width="full" onPress={() => send({ type: 'activities.open' })}>
            {words.viewAll}
          </PlainButton>
        </>
      )}
    </Section>
  );
}

/** What to add to the profile next. */
function ProfileStep({ view: { profileStep: step } }: Pick<VeteranHomeProps, 'view'>) {
  const words = useWords(veteranHomeWords).profileStep;
  if (!step) return null;
  return (
    <Section title={words.title}>
      <Text size="small">{words.text}</Text>
      <Inline space="small">
        <LinkButton size="small" href={step.href}>
          {words.items[step.item]}
        </LinkButton>
        <Text as="span" size="small" tone="muted">
          {words.parts(step.done, step.of)}
        </Text>
      </Inline>
    </Section>
  );
}

/** One step for somebody without an appointment: the profile first, then an appointment. */
function FirstStep({ view }: Pick<VeteranHomeProps, 'view'>) {
  const words = useWords(veteranHomeWords);
  const { profileStep: step, links, visitKind } = view;
  const { profile } = words.firstStep;
  const appointment = visitKind === 'note' ? words.firstStep.note : words.firstStep.appointment;
  const { title, text } = step ? profile : appointment;
  return (
    <NextStep
      title={title}
      light={lightOf(view.intl)}
      action={
        <LinkButton variant="primary" href={step ? step.href : links.appointments}>
          {step ? words.profileStep.items[step.item] : appointment.action}
        </LinkButton>
      }
    >
      {text}
    </NextStep>
  );
}

export type { HomeDate, VeteranHomeProps } from './Home.types.ts';

// Loaded lazily, because most visits don't open it.
const AllActivities = lazy(async () => ({ default: (await import('./AllActivities.tsx')).AllActivities }));

/** A veteran's dashboard: what is next, what waits, and help (feature spec, section 2, "Veteran dashboard"). */
export function VeteranHome({
  view,
  send,
  chat,
  countdown,
  asked,
  visit,
  coming,
  saveDate,
}: VeteranHomeProps) {
  const words = useWords(veteranHomeWords);
  return (
    <Stack space="large">
      <PageHead
        title={words.welcome(view.name)}
        subtitle={view.service}
        action={
          <Badge tone="honor" variant="solid">
            {words.badge}
          </Badge>
        }
      />
      <div className={columns}>
        <Stack space={{ mobile: 'large', tablet: 'xlarge' }}>
          {asked}
          {visit ??
            (view.appointment ? (
              <NextAppointment appointment={view.appointment} intl={view.intl} />
            ) : (
              <FirstStep view={view} />
            ))}
          {coming}
          {countdown}
          <UpcomingDeadlines view={view} saveDate={saveDate} />
          <OpenApplications view={view} />
          <QuickActions view={view} />
        </Stack>
        <Stack space={{ mobile: 'large', tablet: 'xlarge' }}>
          {chat}
          {(visit ?? view.appointment) && <ProfileStep view={view} />}
          <HelpLine />
          <RecentActivities view={view} send={send} />
        </Stack>
      </div>
      <Suspense>{view.allOpen && <AllActivities view={view} send={send} />}</Suspense>
    </Stack>
  );
}
