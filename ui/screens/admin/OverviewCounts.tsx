import type { AdminOverview } from '@vetsync/machines/admin/model';
import type { Reader } from '@vetsync/machines/system/model';
import type { Role } from '@vetsync/machines/account/model';
import type { LucideIcon } from 'lucide-react';
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
import { useWords } from '../../language/useWords.ts';
import { overviewWords, roleNames } from './AdminDashboard.words.ts';

const counts: readonly {
  name: 'users' | 'sessions' | 'verified' | 'secondFactor' | 'leads' | 'solutions';
  icon: LucideIcon;
  of: (overview: AdminOverview) => number;
  /** URL of the list that is counted. */
  href?: string;
}[] = [
  { name: 'users', icon: Users, of: ({ users }) => users.total, href: '/admin-dashboard?tab=users' },
  { name: 'sessions', icon: MonitorSmartphone, of: ({ sessions }) => sessions },
  { name: 'verified', icon: BadgeCheck, of: ({ users }) => users.veteranVerified },
  { name: 'secondFactor', icon: KeyRound, of: ({ users }) => users.secondFactor },
  { name: 'leads', icon: Inbox, of: ({ leads }) => leads, href: '/leads-admin' },
  { name: 'solutions', icon: Puzzle, of: ({ solutions }) => solutions, href: '/leads-admin/requests' },
];

export interface OverviewCountsProps {
  /** Null while loading: the cards show placeholders. */
  overview: AdminOverview | null;
  reader: Reader;
}

/** Counts of users, leads and everything else that administrators manage. */
export function OverviewCounts({ overview, reader }: OverviewCountsProps) {
  const roleLabels = useWords(roleNames);
  const words = useWords(overviewWords).counts;
  const formatted = (count: number | undefined) => figure(count ?? 0, reader);
  const users = overview?.users;
  const hintOf = (name: (typeof counts)[number]['name']) =>
    name === 'users' ? words.users.hint(formatted(users?.banned)) : words[name].hint;
  return (
    <Stack as="section" space="large" aria-labelledby="admin-counts">
      <Heading level={2} id="admin-counts">
        {words.label}
      </Heading>
      <Grid columns={{ mobile: 2, desktop: 3 }} space={{ mobile: 'xsmall', tablet: 'large' }}>
        {counts.map(({ name, icon, of, href }) => (
          <StatCard
            key={name}
            label={words[name].label}
            figure={formatted(overview ? of(overview) : undefined)}
            hint={hintOf(name)}
            icon={icon}
            href={href}
            isLoading={overview === null}
          />
        ))}
      </Grid>
      {users && (
        <Card>
          <DonutChart
            title={words.byRole.title}
            heads={[words.byRole.role, words.byRole.users]}
            data={(Object.keys(roleLabels) as Role[]).map((role) => ({
              label: roleLabels[role],
              value: users.byRole[role] ?? 0,
            }))}
            formatValue={(count) => figure(count, reader)}
          />
        </Card>
      )}
    </Stack>
  );
}
