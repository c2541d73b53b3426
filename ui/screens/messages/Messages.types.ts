import type { InboxEvent, InboxView } from '@vetsync/machines/exchange/inbox';

// Props of this family's screen. Its parts use them too.

export interface InboxProps {
  view: InboxView;
  send: (event: InboxEvent) => void;
  /** Name of the tab that shows nothing else. Omitted where a page around has the first heading. */
  title?: string | undefined;
}
