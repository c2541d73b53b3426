import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLanguageLocale } from '../../language/locale.ts';
import { useWords } from '../../language/useWords.ts';
import { action as actionStyle, bar, clear, count as countStyle, onPhone } from './ActionBar.css.ts';
import { actionBarWords } from './ActionBar.words.ts';

export interface BarAction<Id extends string = string> {
  id: Id;
  label: string;
  /** How many of the selected things the action changes. With 0, it can't be pressed. */
  count?: number;
  isDisabled?: boolean;
}

export interface ActionBarProps<Id extends string = string> extends RootProps<'section'> {
  /** Number of selected things. */
  selected: number;
  /** Number of things that can be selected. Above a wide table, the checkbox in its head selects all. */
  selectable?: number;
  actions: readonly BarAction<Id>[];
  onAction: (id: Id) => void;
  /** Adds a button, while fewer are selected than can be. */
  onSelectAll?: () => void;
  onClear: () => void;
  /** More controls after the actions. */
  children?: ReactNode;
}

/** What can be done with what is selected in a list. Show it while something is, in the place of the head of the list. */
export function ActionBar<Id extends string>({
  selected,
  selectable = 0,
  actions,
  onAction,
  onSelectAll,
  onClear,
  children,
  ...rest
}: ActionBarProps<Id>) {
  const words = useWords(actionBarWords);
  const { format } = new Intl.NumberFormat(useLanguageLocale());
  return (
    <section data-component="ActionBar" aria-label={words.label} {...rest} className={bar}>
      <output className={countStyle}>{words.selected(format(selected))}</output>
      {actions.map(({ id, label, count, isDisabled }) => (
        <button
          key={id}
          type="button"
          className={actionStyle}
          disabled={isDisabled || count === 0}
          onClick={() => onAction(id)}
        >
          {count === undefined ? label : words.action(label, format(count))}
        </button>
      ))}
      {children}
      {onSelectAll && selected < selectable && (
        <button type="button" className={`${actionStyle} ${onPhone}`} onClick={onSelectAll}>
          {words.all(format(selectable))}
        </button>
      )}
      <button type="button" className={`${actionStyle} ${clear}`} onClick={onClear}>
        <Icon of={X} size="small" />
        {words.clear}
      </button>
    </section>
  );
}
