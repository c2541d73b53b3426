import type { LazyTab } from '@vetsync/machines/shell/platform';
import type { ShellContent } from '@vetsync/machines/shell/shell';
import type { ReactElement } from 'react';

/** Which content of a platform is shown. */
export type ShownContent = Pick<ShellContent, 'role' | 'tab' | 'screen'>;

/** The tabs of one platform. In its own file, because the tabs that `tabLoader.ts` imports use this type. */
export interface TabLoader {
  /** The tab's machine; null if its page runs machines of its own. */
  lazyTabAt: (at: ShownContent) => LazyTab | null;
  /** Fetches a tab before it is opened, so that it can be displayed at once. */
  prefetch: (at: ShownContent) => Promise<void>;
  renderTab: (at: ShownContent) => ReactElement;
  /** Forgets the tab's component, so that its code is fetched again. */
  discard: (at: ShownContent) => void;
}
