import type { ChatEvent, ChatView } from '@vetsync/machines/chat';

// What the screens of this family share with their parts.

export interface ChatProps {
  view: ChatView;
  send: (event: ChatEvent) => void;
}
