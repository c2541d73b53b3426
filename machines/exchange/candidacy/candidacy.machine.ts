import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { unreachable } from '../../system/model/index.ts';
import { candidacySetup } from './candidacy.setup.ts';

const writing = {
  'headline.change': { target: 'writing', actions: 'setHeadline' },
  'part.toggle': { target: 'writing', actions: 'togglePart' },
  'form.submit': { guard: 'canSubmit', target: 'sending', actions: 'prepareJoining' },
  'pool.leave': { guard: 'isFound', target: 'sending', actions: 'prepareLeaving' },
} as const;

const load = {
  src: 'loadCandidacy',
  onDone: { target: 'writing', actions: withEvent('setLoaded') },
} as const;

/**
 * Lets organizations find a person, who chooses what of their profile is shown. The server copies the profile as it is
 * when the command arrives, so what is shown is read back instead of assumed.
 */
export const candidacyMachine = candidacySetup.createMachine({
  id: 'candidacy',
  context: ({ input }) => ({
    ...input,
    loaded: null,
    draft: { headline: '', share: [] },
    command: null,
    result: null,
    problem: unreachable,
  }),
  initial: 'loading',
  states: {
    loading: { invoke: { ...load, onError: transitionWithError('notLoaded') }, after: onTimeout('failed') },
    notLoaded: {
      always: [{ guard: 'proofDue', target: 'failed', actions: 'requestProof' }, { target: 'failed' }],
    },
    failed: { on: { 'page.retry': 'loading', 'proof.given': 'loading' } },
    writing: { on: writing },
    sending: {
      invoke: {
        src: 'sendCommand',
        input: ({ context }) => ({ command: context.command! }),
        onDone: { target: 'rereading', actions: 'setResult' },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('notSaved'),
    },
    refused: {
      always: [{ guard: 'proofDue', target: 'proving', actions: 'requestProof' }, { target: 'notSaved' }],
    },
    /** The session ended: the sign-in dialog is open, and what was chosen is kept. */
    proving: { on: { 'proof.given': 'sending', 'proof.refused': 'notSaved' } },
    notSaved: { on: writing },
    /** It is stored. What is shown now is read. */
    rereading: { invoke: { ...load, onError: transitionWithError('notLoaded') }, after: onTimeout('failed') },
  },
});
