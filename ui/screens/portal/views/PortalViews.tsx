import Download from 'lucide-react/icons/download';
import type { MenuAction } from '../../../components/Menu/Menu.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { densityOption, removeOption, type ListOption } from './listOptions.ts';
import { ListViews } from './ListViews.tsx';
import { countText } from '../countText.ts';
import { portalTableWords } from '../PortalTable.words.ts';
import type { PortalTableProps } from '../PortalTable.types.ts';

/** The views of a list with their counts, how many rows there are, and how they are displayed. */
export function PortalViews({ view, send }: PortalTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { views, rows, canSave, density } = view;
  const saved = views.find(({ savedId, isCurrent }) => isCurrent && savedId !== null);
  const options: readonly MenuAction<ListOption>[] = [
    densityOption(words, density),
    ...(canSave && rows.length > 0 ? [{ id: 'save', label: words.save, icon: Download } as const] : []),
    ...(saved ? [removeOption(words, write(saved.label ?? ''))] : []),
  ];
  const run = (option: ListOption) => {
    if (option === 'save') send({ type: 'csv.save' });
    else if (option === 'remove') send({ type: 'view.remove', viewId: saved?.savedId ?? '' });
    else send({ type: 'density.choose', density: option });
  };
  return (
    <ListViews
      views={views.map(({ label, href, count, isCurrent }) => ({
        label: label === null ? words.views.all : write(label),
        href,
        count,
        isCurrent,
      }))}
      count={countText(words, view, write)}
      options={options}
      onOption={run}
    />
  );
}
