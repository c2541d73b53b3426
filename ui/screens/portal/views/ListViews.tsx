import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Menu, type MenuAction } from '../../../components/Menu/Menu.tsx';
import { TabLinks, type TabLink } from '../../../components/TabLinks/TabLinks.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import * as styles from './PortalViews.css.ts';
import { portalTableWords } from '../PortalTable.words.ts';

export interface ListViewsProps<Option extends string> {
  views: readonly TabLink[];
  /** How many rows there are, as text. */
  count: string;
  /** What acts on the list as a whole. */
  options: readonly MenuAction<Option>[];
  onOption: (option: Option) => void;
}

/** The views of a list, how many rows there are, and what acts on the list as a whole. */
export function ListViews<Option extends string>({
  views,
  count,
  options,
  onOption,
}: ListViewsProps<Option>) {
  const words = useWords(portalTableWords);
  return (
    <div className={styles.line}>
      {views.length > 0 && (
        <div className={styles.views}>
          <TabLinks label={words.views.label} items={views} />
        </div>
      )}
      <div className={styles.end}>
        <output>
          <Text as="span" size="small" tone="muted" numeric>
            {count}
          </Text>
        </output>
        <div className={styles.options}>
          <Menu<Option>
            label={words.options.label}
            icon={SlidersHorizontal}
            variant="quiet"
            size="small"
            placement="bottom end"
            items={options}
            onAction={onOption}
          />
        </div>
      </div>
    </div>
  );
}
