import type { ChatEvent, ChatView } from '@vetsync/machines/battleBuddy/chat';
import type { ScreenProps } from '../system/parts/screenProps.ts';

// Props of this family's screens. The parts of a screen use them too.

export type ChatProps = ScreenProps<ChatView, ChatEvent>;
