import { failureHandlers, withEvent } from '../../kit/index.ts';
import { openRowEvents } from '../../kit/openRow.ts';
import { candidatesSetup } from './candidates.setup.ts';

const detail = failureHandlers('setDetailProblem');
const request = failureHandlers('setSendProblem');

const writing = {
  'text.change': { target: 'writing', actions: 'write' },
  'request.send': { guard: 'mayAsk', target: 'sending', actions: 'prepare' },
} as const;

/** The open candidate: all that they show, and the request to them. */
export const detailRegion = candidatesSetup.createStateConfig({
  initial: 'deciding',
  on: openRowEvents,
  states: {
    deciding: {
      entry: 'clearOpened',
      always: [{ guard: 'isOpen', target: 'finding' }, { target: 'closed' }],
    },
    closed: {},
    finding: {
      invoke: {
        src: 'loadCandidate',
        input: ({ context: { workspace, openId } }) => ({
          organizationId: workspace?.organization.id ?? '',
          id: openId ?? '',
        }),
        onDone: { target: 'shown', actions: withEvent('setOpened') },
        onError: detail.transitionWithError('notFound'),
      },
      after: detail.onTimeout('notFound'),
    },
    notFound: { always: [{ guard: 'isMissing', target: 'missing' }, { target: 'failed' }] },
    /** They have left, or are not to be found by this organization. */
    missing: {},
    failed: { on: { 'detail.retry': 'finding' } },
    shown: {
      initial: 'writing',
      states: {
        writing: { on: writing },
        sending: {
          invoke: {
            src: 'sendCommand',
            input: ({ context }) => ({ command: context.command! }),
            onDone: { target: 'writing', actions: withEvent('receiveResult') },
            onError: request.transitionWithError('refused'),
          },
          after: request.onTimeout('refused'),
        },
        refused: {
          always: [
            { guard: 'sendProofDue', target: 'proving', actions: 'requestSendProof' },
            { guard: 'isGone', target: '#candidates.open.detail.missing', actions: 'outdate' },
            // A colleague was faster.
            { guard: 'isAskedAlready', target: '#candidates.open.detail.finding', actions: 'outdate' },
            { target: 'notSent' },
          ],
        },
        /** The session ended: the sign-in dialog is open, and what was written is kept. */
        proving: { on: { 'proof.given': 'sending', 'proof.refused': 'notSent' } },
        notSent: { on: writing },
      },
    },
  },
});
