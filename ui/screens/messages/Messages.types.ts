import type { MessagingEvent, MessagingView, ThreadView } from '@vetsync/machines/messaging';

// Props of this family's screens. The parts of a screen use them too.

export interface MessagesProps {
  view: MessagingView;
  send: (event: MessagingEvent) => void;
}

export interface MessageThreadProps extends MessagesProps {
  thread: ThreadView;
}
