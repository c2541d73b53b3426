import type { ChatEvent, ChatView } from '@vetsync/machines/battleBuddy/chat';

// Props of this family's screens. The parts of a screen use them too.

export interface ChatProps {
  view: ChatView;
  send: (event: ChatEvent) => void;
}
