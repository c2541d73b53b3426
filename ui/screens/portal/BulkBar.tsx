import X from 'lucide-react/icons/x';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { figure } from '../format.ts';
import { action, bar, clear, count as countStyle, onPhone } from './BulkBar.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { portalTableWords } from './PortalTable.words.ts';
import type { PortalTableProps } from './PortalTable.types.ts';

/** What can be done with the selected rows, in the place of the list's head. */
export function BulkBar({ view: { bulk, rows, selected, reader }, send }: PortalTableProps) {
  const words = useWords(portalTableWords).bulk;
  const write = usePhrases();
  return (
    <section className={bar} aria-label={words.label}>
      <output className={countStyle}>{words.selected(figure(selected.size, reader))}</output>
      {bulk.map(({ id, label, count, isEnabled }) => (
        <button
          key={id}
          type="button"
          className={action}
          disabled={!isEnabled}
          onClick={() => send({ type: 'bulk.run', action: id })}
        >
          {words.action(write(label), figure(count, reader))}
        </button>
      ))}
      {selected.size < rows.length && (
        <button
          type="button"
          className={`${action} ${onPhone}`}
          onClick={() => send({ type: 'rows.selectAll' })}
        >
          {words.all(figure(rows.length, reader))}
        </button>
      )}
      <button
        type="button"
        className={`${action} ${clear}`}
        onClick={() => send({ type: 'selection.clear' })}
      >
        <Icon of={X} size="small" />
        {words.clear}
      </button>
    </section>
  );
}
