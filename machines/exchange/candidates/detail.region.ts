import { withEvent } from '../../kit/index.ts';
import { openRowEvents, wholeRowStates } from '../../kit/openRow.ts';
import { organizationIdOf } from '../workspace/workspaceSetup.ts';
import { crisisFirst } from '../../system/crisis/crisisParts.ts';
import { candidatesSetup } from './candidates.setup.ts';
import type { CandidatesContext as Context } from './candidatesContext.ts';
import { provenCall } from '../../kit/provenCall.ts';

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
        /** The session ended: the sign-in dialog is open, and what was written is kept. */
        ...provenCall({
          name: 'send',
          state: 'sending',
          src: 'sendCommand',
          request: (context: Context) => ({ command: context.command! }),
          done: { target: 'writing', actions: withEvent('receiveResult') },
          failed: 'notSent',
          refused: [
            { guard: 'isGone', target: '#candidates.open.detail.missing', actions: 'markOutdated' },
            // A colleague was faster.
            { guard: 'isAskedAlready', target: '#candidates.open.detail.finding', actions: 'markOutdated' },
            { target: 'notSent' },
          ],
        }),
        notSent: { on: writing },
      },
    },
  },
});
