import type { IntlConfig } from '@vetsync/machines/system/model';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useWords } from '../../language/useWords.ts';
import { formatNumber } from '../format.ts';
import { action, bar, clear, count as countStyle, onPhone } from './BulkBar.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { portalTableWords } from './PortalTable.words.ts';

export interface BulkBarProps<Id extends string> {
  /** Number of selected rows. */
  selected: number;
  /** Number of rows that can be selected. */
  listed: number;
  /** `count`: how many of the selected rows an action applies to. */
  actions: readonly { id: Id; label: string; count: number; isEnabled: boolean }[];
  intl: Pick<IntlConfig, 'locale'>;
  onAction: (id: Id) => void;
  onSelectAll: () => void;
  onClear: () => void;
  /** More controls after the actions. */
  children?: ReactNode;
}

/** What can be done with the selected rows, in the place of the list's head. */
export function BulkBar<Id extends string>({
  selected,
  listed,
  actions,
  intl,
  onAction,
  onSelectAll,
  onClear,
  children,
}: BulkBarProps<Id>) {
  const words = useWords(portalTableWords).bulk;
  return (
    <section className={bar} aria-label={words.label}>
      <output className={countStyle}>{words.selected(formatNumber(selected, intl))}</output>
      {actions.map(({ id, label, count, isEnabled }) => (
        <button key={id} type="button" className={action} disabled={!isEnabled} onClick={() => onAction(id)}>
          {words.action(label, formatNumber(count, intl))}
        </button>
      ))}
      {children}
      {selected < listed && (
        <button type="button" className={`${action} ${onPhone}`} onClick={onSelectAll}>
          {words.all(formatNumber(listed, intl))}
        </button>
      )}
      <button type="button" className={`${action} ${clear}`} onClick={onClear}>
        <Icon of={X} size="small" />
        {words.clear}
      </button>
    </section>
  );
}
