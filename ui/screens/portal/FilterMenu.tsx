import Plus from 'lucide-react/icons/plus';
import { Menu } from '../../components/Menu/Menu.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { figure } from '../format.ts';
import { portalTableWords } from './PortalTable.words.ts';
import type { PortalTableProps } from './PortalTable.types.ts';

/** Between a column's key, which has no colon, and a value. */
const between = ':';
const idOf = (column: string, value: string) => `${column}${between}${value}`;

/** Every value of every filter, with the number of rows that it leaves. */
export function FilterMenu({ view, send }: PortalTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { filters, offered, reader } = view;
  const choose = (id: string) => {
    const at = id.indexOf(between);
    const [column, value] = [id.slice(0, at), id.slice(at + 1)];
    const isChosen = filters.some((filter) => filter.column === column && filter.value === value);
    send({ type: 'filter.choose', column, value: isChosen ? null : value });
  };
  return (
    <Menu
      label={words.filters.add}
      icon={Plus}
      placement="bottom end"
      isOpen={offered === 'menu'}
      onOpenChange={(isOpen) =>
        send(isOpen ? { type: 'filters.open', as: 'menu' } : { type: 'filters.close' })
      }
      groups={filters.map(({ column, label, value, options }) => ({
        id: column,
        label: write(label),
        selectedId: value === null ? null : idOf(column, value),
        items: options.map((option) => ({
          id: idOf(column, option.value),
          label: write(option.label),
          ...(option.count !== null && { count: figure(option.count, reader) }),
        })),
      }))}
      onAction={choose}
    />
  );
}
