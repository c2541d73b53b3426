import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { DonutChart } from '../../components/DonutChart/DonutChart.tsx';
import type { Role } from '@vetsync/machines/account/model';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { IntlConfig } from '@vetsync/machines/system/model';
import type { AdminOverview } from '@vetsync/machines/admin/model';
import type { AdminOverviewEvent, AdminOverviewView } from '@vetsync/machines/admin/adminOverview';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber } from '../format.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { intentNames } from '../battleBuddy/IntentNames.words.ts';
import { overviewWords, roleNames } from './AdminDashboard.words.ts';
import { HealthCharts } from './health/HealthCharts.tsx';
import { SystemHealth } from './health/SystemHealth.tsx';
import '../system/System.phrases.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { exactTime } from '../dates.ts';
import { relativeTime } from '../moreDates.ts';

const hrefs = {
  organizations: '/admin-dashboard?tab=organizations',
  reports: '/admin-dashboard?tab=reports',
  requests: '/leads-admin/requests?status=new',
} as const;
/** Of one of them. */
const itemHrefs = {
  organizations: `${hrefs.organizations}&item=`,
  reports: `${hrefs.reports}&item=`,
  requests: '/leads-admin/requests?request=',
} as const;

interface WaitingDecisionsProps extends Pick<AdminOverview, 'waiting'> {
  intl: IntlConfig;
}

/** What waits for an administrator, by name, the oldest first. Nothing at all if nothing waits. */
function WaitingDecisions({ waiting: { oldest, ...counts }, intl }: WaitingDecisionsProps) {
  const words = useWords(overviewWords).waiting;
  const parts = (Object.keys(hrefs) as (keyof typeof hrefs)[]).filter((part) => counts[part] > 0);
  if (oldest.length === 0) return null;
  return (
    <Section
      title={words.title}
      action={parts.map((part) => (
        <Anchor key={part} href={hrefs[part]}>
          {words[part](counts[part])}
        </Anchor>
      ))}
    >
      <RowList>
        {oldest.map(({ part, id, name, since }) => (
          <Row
            key={id}
            href={itemHrefs[part] + id}
            mark={<Avatar name={name} shape="organization" size="small" />}
            title={name || words.unnamed}
            detail={words.since[part](relativeTime(since, intl))}
          />
        ))}
      </RowList>
    </Section>
  );
}

const capitalized = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1);
const questionsMax = 10;
/** What the assistant is asked for most, and whether its answers helped. */
function Questions({ questions, intl }: Pick<AdminOverview, 'questions'> & { intl: IntlConfig }) {
  const words = useWords(overviewWords).questions;
  const names: Readonly<Record<string, string>> = useWords(intentNames);
  if (questions.length === 0) return null;
  const count = (value: number) => formatNumber(value, intl);
  return (
    <Section title={words.title}>
      <Text size="small" tone="muted">
        {words.text}
      </Text>
      <RowList>
        {questions.slice(0, questionsMax).map(({ intent, answers, helpful, notHelpful }) => (
          <Row
            key={intent}
            title={capitalized(names[intent] ?? intent)}
            detail={words.answers(count(answers), count(helpful), count(notHelpful))}
          />
        ))}
      </RowList>
    </Section>
  );
}

interface UsersByRoleProps {
  users: AdminOverview['users'];
  intl: IntlConfig;
}

function UsersByRole({ users, intl }: UsersByRoleProps) {
  const roleLabels = useWords(roleNames);
  const words = useWords(overviewWords).counts.byRole;
  return (
    <DonutChart
      title={words.title}
      heads={[words.role, words.users]}
      data={(Object.keys(roleLabels) as Role[]).map((role) => ({
        label: roleLabels[role],
        value: users.byRole[role] ?? 0,
      }))}
      formatValue={(count) => formatNumber(count, intl)}
    />
  );
}

const counts: readonly {
  name: 'users' | 'sessions' | 'verified' | 'secondFactor' | 'leads' | 'solutions';
  of: (overview: AdminOverview) => number;
  /** URL of the list that is counted. */
  href?: string;
}[] = [
  { name: 'users', of: ({ users }) => users.total, href: '/admin-dashboard?tab=users' },
  { name: 'sessions', of: ({ sessions }) => sessions },
  { name: 'verified', of: ({ users }) => users.veteranVerified },
  { name: 'secondFactor', of: ({ users }) => users.secondFactor },
  { name: 'leads', of: ({ leads }) => leads, href: '/leads-admin' },
  { name: 'solutions', of: ({ solutions }) => solutions, href: '/leads-admin/requests' },
];

interface OverviewCountsProps {
  /** Null while loading: the strip shows placeholders. */
  overview: AdminOverview | null;
  intl: IntlConfig;
}

/** Counts of users, leads and everything else that administrators manage. */
function OverviewCounts({ overview, intl }: OverviewCountsProps) {
  const words = useWords(overviewWords).counts;
  const formatted = (count: number | undefined) => formatNumber(count ?? 0, intl);
  const hintOf = (name: (typeof counts)[number]['name']) =>
    name === 'users' ? words.users.hint(formatted(overview?.users.banned)) : words[name].hint;
  return (
    <Section title={words.label}>
      <StatStrip
        label={words.figures}
        stats={counts.map(({ name, of, href }) => ({
          label: words[name].label,
          figure: formatted(overview ? of(overview) : undefined),
          hint: hintOf(name),
          ...(href !== undefined && { href }),
          isLoading: overview === null,
        }))}
      />
    </Section>
  );
}

/** What waits for a decision first, then system health, counts and the last hour. Previous figures stay visible while new ones load. */
export function AdminOverview({ view, send }: ScreenProps<AdminOverviewView, AdminOverviewEvent>) {
  const write = usePhrases();
  const words = useWords(overviewWords);
  const { state, overview, feedBehindSeconds, intl, readAt } = view;
  const retry = () => send({ type: 'overview.retry' });
  if (state === 'failed') {
    return <LoadFailed words={words.failed} failure={view.failure} onRetry={retry} />;
  }
  return (
    <Stack space="xlarge">
      {state === 'shown.stale' && (
        <Banner
          tone="caution"
          announce="status"
          title={words.stale.title}
          action={
            <Button size="small" onPress={retry}>
              {words.stale.retry}
            </Button>
          }
        >
          {write(view.failure ?? '')} {readAt && words.stale.text(exactTime(readAt, intl))}
        </Banner>
      )}
      {overview && <WaitingDecisions waiting={overview.waiting} intl={intl} />}
      <SystemHealth
        health={overview?.health ?? null}
        troubles={view.troubles}
        feedBehindSeconds={feedBehindSeconds}
        intl={intl}
      />
      <OverviewCounts overview={overview} intl={intl} />
      {overview && (
        <>
          <HealthCharts health={overview.health} intl={intl} />
          <Questions questions={overview.questions} intl={intl} />
          <UsersByRole users={overview.users} intl={intl} />
        </>
      )}
    </Stack>
  );
}
