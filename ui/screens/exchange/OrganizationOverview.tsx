import type {
  OrganizationOverviewEvent,
  OrganizationOverviewView,
} from '@vetsync/machines/exchange/organizationOverview';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Horizon } from '../../components/Horizon/Horizon.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { WorkToday } from '../portal/work/WorkToday.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { organizationOverviewWords } from './overview/OrganizationOverview.words.ts';
import { halves, entry, entryLink, list } from '../portal/PortalPage.css.ts';
import type { OverviewCardsProps } from './overview/OverviewCards.types.ts';
import { OverviewActivities } from './overview/OverviewActivities.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { formatNumber, oneDecimal } from '../format.ts';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { applicationTones } from '../reviews/statuses.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { listing } from './overview/OverviewCards.css.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { relativeTime } from '../moreDates.ts';

/** What most people apply for, each with a link to their applications. */
function PopularListings({ cards: { popular, links }, role }: OverviewCardsProps) {
  const words = useWords(organizationOverviewWords);
  const write = usePhrases();
  const { title, all } = words.popular[role];
  const most = Math.max(1, ...popular.map(({ applications }) => applications));
  return (
    <Section title={title} action={links.listings && <Anchor href={links.listings}>{all}</Anchor>}>
      <ul className={list}>
        {popular.map(({ id, name, applications, taken, href }) => (
          <li key={id} className={entry}>
            <Stack space="xsmall">
              <div className={listing}>
                <Anchor className={entryLink} href={href}>
                  {name}
                </Anchor>
                <Text as="span" size="small" tone="muted" numeric>
                  {words.applied(applications)}, {write(taken)}
                </Text>
              </div>
              <ProgressBar
                label={name}
                value={applications}
                max={most}
                valueLabel={words.applied(applications)}
                size="small"
                isLabelHidden
              />
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The three most recent applications (feature spec, section 9). */
function RecentApplications({ cards: { recent, links }, intl }: OverviewCardsProps) {
  const words = useWords(organizationOverviewWords);
  const write = usePhrases();
  return (
    <Section
      title={words.recent}
      action={links.applications && <Anchor href={links.applications}>{words.allApplications}</Anchor>}
    >
      <RowList>
        {recent.map(({ id, name, image, subject, at, status, statusLabel, href }) => (
          <Row
            key={id}
            mark={<Avatar name={name} mark={image} />}
            title={name}
            href={href}
            detail={
              <>
                {write(subject)}
                {', '}
                <TimeText at={at} intl={intl} size="small" tone="muted">
                  {relativeTime(at, intl)}
                </TimeText>
              </>
            }
            state={<Badge tone={applicationTones[status]}>{write(statusLabel)}</Badge>}
          />
        ))}
      </RowList>
    </Section>
  );
}

/** Figures of the last weeks beside those of the weeks before. Nothing without a single application. */
function OverviewFigures({ view: { figures, days, reportHref, intl } }: { view: OrganizationOverviewView }) {
  const { figures: words } = useWords(organizationOverviewWords);
  if (!figures) return null;
  const counted = (value: number | null) => (value === null ? words.none : formatNumber(value, intl));
  const spanned = (value: number | null) =>
    value === null ? words.none : words.span(oneDecimal(value, intl), value === 1);
  const { received, decided, daysToDecision, taken } = figures;
  const title = words.title(days);
  return (
    <Section title={title} action={reportHref && <Anchor href={reportHref}>{words.more}</Anchor>}>
      <StatStrip
        label={words.label}
        stats={[
          {
            label: words.names.received,
            figure: counted(received.now),
            hint: words.before(counted(received.before), days),
          },
          {
            label: words.names.decided,
            figure: counted(decided.now),
            hint: words.before(counted(decided.before), days),
          },
          {
            label: words.names.daysToDecision,
            figure: spanned(daysToDecision.now),
            hint: words.before(spanned(daysToDecision.before), days),
          },
          {
            label: words.names.taken,
            figure: counted(taken.now),
            hint: words.takenHint(counted(taken.before), days),
          },
        ]}
      />
    </Section>
  );
}

/** Figures of today. */
function OverviewStats({ view: { stats, intl } }: { view: OrganizationOverviewView }) {
  const words = useWords(organizationOverviewWords);
  const write = usePhrases();
  if (stats.length === 0) return null;
  return (
    <StatStrip
      label={words.figures.label}
      stats={stats.map(({ label, value, isPercent = false, hint }) => ({
        label: write(label),
        figure: value === null ? words.noFigure : `${formatNumber(value, intl)}${isPercent ? '%' : ''}`,
        hint: write(hint),
      }))}
    />
  );
}

/** What came in last, what is asked for most, and what happened. */
function OverviewCards(props: OverviewCardsProps) {
  return (
    <>
      <RecentApplications {...props} />
      <div className={halves}>
        <PopularListings {...props} />
        <OverviewActivities {...props} />
      </div>
    </>
  );
}

export interface OrganizationOverviewProps extends ScreenProps<
  OrganizationOverviewView,
  OrganizationOverviewEvent
> {
  /** Whether something else on the page says what to do, so that nothing has to be said if nothing waits. @default false */
  isQuiet?: boolean;
}

/** What waits in an organization, most pressing first, then what came in, what happened, and figures. */
export function OrganizationOverview({ view, send, isQuiet = false }: OrganizationOverviewProps) {
  const words = useWords(organizationOverviewWords);
  const { state, first, isOld, live, failure } = view;
  const retry = () => send({ type: 'page.retry' });
  if (state === 'closed') return null;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'failed') return <LoadFailed words={words.failed} failure={failure} onRetry={retry} />;
  return (
    <>
      {isOld && (
        <Banner
          tone="caution"
          announce="status"
          action={
            <Button size="small" onPress={retry}>
              {words.retry}
            </Button>
          }
        >
          {words.old}
        </Banner>
      )}
      {live === 'waiting' && !isOld && (
        <Banner tone="caution" announce="status">
          {words.notLive}
        </Banner>
      )}
      {first && (
        <section aria-label={words.work}>
          <WorkToday view={view} />
        </section>
      )}
      {!first && view.isAsked && !isQuiet && (
        <Horizon as="section" shape="band" aria-label={words.work}>
          <Stack space="xxsmall">
            <Heading level={2}>{words.quiet.title}</Heading>
            <Text tone="muted">{words.quiet.text}</Text>
          </Stack>
        </Horizon>
      )}
      <OverviewStats view={view} />
      {view.cards && <OverviewCards cards={view.cards} role={view.role} intl={view.intl} />}
      <OverviewFigures view={view} />
    </>
  );
}
