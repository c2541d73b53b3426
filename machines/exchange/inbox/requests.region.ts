import { failureHandlers, withEvent } from '../../kit/index.ts';
import { inboxSetup } from './inbox.setup.ts';
import { answerCommandOf } from './inboxCommands.ts';
import { provenCall } from '../../kit/provenCall.ts';
import type { InboxContext } from './inboxContext.ts';

const { transitionWithError, onTimeout } = failureHandlers('setRequestProblem');

const load = {
  invoke: {
    src: 'loadContacts',
    onDone: { target: 'listed', actions: withEvent('setContacts') },
    onError: transitionWithError('failed'),
  },
  after: onTimeout('failed'),
} as const;
const answer = {
  'request.accept': { guard: 'isAsked', target: 'answering', actions: withEvent('chooseAnswer') },
  'request.decline': { guard: 'isAsked', target: 'answering', actions: withEvent('chooseAnswer') },
  'contacts.outdated': 'refreshing',
} as const;

/** Organizations that ask a person for a conversation, and what became of the person's reports. */
export const requestsRegion = inboxSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isPersonal', target: 'loading' }, { target: 'none' }] },
    /** Nobody asks an organization. */
    none: {},
    loading: load,
    failed: { on: { 'requests.retry': 'loading', 'contacts.outdated': 'loading' } },
    listed: { on: answer },
    /** The session ended: the sign-in dialog is open. */
    ...provenCall({
      name: 'request',
      state: 'answering',
      src: 'sendCommand',
      request: (context: InboxContext) => ({ command: answerCommandOf(context) }),
      done: { target: 'refreshing', actions: ['openAccepted', 'leaveDeclined', 'markOutdated'] },
      failed: 'notAnswered',
      refused: [
        // Answered on another device.
        { guard: 'isAnswered', target: 'refreshing' },
        { target: 'notAnswered' },
      ],
    }),
    notAnswered: { on: answer },
    /** Those before stay visible. */
    refreshing: load,
  },
});
