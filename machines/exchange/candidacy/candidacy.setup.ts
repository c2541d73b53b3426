import { assertEvent, assign, setup } from 'xstate';
import { promiseNotProvided } from '../../kit/index.ts';
import { candidateHeadlineMax, candidateParts } from '../../model/exchange/candidates.ts';
import type { OwnCandidate } from '../../model/exchange/candidates.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import { isEqual } from '../../model/isEqual.ts';
import { snapshotOf } from '../../model/exchange/submission.ts';
import type { Profile } from '../../profile/model/profile.ts';
import type { Problem, ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';
import { callSetup } from '../../kit/provenCall.ts';

/** Events that the page sends on which a person lets organizations find them. */
export type CandidacyEvent =
  | { type: 'page.retry' }
  | { type: 'headline.change'; headline: string }
  /** Shows a part of the profile, or leaves it out. */
  | { type: 'part.toggle'; part: OptionalPart }
  /** Joins the candidates, or shows what is chosen now. */
  | { type: 'form.submit' }
  | { type: 'pool.leave' };

/** Events from the app. */
export type CandidacyParentEvent = ProofParentEvent;

export type CandidacyEmitted = ProofEmitted;

/** What a person shows as a candidate, null if nothing, and their profile. */
export interface Candidacy {
  candidate: OwnCandidate | null;
  profile: Profile;
}
/** What is to be shown. */
export interface CandidacyDraft {
  headline: string;
  share: readonly OptionalPart[];
}
export type CandidacyCommand = { id: string } & (
  | { type: 'pool.join'; payload: { share: readonly OptionalPart[]; headline: string } }
  | { type: 'pool.leave'; payload: Record<string, never> }
);

export interface CandidacyInput {
  /** Draws a UUID. */
  newId: () => string;
}
export interface CandidacyContext extends CandidacyInput {
  /** Null until it is loaded. */
  loaded: Candidacy | null;
  draft: CandidacyDraft;
  /** The last command. It keeps its id until it was carried out or is no longer the same. */
  command: CandidacyCommand | null;
  /** What the person just did. */
  result: 'joined' | 'updated' | 'left' | null;
  problem: Problem;
}
type Context = CandidacyContext;

/** Switched on for whoever has not joined. Rank, place and own words make somebody easier to recognize. */
const shownFirst: readonly OptionalPart[] = [
  'branch',
  'yearsOfService',
  'skills',
  'certifications',
  'experience',
  'education',
];

const partsIn = (shown: OwnCandidate['shown']) => candidateParts.filter((part) => part in shown);
/** What would be shown of the profile as it is now, as the server takes it. */
export const shownOf = (profile: Profile, share: readonly OptionalPart[]): Record<string, unknown> => {
  const parts = Object.fromEntries(candidateParts.map((part) => [part, share.includes(part)]));
  const { name: _name, email: _email, ...shown } = snapshotOf(profile, { name: '', email: '' }, parts);
  return shown;
};
/** The parts that are switched on and that the profile has. */
export const shareOf = ({ loaded, draft }: Pick<Context, 'loaded' | 'draft'>): OptionalPart[] =>
  loaded === null ? [] : partsIn(shownOf(loaded.profile, draft.share));
const draftOf = ({ candidate }: Candidacy): CandidacyDraft => ({
  headline: candidate?.headline ?? '',
  share: candidate ? partsIn(candidate.shown) : shownFirst,
});

const sameAgain = (before: CandidacyCommand | null, next: CandidacyCommand): CandidacyCommand =>
  before && isEqual<CandidacyCommand>({ ...before, id: next.id }, next) ? before : next;

type Event = CandidacyEvent | CandidacyParentEvent;
const calls = callSetup<Context, Event>()('');

/** Types, actors, actions, guards and delays. */
export const candidacySetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as CandidacyEmitted,
    input: {} as CandidacyInput,
  },
  actors: {
    loadCandidacy: promiseNotProvided<Candidacy>('loadCandidacy'),
    /** Rejects with a Problem. The same command again has no further effect. */
    sendCommand: promiseNotProvided<unknown, { command: CandidacyCommand }>('sendCommand'),
  },
  actions: {
    ...calls.actions,
    setLoaded: assign((_, { output }: { output: Candidacy }) => ({ loaded: output, draft: draftOf(output) })),
    setHeadline: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'headline.change');
      return { draft: { ...draft, headline: event.headline }, result: null };
    }),
    togglePart: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'part.toggle');
      const { part } = event;
      const share = draft.share.includes(part)
        ? draft.share.filter((one) => one !== part)
        : [...draft.share, part];
      return { draft: { ...draft, share }, result: null };
    }),
    prepareJoining: assign(({ context }) => ({
      result: null,
      command: sameAgain(context.command, {
        id: context.newId(),
        type: 'pool.join',
        payload: { share: shareOf(context), headline: context.draft.headline.trim() },
      }),
    })),
    prepareLeaving: assign(({ context }) => ({
      result: null,
      command: sameAgain(context.command, { id: context.newId(), type: 'pool.leave', payload: {} }),
    })),
    setResult: assign(({ context: { command, loaded } }) => ({
      command: null,
      result: command?.type === 'pool.leave' ? 'left' : loaded?.candidate ? 'updated' : 'joined',
    })),
  },
  guards: {
    ...calls.guards,
    canSubmit: ({ context }) =>
      shareOf(context).length > 0 && context.draft.headline.trim().length <= candidateHeadlineMax,
    isFound: ({ context }) => context.loaded?.candidate != null,
  },
  delays: calls.delays,
});
