import { assign, emit, enqueueActions, setup, stopChild } from 'xstate';
import { collegeFormOf, toggleChoice, tooLong } from '../model/index.ts';
import type { ApplicationTextField } from '../model/index.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import { schoolsMax } from '../../model/exchange/submission.ts';
import { randomUuid } from '../../model/uuid.ts';
import { dynamicLogic } from '../../shell/platform/dynamicLogic.ts';
import { crisisParts } from '../../system/crisis/crisisParts.ts';
import type { CrisisFound } from '../../system/crisis/crisisCheck.ts';
import type { Profile } from '../../profile/model/profile.ts';
import type { CommandSettled } from '../../shell/accountWorld/accountWorld.events.ts';
import {
  applicationsSubmitted,
  emptyPortalDraft,
  isPortalDraftChanged,
  portalCommands,
  portalDoubleClickMs,
} from '../../education/model/index.ts';
import type { PortalStep } from '../../education/model/index.ts';
import type {
  CommonApplicationEmitted,
  CommonApplicationEvent,
  CommonApplicationParentEvent,
  FoundPrograms,
} from './commonApplication.events.ts';
import { chosenOf, withChosen, withForm } from './portalContext.ts';
import type { CommonApplicationContext, CommonApplicationInput } from './portalContext.ts';

type ApplicantChanged = Pick<CommonApplicationContext, 'applicant'> & { profile?: Profile };

type Event = CommonApplicationEvent | CommonApplicationParentEvent | CrisisFound;
const crisis = crisisParts<CommonApplicationContext, Event>({
  textsOf: ({ draft }) => ({ own: Object.values(draft.form.text) }),
  sends: { type: 'form.submit' },
  closes: true,
});

export const commonApplicationSetup = setup({
  types: {
    context: {} as CommonApplicationContext,
    events: {} as Event,
    emitted: {} as CommonApplicationEmitted,
    input: {} as CommonApplicationInput,
    children: {} as { pace: 'pace'; crisis: 'crisisCheck' },
  },
  actors: { ...crisis.actors, pace: dynamicLogic },
  actions: crisis.actions,
  guards: crisis.guards,
}).extend({
  actions: {
    toggle: assign(({ context }, { programId }: { programId: string }) => ({
      draft: withChosen(context, toggleChoice(context.draft.chosen, programId)),
    })),
    setFound: assign(({ context }, { programs, search }: FoundPrograms) => {
      const typed = context.search?.q ?? '';
      // The search is told without the space that is being typed.
      return { programs, search: { ...search, q: typed.trim() === search.q ? typed : search.q } };
    }),
    setWords: assign(({ context: { search } }, { q }: { q: string }) => ({
      search: search && { ...search, q },
    })),
    emitSearch: emit((_, { q }: { q: string }) => ({ type: 'search.wanted', q })),
    emitMore: emit((_, { isRetry }: { isRetry: boolean }) => ({ type: 'more.wanted', isRetry })),
    setApplied: assign((_, { applied }: { applied: readonly string[] }) => ({ applied })),
    /** Nobody applies twice, also not with a choice from before the first application. */
    dropApplied: assign(({ context: { draft, applied } }) => ({
      draft: { ...draft, chosen: draft.chosen.filter((id) => !applied.includes(id)) },
    })),
    goTo: assign(({ context: { draft } }, { step }: { step: PortalStep }) => ({ draft: { ...draft, step } })),
    changeText: assign(({ context }, { field, value }: { field: ApplicationTextField; value: string }) =>
      withForm(context, { text: { ...context.draft.form.text, [field]: value } }),
    ),
    chooseTerm: assign(({ context }, { term }: { term: string }) => withForm(context, { startTerm: term })),
    changeAid: assign(({ context }, { wanted }: { wanted: boolean }) =>
      withForm(context, { financialAid: wanted }),
    ),
    togglePart: assign(({ context }, { part }: { part: OptionalPart }) =>
      withForm(context, { leftOut: toggleChoice(context.draft.form.leftOut, part) }),
    ),
    setArrivedAt: assign(({ context }) => ({ arrivedAt: context.now() })),
    /** Who has written since is not pressing Next twice. */
    forgetArrival: assign({ arrivedAt: 0 }),
    emitDraft: emit(({ context: { draft } }) => ({
      type: 'draft.changed',
      draft: isPortalDraftChanged(draft) ? draft : null,
    })),
    /** Marks a non-empty draft as restored. */
    markRestored: assign(({ context: { draft } }) => ({
      restored: isPortalDraftChanged(draft),
      progress: null,
    })),
    reset: assign({ draft: emptyPortalDraft, restored: false, progress: null, problem: null }),
    markRefused: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    setProgress: assign((_, { progress }: { progress: number }) => ({ progress })),
    submit: enqueueActions(({ context, enqueue }) => {
      for (const command of portalCommands(chosenOf(context), context.draft.form, context.applicant, []))
        enqueue.emit({ type: 'world.dispatch', command });
    }),
    nameRequest: assign(({ context }) => ({ commandId: randomUuid(context.random), problem: null })),
    send: enqueueActions(({ context, enqueue }) => {
      const { pace, commandId: id, draft } = context;
      if (pace) {
        enqueue.assign({ progress: 0 });
        enqueue.spawnChild('pace', { id: 'pace', input: { logic: pace, input: undefined } });
        return;
      }
      const payload = {
        listingIds: chosenOf(context).map((one) => one.id),
        share: Object.fromEntries(draft.form.leftOut.map((part) => [part, false])),
        form: collegeFormOf(draft.form),
      };
      enqueue.emit({ type: 'server.request', id, request: { type: 'commonApplication.submit', payload } });
    }),
    stopPace: stopChild('pace'),
    leaveRequest: emit(({ context }) => ({ type: 'request.left', id: context.commandId })),
    setProblem: assign((_, { problem }: Pick<CommandSettled, 'problem'>) => ({ problem })),
    setResults: assign(({ context }, { results = [] }: Pick<CommandSettled, 'results'>) => ({
      results,
      answered: chosenOf(context),
    })),
    /** What was sent leaves the choice, and where the veteran had applied before. A school that was closed may open again. */
    keepRefused: assign(({ context }) => ({
      draft: {
        ...withChosen(
          context,
          context.results.flatMap(({ listingId, refused }) =>
            refused === 'listing_closed' || refused === 'listing_full' ? [listingId] : [],
          ),
        ),
        step: 'universities' as const,
      },
    })),
    forgetSent: assign({ draft: emptyPortalDraft, restored: false }),
    /** The applications are sent, so a reload must not restore the draft. */
    emitDraftCleared: emit({ type: 'draft.changed', draft: null }),
    emitSubmitted: emit({ type: 'page.toast', toast: applicationsSubmitted }),
    setApplicant: assign(({ context }, { applicant, profile = context.profile }: ApplicantChanged) => ({
      applicant,
      profile,
    })),
    emitClosed: emit({ type: 'portal.closed' }),
  },
  guards: {
    opensAtStart: ({ context }) => context.opensAtStart,
    canChoose: ({ context: { applied, draft, search } }, { programId }: { programId: string }) =>
      !applied.includes(programId) &&
      (search === null || draft.chosen.includes(programId) || draft.chosen.length < schoolsMax),
    searches: ({ context }) => context.search !== null,
    chosen: ({ context }) => chosenOf(context).length > 0,
    sendable: ({ context }) => chosenOf(context).length > 0 && tooLong(context.draft.form).length === 0,
    shortEnough: ({ context }) => tooLong(context.draft.form).length === 0,
    justArrived: ({ context }) => context.now() - context.arrivedAt < portalDoubleClickMs,
    atStatement: ({ context }) => context.draft.step === 'statement',
    written: ({ context }) => isPortalDraftChanged(context.draft),
    isPaced: ({ context }) => context.pace !== null,
    isAnswer: ({ context }, { id }: { id: string }) => id === context.commandId,
    isAccepted: ({ context }, { id, problem }: Pick<CommandSettled, 'id' | 'problem'>) =>
      id === context.commandId && problem === null,
    sentAll: ({ context }) => context.results.every(({ refused }) => refused === null),
  },
});
