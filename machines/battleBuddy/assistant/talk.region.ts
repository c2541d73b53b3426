import { failureHandlers, withEvent } from '../../kit/index.ts';
import { assistantSetup, idToRead, questionOf } from './assistant.setup.ts';

const { transitionWithError, onTimeout } = failureHandlers('setProblem');

const unchecked = {
  target: 'checked',
  actions: { type: 'showCrisis', params: { output: 'unchecked' } },
} as const;
const failed = { type: 'setTurn', params: { state: 'failed' } } as const;
const retry = { 'answer.retry': { guard: 'isBroken', target: 'checked', actions: 'restartTurn' } } as const;

/**
 * One conversation: it is read, or begins with its first question. A question is looked at for signs of a crisis before it is
 * sent, and sent in any case. An answer that broke off, that was stopped, or that a reload left unfinished is asked for again
 * under the same id.
 */
export const talkRegion = assistantSetup.createStateConfig({
  initial: 'routing',
  on: {
    'location.changed': [
      { guard: withEvent('isShown') },
      { target: '.routing', actions: withEvent('setOpen') },
    ],
  },
  states: {
    routing: {
      always: [
        { guard: 'isNew', target: 'ready' },
        { guard: 'isNamed', target: 'opening' },
        { guard: 'isListed', target: 'opening' },
        { target: 'waiting' },
      ],
    },
    /** The list says which conversation is the newest. */
    waiting: {
      always: { guard: 'isListed', target: 'routing' },
      // A list that can't be loaded keeps nobody from asking.
      on: { 'question.ask': { target: 'checking', actions: withEvent('addTurn') }, 'message.send': send() },
    },
    opening: {
      invoke: {
        src: 'read',
        input: ({ context }) => ({ server: context.server, id: idToRead(context) }),
        onDone: { target: 'opened', actions: withEvent('setConversation') },
        onError: [{ guard: withEvent('isMissing'), target: 'missing' }, transitionWithError('unread')],
      },
      after: onTimeout('unread'),
    },
    opened: { always: [{ guard: 'isUnfinished', target: 'answering' }, { target: 'ready' }] },
    unread: {
      // It was deleted with all others.
      always: { guard: 'isNew', target: 'ready' },
      on: { 'conversation.retry': 'opening' },
    },
    missing: { always: { guard: 'isNew', target: 'ready' } },
    ready: {
      on: {
        'message.send': send(),
        'question.ask': { target: 'checking', actions: withEvent('addTurn') },
        ...retry,
      },
    },
    checking: {
      invoke: {
        src: 'findCrisis',
        input: ({ context: { turns } }) => ({ text: turns.at(-1)?.text ?? '' }),
        onDone: { target: 'checked', actions: withEvent('showCrisis') },
        onError: unchecked,
      },
      after: { crisisCheck: unchecked },
    },
    checked: { always: [{ guard: 'hasBegun', target: 'answering' }, { target: 'beginning' }] },
    beginning: {
      invoke: {
        src: 'begin',
        input: ({ context: { server, language } }) => ({ server, language }),
        onDone: { target: 'answering', actions: [withEvent('setBegun'), 'emitRoute'] },
        onError: { target: 'ready', actions: [withEvent('setProblem'), failed] },
      },
    },
    answering: {
      invoke: { src: 'answer', input: ({ context }) => questionOf(context) },
      on: {
        'part.received': { actions: withEvent('addPart') },
        'answer.ended': { target: 'ready', actions: { type: 'setTurn', params: { state: 'answered' } } },
        'answer.failed': { target: 'ready', actions: [withEvent('setProblem'), failed] },
        'answer.stop': { target: 'ready', actions: { type: 'setTurn', params: { state: 'stopped' } } },
      },
    },
  },
});

function send() {
  return {
    guard: 'isSendable',
    target: 'checking',
    actions: [
      { type: 'addTurn', params: ({ context }: { context: { draft: string } }) => ({ text: context.draft }) },
      'clearDraft',
    ],
  } as const;
}
