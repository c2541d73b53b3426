import type { DecisionChoice } from '@vetsync/machines/model/exchange';
import ListChecks from 'lucide-react/icons/list-checks';
import { TableMenu } from '../../components/Table/TableMenu.tsx';
import { useWords } from '../../language/useWords.ts';
import { decisionWords } from './Decision.words.ts';

interface DecideMenuProps {
  name: string;
  choices: readonly DecisionChoice[];
  /** Of the application, where the choice is confirmed, with words for the applicant. */
  href: string;
  /** Without its word, in a table. @default false */
  isIconOnly?: boolean;
}

/** Decides from a row: the answers that are possible, and for a no its reason. */
export function DecideMenu({ name, choices, href, isIconOnly = false }: DecideMenuProps) {
  const words = useWords(decisionWords);
  const items = choices.map(({ decision, reason, query }) => ({
    id: query,
    label: reason ? words.reason.labels[reason] : words.choices[decision],
    href: href + (href.includes('?') ? '&' : '?') + query,
    reason,
  }));
  const refusals = items.filter(({ reason }) => reason !== null);
  return (
    <TableMenu
      aria-label={words.decideOn(name)}
      {...(isIconOnly && { icon: ListChecks })}
      items={items.filter(({ reason }) => reason === null)}
      groups={refusals.length > 0 ? [{ id: 'no', label: words.noBecause, items: refusals }] : []}
    >
      {words.decide}
    </TableMenu>
  );
}
