import type { chatMachine } from '@vetsync/machines/battleBuddy/chat';
import { crisisHelp } from '@vetsync/machines/system/model';
import { idOf, payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  chat: payloadsOf<typeof chatMachine>({
    outputs: { findCrisis: () => [null, crisisHelp({ level: 'explicit', kind: 'suicide' }), 'unchecked'] },
    events: {
      'draft.change': () => [{ text: 'Which benefits can I use for school?' }],
      'prompt.choose': () => [{ prompt: 'Help me with my resume' }],
      'conversation.restored': ({ messages }) => [{ messages }],
      'message.toggle': ({ messages }) => [{ id: idOf(messages) }],
    },
  }),
};
