import { failureHandlers, withEvent } from '../../kit/index.ts';
import { openRowEvents, wholeRowStates } from '../../kit/openRow.ts';
import { organizationIdOf } from '../workspace/workspaceSetup.ts';
import { crisisFirst } from '../../system/crisis/crisisParts.ts';
import { candidatesSetup } from './candidates.setup.ts';
import type { CandidatesContext as Context } from './candidatesContext.ts';

const request = failureHandlers('setSendProblem');

const writing = {
  'text.change': { target: 'writing', actions: 'write' },
  'request.send': [crisisFirst, { guard: 'mayAsk', target: 'sending', actions: 'prepare' }],
} as const;

/** The open candidate: all that they show, and the request to them. */
export const detailRegion = candidatesSetup.createStateConfig({
  initial: 'deciding',
  on: {
    ...openRowEvents,
    'row.open': { target: '.deciding', actions: [withEvent('openRow'), 'emitOpened'] },
  },
  states: {
    ...wholeRowStates('loadCandidate', (context: Context) => ({
      organizationId: organizationIdOf(context),
      id: context.openId ?? '',
    })),
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
