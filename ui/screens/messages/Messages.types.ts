import type { InboxEvent, InboxView } from '@vetsync/machines/exchange/inbox';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screen. Its parts use them too.

export interface InboxProps extends ScreenProps<InboxView, InboxEvent> {
  /** Name of the tab that shows nothing else. Omitted where a page around has the first heading. */
  title?: string | undefined;
}
