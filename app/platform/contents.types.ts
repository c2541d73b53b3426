import type { LazyTab } from '@vetsync/machines/platform';
import type { ShellContent } from '@vetsync/machines/shell';
import type { ReactElement } from 'react';

/** Which content of a platform is shown. */
export type ShownContent = Pick<ShellContent, 'role' | 'tab' | 'screen'>;

/** The tabs of one platform. Apart from `contents.ts`, because the tabs it imports use it. */
export interface Contents {
  /** The tab's machine, or null. */
  lazyTabAt: (at: ShownContent) => LazyTab | null;
  /** Fetches a tab before it is needed, so that it is drawn at once. */
  prefetch: (at: ShownContent) => Promise<void>;
  /** Draws a tab. It starts anew if the role, tab or screen changes. */
  contentAt: (at: ShownContent) => ReactElement;
}
