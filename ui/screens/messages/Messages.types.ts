import type { MessagingEvent, MessagingView, ThreadView } from '@vetsync/machines/messaging';

// What the screens of this family share with their parts.

export interface MessagesProps {
  view: MessagingView;
  send: (event: MessagingEvent) => void;
}

export interface MessageThreadProps extends MessagesProps {
  thread: ThreadView;
}
