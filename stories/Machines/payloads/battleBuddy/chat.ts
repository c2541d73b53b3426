import type { chatMachine } from '@vetsync/machines/chat';
import * as z from 'zod/mini';
import { anObject, idOf, payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof chatMachine>({
  outputs: { mentionsCrisis: () => [false, true] },
  events: {
    'draft.change': {
      schema: z.object({ text: z.string() }),
      ready: () => [{ text: 'Which benefits can I use for school?' }],
    },
    'prompt.choose': {
      schema: z.object({ prompt: z.string() }),
      ready: () => [{ prompt: 'Help me with my resume' }],
    },
    'conversation.restored': {
      schema: z.object({ messages: z.array(anObject) }),
      ready: ({ messages }) => [{ messages }],
    },
    'message.toggle': {
      schema: z.object({ id: z.string() }),
      ready: ({ messages }) => [{ id: idOf(messages) }],
    },
  },
});
