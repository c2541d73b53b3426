import type { AdminOverview } from '@vetsync/machines/admin/model';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { useWords } from '../../language/useWords.ts';
import { overviewWords } from './AdminDashboard.words.ts';

const parts = [
  { part: 'organizations', href: '/admin-dashboard?tab=organizations' },
  { part: 'reports', href: '/admin-dashboard?tab=reports' },
] as const;

/** What waits for an administrator, each with a link to its list. Nothing at all if nothing waits. */
export function WaitingDecisions({ waiting }: Pick<AdminOverview, 'waiting'>) {
  const words = useWords(overviewWords).waiting;
  const rows = parts.filter(({ part }) => waiting[part] > 0);
  if (rows.length === 0) return null;
  return (
    <Section title={words.title}>
      <RowList>
        {rows.map(({ part, href }) => (
          <Row key={part} href={href} title={words[part](waiting[part])} detail={words[`${part}Detail`]} />
        ))}
      </RowList>
    </Section>
  );
}
