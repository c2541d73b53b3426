import { onTimeout, withEvent, transitionWithError } from '../../kit/index.ts';
import { unreachable, problemMessage } from '../../system/model/index.ts';
import { candidacySetup, shareOf, shownOf } from './candidacy.setup.ts';
import type { SnapshotFrom } from 'xstate';
import { accountHref } from '../../account/model/accountSections.ts';
import { snapshotParts } from '../../applications/model/snapshotParts.ts';
import type { SnapshotPart } from '../../applications/model/snapshotParts.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { isEqual } from '../../model/isEqual.ts';
import { candidateHeadlineMax, candidateParts } from '../../model/exchange/candidates.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import { sentProfile } from '../model/index.ts';
import type { SentPart } from '../model/index.ts';
import { provenCall } from '../../kit/provenCall.ts';
import type { CandidacyContext } from './candidacy.setup.ts';

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
    /** The session ended: the sign-in dialog is open, and what was chosen is kept. */
    ...provenCall({
      state: 'sending',
      src: 'sendCommand',
      request: (context: CandidacyContext) => ({ command: context.command! }),
      done: { target: 'rereading', actions: 'setResult' },
      failed: 'notSaved',
    }),
    notSaved: { on: writing },
    /** It is stored. What is shown now is read. */
    rereading: { invoke: { ...load, onError: transitionWithError('notLoaded') }, after: onTimeout('failed') },
  },
});

/** A candidate as organizations read it. */
export interface ShownCandidate {
  headline: string;
  parts: readonly SentPart<OptionalPart>[];
}

export interface CandidacyView {
  state: 'loading' | 'failed' | 'open';
  /** Whether organizations find the person now. */
  isFound: boolean;
  /** Parts that the profile has, each with its switch. Empty: there is nothing to show yet. */
  parts: readonly SnapshotPart[];
  headline: string;
  headlineMax: number;
  isTooLong: boolean;
  /** What organizations will read once it is sent. */
  preview: ShownCandidate;
  /** Whether the preview differs from what recruiters read now. */
  isChanged: boolean;
  canSubmit: boolean;
  busy: 'joining' | 'leaving' | null;
  /** Addresses of the profile, and of who looked. */
  profileHref: string;
  accessHref: string;
  /** What the person just did, once it is stored. */
  result: 'joined' | 'updated' | 'left' | null;
  /** Why the page could not be loaded, or nothing was saved. */
  failure: Phrase | null;
}

type Snapshot = SnapshotFrom<typeof candidacyMachine>;

function stateOf(value: Snapshot['value']): CandidacyView['state'] {
  if (value === 'failed') return 'failed';
  return value === 'loading' || value === 'notLoaded' ? 'loading' : 'open';
}

const busyStates: readonly Snapshot['value'][] = ['sending', 'refused', 'proving', 'rereading'];

export function candidacyView({ value, context }: Snapshot): CandidacyView {
  const { loaded, draft, command, result, problem } = context;
  const share = shareOf(context);
  const shown = loaded ? shownOf(loaded.profile, share) : {};
  const candidate = loaded?.candidate ?? null;
  const headline = draft.headline.trim();
  const isTooLong = headline.length > candidateHeadlineMax;
  const isBusy = busyStates.includes(value);
  const leftOut = candidateParts.filter((part) => !draft.share.includes(part));
  return {
    state: stateOf(value),
    isFound: candidate !== null,
    parts: loaded ? snapshotParts(loaded.profile, leftOut).filter(({ part }) => part !== 'email') : [],
    headline: draft.headline,
    headlineMax: candidateHeadlineMax,
    isTooLong,
    preview: { headline, parts: sentProfile(shown) },
    isChanged: candidate === null || headline !== candidate.headline || !isEqual(shown, candidate.shown),
    canSubmit: share.length > 0 && !isTooLong && !isBusy,
    busy: isBusy ? (command?.type === 'pool.leave' || result === 'left' ? 'leaving' : 'joining') : null,
    profileHref: '/platform/profile',
    accessHref: accountHref('access'),
    result: isBusy ? null : result,
    failure: value === 'failed' || value === 'notSaved' ? problemMessage(problem) : null,
  };
}
