import type { TableDensity } from '@vetsync/machines/portal/model';
import BookmarkMinus from 'lucide-react/icons/bookmark-minus';
import Rows3 from 'lucide-react/icons/rows-3';
import Rows4 from 'lucide-react/icons/rows-4';
import type { MenuAction } from '../../../components/Menu/Menu.tsx';
import type { Translation } from '../../../language/translate.ts';
import type { portalTableWords } from '../PortalTable.words.ts';

/** What acts on a list as a whole: its row height, the file of it, and the saved view that is displayed. */
export type ListOption = TableDensity | 'save' | 'remove';
type Words = Pick<Translation<typeof portalTableWords>, 'options'>;

/** Offers the other row height. */
export const densityOption = ({ options }: Words, density: TableDensity): MenuAction<ListOption> =>
  density === 'compact'
    ? { id: 'comfortable', label: options.comfortable, icon: Rows3 }
    : { id: 'compact', label: options.compact, icon: Rows4 };

export const removeOption = ({ options }: Words, name: string): MenuAction<ListOption> => ({
  id: 'remove',
  label: options.remove(name),
  icon: BookmarkMinus,
  tone: 'critical',
});
