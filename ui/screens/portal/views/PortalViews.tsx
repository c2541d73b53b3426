import Rows4 from 'lucide-react/icons/rows-4';
import Rows3 from 'lucide-react/icons/rows-3';
import BookmarkMinus from 'lucide-react/icons/bookmark-minus';
import Download from 'lucide-react/icons/download';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Menu, type MenuAction } from '../../../components/Menu/Menu.tsx';
import { TabLinks } from '../../../components/TabLinks/TabLinks.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useFocusOnChange } from '../../system/parts/focus.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import * as styles from './PortalViews.css.ts';
import { countText } from '../countText.ts';
import { portalTableWords } from '../PortalTable.words.ts';
import type { PortalTableProps } from '../PortalTable.types.ts';

type Option = 'compact' | 'comfortable' | 'save' | 'remove';

/** The views of a list with their counts, how many rows there are, and how they are displayed. */
export function PortalViews({ view, send }: PortalTableProps) {
  const words = useWords(portalTableWords);
  const write = usePhrases();
  const { views, rows, density, undoNotice } = view;
  // The Undo and Dismiss buttons disappear with the notice, so the focus would be lost.
  const shownCount = useFocusOnChange<HTMLDivElement>(undoNotice?.id ?? '', { ifLost: true });
  const saved = views.find(({ savedId, isCurrent }) => isCurrent && savedId !== null);
  const options: readonly MenuAction<Option>[] = [
    density === 'compact'
      ? { id: 'comfortable', label: words.options.comfortable, icon: Rows3 }
      : { id: 'compact', label: words.options.compact, icon: Rows4 },
    ...(rows.length > 0 ? [{ id: 'save', label: words.save, icon: Download } as const] : []),
    ...(saved
      ? [
          {
            id: 'remove',
            label: words.options.remove(write(saved.label ?? '')),
            icon: BookmarkMinus,
            tone: 'critical',
          } as const,
        ]
      : []),
  ];
  const run = (option: Option) => {
    if (option === 'save') send({ type: 'csv.save' });
    else if (option === 'remove') send({ type: 'view.remove', viewId: saved?.savedId ?? '' });
    else send({ type: 'density.choose', density: option });
  };
  return (
    <div className={styles.line}>
      <div className={styles.views}>
        <TabLinks
          label={words.views.label}
          items={views.map(({ label, href, count, isCurrent }) => ({
            label: label === null ? words.views.all : write(label),
            href,
            count,
            isCurrent,
          }))}
        />
      </div>
      <div className={styles.end}>
        <div ref={shownCount} tabIndex={-1}>
          <output>
            <Text as="span" size="small" tone="muted" numeric>
              {countText(words, view, write)}
            </Text>
          </output>
        </div>
        <div className={styles.options}>
          <Menu<Option>
            label={words.options.label}
            icon={SlidersHorizontal}
            variant="quiet"
            size="small"
            placement="bottom end"
            items={options}
            onAction={run}
          />
        </div>
      </div>
    </div>
  );
}
