import { failureHandlers, withEvent } from '../../kit/index.ts';
import { inboxSetup } from './inbox.setup.ts';
import { reportCommandOf } from './inboxCommands.ts';

const { transitionWithError, onTimeout } = failureHandlers('setReportProblem');

const writing = {
  'report.change': { target: 'writing', actions: withEvent('changeReport') },
  'report.send': { guard: 'canReport', target: 'sending', actions: 'nameReport' },
  'report.close': 'closed',
} as const;

/** Either side reports the open conversation, or a message in it, to the administrators. */
export const reportRegion = inboxSetup.createStateConfig({
  initial: 'closed',
  on: { 'location.changed': [{ guard: 'sameRoute' }, { target: '.closed' }] },
  states: {
    closed: {
      on: { 'report.open': { guard: 'isReportable', target: 'writing', actions: withEvent('startReport') } },
    },
    writing: { on: writing },
    sending: {
      invoke: {
        src: 'sendCommand',
        input: ({ context }) => ({ command: reportCommandOf(context) }),
        onDone: { target: 'sent', actions: 'outdateContacts' },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('notSent'),
    },
    refused: {
      always: [
        { guard: 'reportProofDue', target: 'proving', actions: 'requestReportProof' },
        { target: 'notSent' },
      ],
    },
    /** The session ended: the sign-in dialog is open, and what was written is kept. */
    proving: { on: { 'proof.given': 'sending', 'proof.refused': 'notSent' } },
    notSent: { on: writing },
    /** It is stored. */
    sent: { on: { 'report.close': 'closed' } },
  },
});
