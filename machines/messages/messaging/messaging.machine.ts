import { withEvent } from '../../kit/index.ts';
import { conversationsOf } from '../model/index.ts';
import { messagingSetup } from './messaging.setup.ts';

/**
 * Conversations of an organization with the people who applied to it (platform spec, section 2, "Sidebar"). Opening one marks it as
 * read. Sample people answer after a delay, once, even if the conversation is open in two tabs or was left in the meantime.
 */
export const messagingMachine = messagingSetup.createMachine({
  id: 'messaging',
  type: 'parallel',
  context: ({ input: { stored, reader, ...input } }) => ({
    ...input,
    drafts: stored,
    conversations: conversationsOf(input.mailbox),
    personQuery: '',
    reader: { ...reader, now: input.now() },
  }),
  entry: ['startClock', 'awaitAnswers'],
  on: {
    'clock.tick': { actions: ['readClock', 'startClock'] },
    'reply.come': { actions: withEvent('answer') },
    'location.changed': {
      target: ['.list.judging', '.conversation.arriving'],
      actions: withEvent('setRoute'),
    },
    'mailbox.changed': {
      target: ['.list.judging', '.conversation.arriving'],
      actions: [withEvent('setMailbox'), 'awaitAnswers'],
    },
  },
  states: {
    list: {
      initial: 'judging',
      on: {
        'search.change': {
          target: ['.judging', '#messaging.conversation.arriving'],
          actions: { type: 'change', params: ({ event }) => ({ q: event.q }) },
        },
        'list.choose': {
          target: ['.judging', '#messaging.conversation.arriving'],
          actions: { type: 'change', params: ({ event }) => ({ list: event.list }) },
        },
        'filters.clear': {
          target: ['.judging', '#messaging.conversation.arriving'],
          actions: { type: 'change', params: { q: '', list: 'all' } },
        },
      },
      states: {
        judging: {
          always: [
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'foundNone', target: 'none' },
            { target: 'some' },
          ],
        },
        some: {},
        /** No conversation matches the search. */
        none: {},
        empty: {},
      },
    },
    conversation: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'opensNothing', target: 'closed' },
            { guard: 'isChoosing', target: 'choosing' },
            { guard: 'isPerson', target: 'open' },
            { target: 'missing' },
          ],
        },
        closed: {},
        /** The person chooses a recipient. */
        choosing: {
          on: { 'person.search': { actions: withEvent('lookForPerson') } },
        },
        open: {
          entry: 'markRead',
          on: {
            'text.change': { actions: withEvent('write') },
            'template.use': { actions: withEvent('useTemplate') },
            'message.send': { guard: 'canSend', actions: 'sendMessage' },
          },
        },
        /** The URL names an unknown person. */
        missing: {},
      },
    },
  },
});
