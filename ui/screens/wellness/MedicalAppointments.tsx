import './Wellness.phrases.ts';
import type { ReactNode } from 'react';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { CareLinks } from './providers/CareLinks.tsx';
import { EmergencyCard } from './providers/EmergencyCard.tsx';
import { ExistingProviders } from './providers/ExistingProviders.tsx';
import { columns, entry } from '../layout.css.ts';
import { useWords } from '../../language/useWords.ts';
import { wellnessWords } from './Wellness.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import type { AppointmentsProps } from './Wellness.types.ts';
import type { QuickSearch, WellnessLinks, VisitKind } from '@vetsync/machines/wellness/model';
import type { LucideIcon } from 'lucide-react';
import Brain from 'lucide-react/icons/brain';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Stethoscope from 'lucide-react/icons/stethoscope';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Search from 'lucide-react/icons/search';
import { Inline } from '../../components/Inline/Inline.tsx';
import type { AppointmentView, AppointmentsView } from '@vetsync/machines/wellness/appointments';
import { Box } from '../../components/Box/Box.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { AppointmentItem } from './appointments/AppointmentItem.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

interface ItemsProps {
  items: readonly AppointmentView[];
  view: Pick<AppointmentsView, 'intl' | 'facilityTimeZone'>;
}

function Items({ items, view: { intl, facilityTimeZone } }: ItemsProps) {
  return (
    <Box as="ul" listStyle="none">
      {items.map((item) => (
        <li key={item.id} className={entry}>
          <AppointmentItem appointment={item} {...{ intl, facilityTimeZone }} />
        </li>
      ))}
    </Box>
  );
}

/** Upcoming appointments, soonest first; past ones are collapsed. */
function UpcomingCard({ view }: { view: AppointmentsView }) {
  const words = useWords(wellnessWords).appointments;
  const { upcoming, earlier, links, visitKind } = view;
  const isNoted = visitKind === 'note';
  // What is booked has its own card, so notes have one only if there are any.
  if (isNoted && upcoming.length + earlier.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="upcoming">
      <Stack space="medium">
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Heading level={2} id="upcoming">
            {isNoted ? words.own.noted : words.upcomingTitle}
          </Heading>
          {upcoming.length > 0 && (
            <Text as="span" size="small" tone="muted">
              {words.upcomingCount(upcoming.length)}
            </Text>
          )}
        </Inline>
        {upcoming.length > 0 ? (
          <Items items={upcoming} view={view} />
        ) : (
          <EmptyState
            drawing="calendar"
            level={3}
            title={words.noneTitle}
            action={
              <LinkButton href={isNoted ? links.own : links.findAll}>
                {isNoted ? words.own.find : words.find}
              </LinkButton>
            }
          >
            {isNoted ? words.own.none : words.noneText}
          </EmptyState>
        )}
        {earlier.length > 0 && (
          <Disclosure title={words.earlier} hint={words.upcomingCount(earlier.length)}>
            <Items items={earlier} view={view} />
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}

/** Starts a new appointment request. */
function ScheduleCard({ links, visitKind }: { links: WellnessLinks; visitKind: VisitKind }) {
  const words = useWords(wellnessWords).appointments;
  const isNoted = visitKind === 'note';
  return (
    <Card as="section" aria-labelledby="schedule-new">
      <Stack space="small">
        <Stack space="xxsmall">
          <Heading level={2} id="schedule-new">
            {isNoted ? words.own.title : words.scheduleTitle}
          </Heading>
          <Text tone="muted">{isNoted ? words.own.text : words.scheduleText}</Text>
        </Stack>
        <Inline space="small">
          <LinkButton
            variant={isNoted ? 'secondary' : 'primary'}
            icon={isNoted ? CalendarClock : Search}
            href={isNoted ? links.own : links.findAll}
          >
            {isNoted ? words.own.find : words.find}
          </LinkButton>
          {!isNoted && (
            <LinkButton icon={CalendarClock} href={links.existing}>
              {words.existing}
            </LinkButton>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

const signs: Record<QuickSearch, LucideIcon> = {
  'primary-care': Stethoscope,
  'mental-health': Brain,
  specialist: HeartPulse,
};

/** Opens the finder filtered by one kind of provider. */
function QuickSearchCard({ links }: { links: WellnessLinks }) {
  const words = useWords(wellnessWords).appointments;
  return (
    <Card as="section" aria-labelledby="quick-search">
      <Stack space="small">
        <Stack space="xxsmall">
          <Heading level={2} id="quick-search">
            {words.quickTitle}
          </Heading>
          <Text size="small" tone="muted">
            {words.quickText}
          </Text>
        </Stack>
        {(Object.keys(signs) as QuickSearch[]).map((kind) => (
          <LinkButton key={kind} href={links.find[kind]} icon={signs[kind]} width="full">
            {words.quick[kind]}
          </LinkButton>
        ))}
      </Stack>
    </Card>
  );
}

export type { AppointmentsProps } from './Wellness.types.ts';

export interface MedicalAppointmentsProps extends AppointmentsProps {
  /** The request that was just sent: an `AppointmentSent` with its own machine. */
  news?: ReactNode;
  /** The visits that the person has booked with organizations. */
  booked?: ReactNode;
}

/** The Medical Appointments page with its four cards (feature spec, section 2). */
export function MedicalAppointments({ view, send, news, booked }: MedicalAppointmentsProps) {
  const words = useWords(wellnessWords);
  return (
    <Stack space="large">
      <PageHead
        title={words.appointments.title}
        hub={words.overview.title}
        tabs={<PageTabs words={words} links={view.links} current="appointments" />}
      />
      {news}
      <div className={columns}>
        <Stack space="large">
          {booked}
          <ScheduleCard links={view.links} visitKind={view.visitKind} />
          <UpcomingCard view={view} />
        </Stack>
        <Stack space="large">
          {view.visitKind === 'note' ? (
            <CareLinks href={view.links.findAll} />
          ) : (
            <QuickSearchCard links={view.links} />
          )}
          <EmergencyCard />
        </Stack>
      </div>
      <Text size="small" tone="muted">
        {words.sampleProviders[view.visitKind]}
      </Text>
      <ExistingProviders view={view} send={send} />
    </Stack>
  );
}
