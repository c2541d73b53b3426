import type { MessagingEvent, MessagingView, ConversationView } from '@vetsync/machines/messaging';

// Props of this family's screens. The parts of a screen use them too.

export interface MessagesProps {
  view: MessagingView;
  send: (event: MessagingEvent) => void;
}

export interface OpenConversationProps extends MessagesProps {
  conversation: ConversationView;
}
