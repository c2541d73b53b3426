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
import { drawUuid } from '../../model/uuid.ts';
import type { CommandSettled } from '../../shell/accountWorld/accountWorld.events.ts';
import type { Delivery } from '../../shell/model/index.ts';
import type { Problem } from '../../system/model/index.ts';
import type { PortalDraft, PortalStep, UniversityProgram } from '../model/index.ts';
import type {
  CommonApplicationEvent,
  CommonApplicationParentEvent,
  CommonApplicationEmitted,
} from './commonApplication.events.ts';

export interface CommonApplicationInput {
  programs: readonly UniversityProgram[];
  applicant: Applicant;
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
  /** Applications that the server has not answered. */
  awaited: readonly { id: string; programId: string }[];
  /** Applications that the server has refused, with the reason. */
  refusals: readonly { programId: string; problem: Problem }[];
}

const chosenOf = ({ programs, draft }: CommonApplicationContext) =>
  programs.filter(({ id }) => draft.chosen.includes(id));
const withForm = ({ draft }: CommonApplicationContext, change: Partial<ApplicationDraft>) => ({
  draft: { ...draft, form: { ...draft.form, ...change } },
});

/** Events that change the form. Each change is stored. */
const writing = {
  'text.change': { actions: [withEvent('changeText'), 'emitDraft'] },
  'term.choose': { actions: [withEvent('chooseTerm'), 'emitDraft'] },
  'aid.change': { actions: [withEvent('changeAid'), 'emitDraft'] },
} as const;

/**
 * The Common Application Portal: two steps, then the submission (feature spec, sections 2, 4 and 9). While applications
 * are being submitted, nothing can be changed or closed. Where a server stores them, only those that it refused stay. A program to which the veteran has applied meanwhile leaves
 * the choice.
 */
export const commonApplicationMachine = setup({
  types: {
    context: {} as CommonApplicationContext,
    events: {} as CommonApplicationEvent | CommonApplicationParentEvent,
    emitted: {} as CommonApplicationEmitted,
    input: {} as CommonApplicationInput,
  },
  actions: {
    toggle: assign(({ context: { draft } }, { programId }: { programId: string }) => ({
      draft: { ...draft, chosen: toggleChoice(draft.chosen, programId) },
    })),
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
    reset: assign({ draft: emptyPortalDraft, restored: false, progress: 0, refusals: [] }),
    markRefused: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    advance: assign(({ context }) => ({ progress: Math.min(100, context.progress + portalProgressStep) })),
    submit: enqueueActions(({ context, enqueue }) => {
      for (const command of portalCommands(chosenOf(context), context.draft.form, context.applicant, []))
        enqueue.emit({ type: 'world.dispatch', command });
    }),
    nameRequests: assign(({ context }) => ({
      refusals: [],
      awaited: chosenOf(context).map(({ id: programId }) => ({ id: drawUuid(context.random), programId })),
    })),
    request: enqueueActions(({ context, enqueue }) => {
      const form = collegeFormOf(context.draft.form);
      for (const { id, programId } of context.awaited)
        enqueue.emit({
          type: 'server.request',
          id,
          request: { type: 'college.submit', payload: { listingId: programId, form } },
        });
    }),
    settle: assign(
      ({ context: { awaited, refusals } }, { id, problem }: Pick<CommandSettled, 'id' | 'problem'>) => {
        const answered = awaited.find((one) => one.id === id);
        if (!answered) return {};
        return {
          awaited: awaited.filter((one) => one !== answered),
          refusals: problem ? [...refusals, { programId: answered.programId, problem }] : refusals,
        };
      },
    ),
    /** What was sent leaves the choice. What was refused can be tried again. */
    keepRefused: assign(({ context: { draft, refusals } }) => ({
      draft: { ...draft, chosen: refusals.map(({ programId }) => programId) },
    })),
    /** The applications are sent, so a reload must not restore the draft. */
    emitDraftCleared: emit({ type: 'draft.changed', draft: null }),
    emitSubmitted: emit({ type: 'page.toast', toast: applicationsSubmitted }),
    setApplicant: assign((_, { applicant }: { applicant: Applicant }) => ({ applicant })),
    emitClosed: emit({ type: 'portal.closed' }),
  },
  guards: {
    opensAtStart: ({ context }) => context.opensAtStart,
    canChoose: ({ context }, { programId }: { programId: string }) => !context.applied.includes(programId),
    chosen: ({ context }) => chosenOf(context).length > 0,
    sendable: ({ context }) => chosenOf(context).length > 0 && tooLong(context.draft.form).length === 0,
    shortEnough: ({ context }) => tooLong(context.draft.form).length === 0,
    justArrived: ({ context }) => context.now() - context.arrivedAt < portalDoubleClickMs,
    atStatement: ({ context }) => context.draft.step === 'statement',
    written: ({ context }) => isPortalDraftChanged(context.draft),
    complete: ({ context }) => context.progress >= 100,
    isStored: ({ context }) => context.delivery === 'stored',
    isAnswered: ({ context }) => context.awaited.length === 0,
    hasRefusals: ({ context }) => context.refusals.length > 0,
  },
  delays: { progress: portalProgressMs, close: portalCloseMs },
}).createMachine({
  id: 'commonApplication',
  context: ({ input: { persisted, ...input } }) => ({
    ...input,
    delivery: input.delivery ?? 'simulated',
    applied: input.applied ?? [],
    opensAtStart: input.opensAtStart ?? false,
    draft: persisted ?? emptyPortalDraft,
    restored: false,
    attempt: 0,
    arrivedAt: 0,
    progress: 0,
    awaited: [],
    refusals: [],
  }),
  initial: 'arriving',
  on: {
    'applicant.changed': { actions: withEvent('setApplicant') },
    'applied.changed': { actions: withEvent('setApplied') },
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
                actions: ['nameRequests', 'request'],
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
    /** The server is asked for each application, and answers each by itself. */
    sending: {
      always: [
        {
          guard: and(['isAnswered', 'hasRefusals']),
          target: 'form',
          actions: ['keepRefused', 'emitDraft', 'markRefused'],
        },
        {
          guard: 'isAnswered',
          target: 'closed',
          actions: ['emitDraftCleared', 'emitSubmitted', 'reset', 'emitClosed'],
        },
      ],
      on: { 'command.settled': { actions: withEvent('settle') } },
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
