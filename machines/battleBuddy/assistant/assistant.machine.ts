import { withEvent } from '../../kit/index.ts';
import type { AssistantPart } from '../model/index.ts';
import { proposalId } from './assistant.events.ts';
import { assistantSetup, changeFailure, startOf } from './assistant.setup.ts';
import type { AssistantContext } from './assistant.setup.ts';
import { listRegion } from './list.region.ts';
import { talkRegion } from './talk.region.ts';

function commandOf({ turns, sending }: AssistantContext) {
  const { message, index } = sending!;
  const proposal = turns.find(({ id }) => id === message)!.parts[index] as AssistantPart & {
    type: 'proposal';
  };
  return { ...proposal.command, id: proposalId(message, index) };
}

const give = { guard: 'hasBegun', target: 'sending', actions: withEvent('setFeedback') } as const;

/**
 * The assistant of a signed-in person: their conversations, and the one that is open. What it proposes is sent only by the
 * person's press. Typing is possible at any time; the crisis card stays above everything until it is put away.
 */
export const assistantMachine = assistantSetup.createMachine({
  id: 'assistant',
  context: ({ input }) => startOf(input),
  type: 'parallel',
  invoke: { src: 'locationChanges' },
  on: {
    'draft.change': { actions: withEvent('write') },
    'speech.heard': { actions: withEvent('hear') },
    'crisis.dismiss': { actions: 'hideCrisis' },
    'why.toggle': { actions: withEvent('toggleWhy') },
  },
  states: {
    list: listRegion,
    talk: talkRegion,
    proposal: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'proposal.send': {
              guard: withEvent('isProposed'),
              target: 'sending',
              actions: withEvent('chooseProposal'),
            },
          },
        },
        sending: {
          invoke: {
            src: 'send',
            input: ({ context }) => ({ server: context.server, command: commandOf(context) }),
            onDone: { target: 'idle', actions: { type: 'settleProposal', params: { state: 'sent' } } },
            onError: {
              target: 'idle',
              actions: { type: 'settleProposal', params: ({ event: { error } }) => ({ state: { error } }) },
            },
          },
        },
      },
    },
    feedback: {
      initial: 'idle',
      states: {
        idle: { on: { 'feedback.give': give } },
        sending: {
          // Within the region: a new one replaces the one that is sent.
          on: { 'feedback.give': { ...give, reenter: true } },
          invoke: {
            src: 'rate',
            input: ({ context: { server, conversation }, event }) => {
              const { message, feedback } = event as Extract<typeof event, { type: 'feedback.give' }>;
              return { server, conversation: conversation?.id ?? '', message, feedback };
            },
            onDone: 'idle',
            onError: 'failed',
          },
        },
        failed: { on: { 'feedback.give': give } },
      },
    },
    dictation: {
      initial: 'off',
      states: {
        off: { on: { 'dictation.toggle': { guard: 'canListen', target: 'listening' } } },
        listening: {
          invoke: { src: 'listen', input: ({ context }) => ({ language: context.language }) },
          on: { 'dictation.toggle': 'off', 'speech.ended': 'off', 'message.send': 'off' },
        },
      },
    },
    aloud: {
      initial: 'quiet',
      states: {
        quiet: {
          entry: 'silence',
          on: { 'aloud.toggle': { guard: 'canSpeak', target: 'reading', actions: withEvent('setAloud') } },
        },
        reading: {
          invoke: {
            src: 'speak',
            input: ({ context }) => ({ language: context.language, text: context.aloud?.text ?? '' }),
          },
          on: {
            'aloud.toggle': [
              {
                guard: withEvent('isOtherAloud'),
                target: 'reading',
                reenter: true,
                actions: withEvent('setAloud'),
              },
              { target: 'quiet' },
            ],
            'aloud.ended': 'quiet',
            'location.changed': 'quiet',
          },
        },
      },
    },
    naming: {
      initial: 'closed',
      on: { 'location.changed': '.closed' },
      states: {
        closed: { on: { 'name.edit': { guard: 'hasBegun', target: 'editing', actions: 'startName' } } },
        editing: {
          on: {
            'name.change': { actions: withEvent('setName') },
            'name.save': { guard: 'hasName', target: 'saving' },
            'name.cancel': 'closed',
          },
        },
        saving: {
          invoke: {
            src: 'rename',
            input: ({ context: { server, conversation, name } }) => ({
              server,
              id: conversation?.id ?? '',
              name: name.trim(),
            }),
            onDone: { target: 'closed', actions: withEvent('setRenamed') },
            onError: changeFailure.transitionWithError('failed'),
          },
          after: changeFailure.onTimeout('failed'),
        },
        failed: {
          on: {
            'name.change': { target: 'editing', actions: withEvent('setName') },
            'name.save': 'saving',
            'name.cancel': 'closed',
          },
        },
      },
    },
    deletion: {
      initial: 'closed',
      states: {
        closed: { on: { 'conversation.delete': { target: 'asking', actions: withEvent('askDelete') } } },
        asking: { on: { 'delete.confirm': 'deleting', 'delete.cancel': 'closed' } },
        deleting: {
          invoke: {
            src: 'remove',
            input: ({ context: { server, deleting } }) => ({ server, id: deleting }),
            onDone: { target: 'closed', actions: ['setDeleted', 'emitRoute'] },
            onError: changeFailure.transitionWithError('failed'),
          },
          after: changeFailure.onTimeout('failed'),
        },
        failed: { on: { 'delete.confirm': 'deleting', 'delete.cancel': 'closed' } },
      },
    },
  },
});
