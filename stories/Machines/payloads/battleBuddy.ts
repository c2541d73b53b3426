import type { assistantMachine } from '@vetsync/machines/battleBuddy/assistant';
import type { chatMachine } from '@vetsync/machines/battleBuddy/chat';
import { crisisHelp } from '@vetsync/machines/system/model';
import { answered, conversations, housing, turn } from '../../Screens/battleBuddy/assistant.ts';
import { idOf, payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  assistant: payloadsOf<typeof assistantMachine>({
    outputs: {
      findCrisis: () => [null, crisisHelp({ level: 'explicit', kind: 'suicide' }), 'unchecked'],
      load: () => [conversations],
      begin: () => [housing],
      read: () => [{ conversation: housing, messages: [{ ...turn(), parts: [...answered] }] }],
      rename: () => [{ ...housing, name: 'Austin' }],
    },
    events: {
      'draft.change': () => [{ text: 'How much is housing in 78712?' }],
      'question.ask': () => [{ text: 'What if I study online?' }],
      'why.toggle': ({ turns }) => [{ message: idOf(turns) }],
      'proposal.send': ({ turns }) => [
        { message: idOf(turns), index: answered.findIndex(({ type }) => type === 'proposal') },
      ],
      'feedback.give': ({ turns }) => [{ message: idOf(turns), feedback: { helpful: true } }],
      'aloud.toggle': ({ turns }) => [{ message: idOf(turns), text: 'VA pays up to $2,241 a month there.' }],
      'search.change': () => [{ q: 'housing' }],
      'name.change': () => [{ name: 'Austin' }],
      'conversation.delete': () => [{ id: housing.id }, { id: null }],
      'location.changed': () => [{ open: { id: housing.id } }],
      'part.received': () => [{ part: { type: 'text', delta: 'VA pays up to $2,241 a month there.' } }],
      'answer.failed': () => [{ error: { status: 0, code: 'unreachable' } }],
      'speech.heard': () => [{ text: 'How much is housing' }],
    },
  }),
  chat: payloadsOf<typeof chatMachine>({
    outputs: { findCrisis: () => [null, crisisHelp({ level: 'explicit', kind: 'suicide' }), 'unchecked'] },
    events: {
      'draft.change': () => [{ text: 'Which benefits can I use for school?' }],
      'prompt.choose': () => [{ prompt: 'Help me with my resume' }],
      'message.toggle': ({ messages }) => [{ id: idOf(messages) }],
    },
  }),
};
