import { and, assign, emit, enqueueActions, setup } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import {
  applicationsSubmitted,
  emptyPortalDraft,
  isPortalDraftChanged,
  portalCloseMs,
  portalCommands,
  portalDoubleClickMs,
  portalProgressMs,
  portalProgressStep,
} from '../model/index.ts';
import { collegeFormOf, toggleChoice, tooLong } from '../../applications/model/index.ts';
import type { Applicant, ApplicationDraft, ApplicationTextField } from '../../applications/model/index.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import { schoolsMax } from '../../model/exchange/submission.ts';
import type { SubmissionResult } from '../../model/exchange/submission.ts';
import { drawUuid } from '../../model/uuid.ts';
import { emptyProfile } from '../../profile/model/emptyProfile.ts';
import type { Profile } from '../../profile/model/profile.ts';
import type { CommandSettled } from '../../shell/accountWorld/accountWorld.events.ts';
import type { Delivery } from '../../shell/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import type { PortalDraft, PortalProgram, PortalStep } from '../model/index.ts';
import type {
  CommonApplicationEvent,
  CommonApplicationParentEvent,
  CommonApplicationEmitted,
  FoundPrograms,
  PortalSearch,
} from './commonApplication.events.ts';

export interface CommonApplicationInput {
  /** What can be chosen from: all there is, or what a search has found. */
  programs: readonly PortalProgram[];
  /** The search that finds programs; null: there is none. @default null */
  search?: PortalSearch | null;
  applicant: Applicant;
  /** The profile that a server takes a snapshot of. @default empty */
  profile?: Profile;
  /** Ids of the programs that the veteran has already applied to. @default none */
  applied?: readonly string[];
  /** @default 'simulated' */
  delivery?: Delivery;
  /** Whether the URL names it from the start. @default false */
  opensAtStart?: boolean;
  /** The draft from before a reload. */
  persisted?: PortalDraft | null;
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, but not including, 1. */
  random: () => number;
}

export interface CommonApplicationContext extends Required<Omit<CommonApplicationInput, 'persisted'>> {
  draft: PortalDraft;
  /** Whether the draft was restored. */
  restored: boolean;
  /** Incremented each time a rejected form should get focus. */
  attempt: number;
  /** When the second step was reached by Next, in epoch milliseconds. */
  arrivedAt: number;
  /** In percent. */
  progress: number;
  /** The command that the server was asked for last. */
  commandId: string;
  /** Why the server has refused all of it, or null. */
  problem: Problem | null;
  /** What became of it at each school, as the server has answered. */
  results: readonly SubmissionResult[];
  /** The programs of the results. */
  answered: readonly PortalProgram[];
}

type Offer = Pick<CommonApplicationContext, 'programs' | 'draft'>;

/** Programs to choose from. What was chosen stays, also if a later search doesn't find it. */
export const offeredPrograms = ({ programs, draft }: Offer): readonly PortalProgram[] => [
  ...(draft.programs ?? []).filter(
    ({ id }) => draft.chosen.includes(id) && !programs.some((program) => program.id === id),
  ),
  ...programs,
];
const chosenOf = (context: Offer) =>
  offeredPrograms(context).filter(({ id }) => context.draft.chosen.includes(id));
/** A draft of programs that a search has found keeps what is known of them. */
const withChosen = (
  { programs, draft, search }: Offer & Pick<CommonApplicationContext, 'search'>,
  chosen: string[],
) => ({
  ...draft,
  chosen,
  ...(search && { programs: chosenOf({ programs, draft: { ...draft, chosen } }).map(rememberedOf) }),
});
const rememberedOf = ({ id, name, program, location }: PortalProgram) => ({ id, name, program, location });
type ApplicantChanged = Pick<CommonApplicationContext, 'applicant'> & { profile?: Profile };
const withForm = ({ draft }: CommonApplicationContext, change: Partial<ApplicationDraft>) => ({
  draft: { ...draft, form: { ...draft.form, ...change } },
});

/** Events that change the form. Each change is stored. */
const writing = {
  'text.change': { actions: [withEvent('changeText'), 'emitDraft'] },
  'term.choose': { actions: [withEvent('chooseTerm'), 'emitDraft'] },
  'aid.change': { actions: [withEvent('changeAid'), 'emitDraft'] },
  'part.toggle': { actions: [withEvent('togglePart'), 'emitDraft'] },
} as const;

/**
 * The Common Application Portal: two steps, then the submission (feature spec, sections 2, 4 and 9). While applications
 * are being submitted, nothing can be changed or closed. A program to which the veteran has applied meanwhile leaves the choice.
 * Where a server stores applications, programs come from its search and all are sent as one command. Each school gets its
 * application or refuses it. The statement stays until every school has it.
 */
export const commonApplicationMachine = setup({
  types: {
    context: {} as CommonApplicationContext,
    events: {} as CommonApplicationEvent | CommonApplicationParentEvent,
    emitted: {} as CommonApplicationEmitted,
    input: {} as CommonApplicationInput,
  },
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
    emitDraft: emit(({ context: { draft } }) => ({
      type: 'draft.changed',
      draft: isPortalDraftChanged(draft) ? draft : null,
    })),
    /** Marks a non-empty draft as restored. */
    markRestored: assign(({ context: { draft } }) => ({
      restored: isPortalDraftChanged(draft),
      progress: 0,
    })),
    reset: assign({ draft: emptyPortalDraft, restored: false, progress: 0, problem: null }),
    markRefused: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    advance: assign(({ context }) => ({ progress: Math.min(100, context.progress + portalProgressStep) })),
    submit: enqueueActions(({ context, enqueue }) => {
      for (const command of portalCommands(chosenOf(context), context.draft.form, context.applicant, []))
        enqueue.emit({ type: 'world.dispatch', command });
    }),
    nameRequest: assign(({ context }) => ({ commandId: drawUuid(context.random), problem: null })),
    request: emit(({ context }) => ({
      type: 'server.request',
      id: context.commandId,
      request: {
        type: 'college.submit',
        payload: {
          listingIds: chosenOf(context).map(({ id }) => id),
          share: Object.fromEntries(context.draft.form.leftOut.map((part) => [part, false])),
          form: collegeFormOf(context.draft.form),
        },
      },
    })),
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
            refused === 'listing_closed' ? [listingId] : [],
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
    complete: ({ context }) => context.progress >= 100,
    isStored: ({ context }) => context.delivery === 'stored',
    isAnswer: ({ context }, { id }: { id: string }) => id === context.commandId,
    isAccepted: ({ context }, { id, problem }: Pick<CommandSettled, 'id' | 'problem'>) =>
      id === context.commandId && problem === null,
    sentAll: ({ context }) => context.results.every(({ refused }) => refused === null),
  },
  delays: { progress: portalProgressMs, close: portalCloseMs },
}).createMachine({
  id: 'commonApplication',
  context: ({ input: { persisted, ...input } }) => ({
    ...input,
    delivery: input.delivery ?? 'simulated',
    search: input.search ?? null,
    profile: input.profile ?? emptyProfile,
    applied: input.applied ?? [],
    opensAtStart: input.opensAtStart ?? false,
    draft: persisted ?? emptyPortalDraft,
    restored: false,
    attempt: 0,
    arrivedAt: 0,
    progress: 0,
    commandId: '',
    problem: null,
    results: [],
    answered: [],
  }),
  initial: 'arriving',
  on: {
    'applicant.changed': { actions: withEvent('setApplicant') },
    'applied.changed': { actions: withEvent('setApplied') },
    'programs.changed': { actions: withEvent('setFound') },
  },
  states: {
    arriving: {
      always: [
        { guard: 'opensAtStart', target: 'form', actions: ['dropApplied', 'markRestored'] },
        { target: 'closed' },
      ],
    },
    closed: { on: { 'portal.open': { target: 'form', actions: ['dropApplied', 'markRestored'] } } },
    form: {
      initial: 'arriving',
      on: {
        'portal.shut': 'closed',
        'applied.changed': { actions: [withEvent('setApplied'), 'dropApplied'] },
        'draft.startOver': { target: '.universities', actions: ['reset', 'emitDraft'] },
        'dialog.close': [
          { guard: 'written', target: '.confirmingClose' },
          { target: 'closed', actions: ['reset', 'emitClosed'] },
        ],
      },
      states: {
        arriving: {
          always: [{ guard: 'atStatement', target: 'statement' }, { target: 'universities' }],
        },
        universities: {
          on: {
            'search.change': { guard: 'searches', actions: [withEvent('setWords'), withEvent('emitSearch')] },
            'list.endReached': {
              guard: 'searches',
              actions: { type: 'emitMore', params: { isRetry: false } },
            },
            'list.retry': { guard: 'searches', actions: { type: 'emitMore', params: { isRetry: true } } },
            'program.toggle': { guard: withEvent('canChoose'), actions: [withEvent('toggle'), 'emitDraft'] },
            'step.next': {
              guard: 'chosen',
              target: 'statement',
              actions: [{ type: 'goTo', params: { step: 'statement' } }, 'setArrivedAt', 'emitDraft'],
            },
          },
        },
        statement: {
          on: {
            ...writing,
            'step.previous': {
              target: 'universities',
              actions: [{ type: 'goTo', params: { step: 'universities' } }, 'emitDraft'],
            },
            'form.submit': [
              { guard: 'justArrived' },
              {
                guard: and(['sendable', 'isStored']),
                target: '#commonApplication.sending',
                actions: ['nameRequest', 'request'],
              },
              { guard: 'sendable', target: '#commonApplication.submitting' },
              { guard: 'chosen', target: 'tooLong', actions: 'markRefused' },
            ],
          },
        },
        /** A text is too long. */
        tooLong: {
          always: { guard: 'shortEnough', target: 'statement' },
          on: {
            ...writing,
            'step.previous': {
              target: 'universities',
              actions: [{ type: 'goTo', params: { step: 'universities' } }, 'emitDraft'],
            },
            'form.submit': { actions: 'markRefused' },
          },
        },
        confirmingClose: {
          on: {
            'dialog.close': {},
            'close.confirm': {
              target: '#commonApplication.closed',
              actions: ['reset', 'emitDraft', 'emitClosed'],
            },
            'close.cancel': 'arriving',
          },
        },
      },
    },
    /** The server is asked. It answers even if this page was closed meanwhile, so nothing is sent twice. */
    sending: {
      on: {
        'command.settled': [
          { guard: withEvent('isAccepted'), target: 'answered', actions: withEvent('setResults') },
          {
            guard: withEvent('isAnswer'),
            target: 'form',
            actions: [withEvent('setProblem'), 'markRefused'],
          },
        ],
      },
    },
    /** Each school has its application, or it says why not. */
    answered: {
      initial: 'arriving',
      on: { 'dialog.close': { target: 'closed', actions: 'emitClosed' }, 'portal.shut': 'closed' },
      states: {
        arriving: {
          always: [
            { guard: 'sentAll', target: 'all', actions: ['forgetSent', 'emitDraft'] },
            { target: 'some', actions: ['keepRefused', 'emitDraft'] },
          ],
        },
        all: {},
        /** The statement stays, for other schools. */
        some: { on: { 'choice.resume': '#commonApplication.form' } },
      },
    },
    /** Nothing can be changed or closed. Going back in history waits until all is sent. */
    submitting: {
      always: { guard: 'complete', target: 'submitted' },
      after: { progress: { target: 'submitting', reenter: true, actions: 'advance' } },
    },
    submitted: {
      entry: ['dropApplied', 'submit', 'emitDraftCleared', 'emitSubmitted'],
      after: { close: { target: 'closed', actions: ['reset', 'emitClosed'] } },
    },
  },
});
