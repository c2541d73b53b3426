import type { AdminOverview } from '@vetsync/machines/admin/model';
import type { IntlConfig } from '@vetsync/machines/system/model';
import { Section } from '../../components/Section/Section.tsx';
import { StatStrip } from '../../components/StatStrip/StatStrip.tsx';
import { formatNumber } from '../format.ts';
import { useWords } from '../../language/useWords.ts';
import { overviewWords } from './AdminDashboard.words.ts';

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

export interface OverviewCountsProps {
  /** Null while loading: the strip shows placeholders. */
  overview: AdminOverview | null;
  intl: IntlConfig;
}

/** Counts of users, leads and everything else that administrators manage. */
export function OverviewCounts({ overview, intl }: OverviewCountsProps) {
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
