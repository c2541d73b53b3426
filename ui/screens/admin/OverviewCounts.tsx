import type { AdminOverview, Reader, Role } from '@vetsync/machines/model';
import BadgeCheck from 'lucide-react/icons/badge-check';
import KeyRound from 'lucide-react/icons/key-round';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Users from 'lucide-react/icons/users';
import Inbox from 'lucide-react/icons/inbox';
import Puzzle from 'lucide-react/icons/puzzle';
import { Card } from '../../components/Card/Card.tsx';
import { DonutChart } from '../../components/DonutChart/DonutChart.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatCard } from '../../components/StatCard/StatCard.tsx';
import { figure } from '../format.ts';
import { overviewWords, roleNames } from './AdminDashboard.words.ts';

const words = overviewWords.counts;

export interface OverviewCountsProps {
  /** Null while they are on their way: the cards keep their places. */
  overview: AdminOverview | null;
  reader: Reader;
}

/** How many there are of everything an administrator answers for. */
export function OverviewCounts({ overview, reader }: OverviewCountsProps) {
  const shown = (count: number | undefined) => figure(count ?? 0, reader);
  const isLoading = overview === null;
  const users = overview?.users;
  return (
    <Stack as="section" space="large" aria-labelledby="admin-counts">
      <Heading level={2} size="title" id="admin-counts">
        {words.label}
      </Heading>
      <Grid columns={{ mobile: 2, desktop: 3 }} space={{ mobile: 'xsmall', tablet: 'large' }}>
        <StatCard
          label={words.users.label}
          figure={shown(users?.total)}
          hint={words.users.hint(shown(users?.banned))}
          icon={Users}
          isLoading={isLoading}
        />
        <StatCard
          label={words.sessions.label}
          figure={shown(overview?.sessions)}
          hint={words.sessions.hint}
          icon={MonitorSmartphone}
          isLoading={isLoading}
        />
        <StatCard
          label={words.verified.label}
          figure={shown(users?.veteranVerified)}
          hint={words.verified.hint}
          icon={BadgeCheck}
          isLoading={isLoading}
        />
        <StatCard
          label={words.secondFactor.label}
          figure={shown(users?.secondFactor)}
          hint={words.secondFactor.hint}
          icon={KeyRound}
          isLoading={isLoading}
        />
        <StatCard
          label={words.leads.label}
          figure={shown(overview?.leads)}
          hint={words.leads.hint}
          icon={Inbox}
          isLoading={isLoading}
        />
        <StatCard
          label={words.solutions.label}
          figure={shown(overview?.solutions)}
          hint={words.solutions.hint}
          icon={Puzzle}
          isLoading={isLoading}
        />
      </Grid>
      {users && (
        <Card>
          <DonutChart
            title={words.byRole.title}
            heads={[words.byRole.role, words.byRole.users]}
            data={(Object.keys(roleNames) as Role[]).map((role) => ({
              label: roleNames[role],
              value: users.byRole[role] ?? 0,
            }))}
            formatValue={(count) => figure(count, reader)}
          />
        </Card>
      )}
    </Stack>
  );
}
