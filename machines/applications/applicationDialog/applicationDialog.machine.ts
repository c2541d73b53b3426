import { assign, emit, enqueueActions, not, setup, stopChild } from 'xstate';
import type { AnyActorLogic } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import {
  emptyApplicationDraft,
  isApplicationDraftChanged,
  applicationCommand,
  submissionRequest,
  toggleChoice,
  tooLong,
  withStoredDraft,
} from '../model/index.ts';
import {
  crisisAlways,
  crisisFirst,
  crisisInvoke,
  crisisOn,
  crisisParts,
  type CrisisContext,
} from '../../system/crisis/crisisParts.ts';
import type { CrisisFound } from '../../system/crisis/crisisCheck.ts';
import { noCrisis } from '../../system/model/crisisWatch.ts';
import { randomUuid } from '../../model/uuid.ts';
import { dynamicLogic } from '../../shell/platform/dynamicLogic.ts';
import { randomId } from '../../model/world/index.ts';
import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import type { CommandSettled } from '../../shell/accountWorld/accountWorld.events.ts';
import type { Problem } from '../../system/model/index.ts';
import type {
  Applicant,
  ApplicationDraft,
  ApplicationTarget,
  ApplicationTextField,
  StoredApplicationDraft,
} from '../model/index.ts';
import { emptyProfile } from '../../profile/model/emptyProfile.ts';
import type { Profile } from '../../profile/model/profile.ts';
import type {
  ApplicationDialogEvent,
  ApplicationDialogParentEvent,
  ApplicationDialogEmitted,
  CurrentApplication,
  WantedApplication,
} from './applicationDialog.events.ts';

export interface ApplicationDialogInput {
  /** What the URL names to be applied for. @default nothing */
  target?: ApplicationTarget | null;
  /** Set if the veteran has already applied for it. @default null */
  currentApplication?: CurrentApplication | null;
  applicant: Applicant;
  /** The profile that a server takes a snapshot of. @default empty */
  profile?: Profile;
  /** Plays how the application is sent, by {@link PaceEvent}s, where no server gets it. @default null */
  pace?: AnyActorLogic | null;
  /** Drafts from before a reload, oldest first. */
  stored?: readonly StoredApplicationDraft[];
  /** Epoch milliseconds. */
  now: () => number;
  /** From 0 up to, but not including, 1; draws the application's id. */
  random: () => number;
}

export interface ApplicationDialogContext extends CrisisContext, Required<ApplicationDialogInput> {
  target: ApplicationTarget | null;
  currentApplication: CurrentApplication | null;
  draft: ApplicationDraft;
  /** Whether the draft was restored. */
  restored: boolean;
  /** Incremented each time a rejected form should get focus. */
  attempt: number;
  /** In percent, while it is played; else null. */
  progress: number | null;
  /** Empty until it is sent. */
  applicationId: string;
  /** The command that the server was asked for last. */
  commandId: string;
  /** Why the server has refused it, or null. */
  problem: Problem | null;
}

/** The initial draft. For a job, all skills of the profile are selected. */
const startOf = (target: ApplicationTarget | null, { skills }: Applicant): ApplicationDraft => ({
  ...emptyApplicationDraft,
  chosen: target?.kind === 'job' ? [...skills] : [],
});

const begun = (
  { stored, applicant }: Pick<ApplicationDialogContext, 'stored' | 'applicant'>,
  { target, currentApplication = null }: WantedApplication,
) => {
  const earlier = stored.find(({ targetId }) => targetId === target.id)?.draft;
  const start = startOf(target, applicant);
  const draft = earlier ?? start;
  return {
    target,
    currentApplication,
    draft,
    restored: earlier !== undefined,
    progress: null,
    applicationId: '',
    problem: null,
  };
};

type ApplicantChanged = Extract<ApplicationDialogParentEvent, { type: 'applicant.changed' }>;

/** Drafts to store, including the current one if it isn't empty. */
const draftsNow = ({ stored, target, draft, applicant }: ApplicationDialogContext) =>
  target
    ? withStoredDraft(
        stored,
        target.id,
        isApplicationDraftChanged(draft, startOf(target, applicant)) ? draft : null,
      )
    : stored;

type ApplicationDialogMachineEvent = ApplicationDialogEvent | ApplicationDialogParentEvent | CrisisFound;
const crisis = crisisParts<ApplicationDialogContext, ApplicationDialogMachineEvent>({
  textsOf: ({ draft, target }) => ({ own: Object.values(draft.text), of: target?.id ?? null }),
  sends: { type: 'form.submit' },
  closes: true,
});

/**
 * A job, college or program application: form, sending, success (feature spec, section 4). Each target has its own draft. Nobody
 * applies twice, whether the URL opens the dialog again or the application was sent in another tab meanwhile. The server is
 * asked, and success is what it has confirmed. Where sending is only played, the dialog can't be closed meanwhile, so that the
 * application is submitted once and nobody misses the result.
 */
export const applicationDialogMachine = setup({
  types: {
    context: {} as ApplicationDialogContext,
    events: {} as ApplicationDialogMachineEvent,
    emitted: {} as ApplicationDialogEmitted,
    input: {} as ApplicationDialogInput,
    children: {} as { pace: 'pace'; crisis: 'crisisCheck' },
  },
  actors: { ...crisis.actors, pace: dynamicLogic },
  actions: crisis.actions,
  guards: crisis.guards,
})
  .extend({
    actions: {
      begin: assign(({ context }, wanted: WantedApplication) => begun(context, wanted)),
      setCurrentApplication: assign(
        (_, { currentApplication }: Pick<ApplicationDialogContext, 'currentApplication'>) => ({
          currentApplication,
        }),
      ),
      beginAnew: assign(({ context }) => ({
        draft: startOf(context.target, context.applicant),
        restored: false,
      })),
      changeText: assign(({ context }, { field, value }: { field: ApplicationTextField; value: string }) => ({
        draft: { ...context.draft, text: { ...context.draft.text, [field]: value } },
      })),
      toggle: assign(({ context }, { choice }: { choice: string }) => ({
        draft: { ...context.draft, chosen: toggleChoice(context.draft.chosen, choice) },
      })),
      chooseTerm: assign(({ context }, { term }: { term: string }) => ({
        draft: { ...context.draft, startTerm: term },
      })),
      changeAid: assign(({ context }, { wanted }: { wanted: boolean }) => ({
        draft: { ...context.draft, financialAid: wanted },
      })),
      storeDraft: assign(({ context }) => ({ stored: draftsNow(context) })),
      clearDraft: assign(({ context }) => ({
        stored: context.target ? withStoredDraft(context.stored, context.target.id, null) : context.stored,
      })),
      emitDrafts: emit(({ context }) => ({ type: 'drafts.changed', stored: context.stored })),
      markRefused: assign(({ context }) => ({ attempt: context.attempt + 1 })),
      setApplicant: assign(({ context }, { applicant, profile = context.profile }: ApplicantChanged) => ({
        applicant,
        profile,
      })),
      setProgress: assign((_, { progress }: { progress: number }) => ({ progress })),
      nameApplication: assign(({ context }) => ({ applicationId: randomId(context.random) })),
      togglePart: assign(({ context: { draft } }, { part }: { part: OptionalPart }) => ({
        draft: { ...draft, leftOut: toggleChoice(draft.leftOut, part) },
      })),
      nameCommand: assign(({ context }) => ({ commandId: randomUuid(context.random), problem: null })),
      send: enqueueActions(({ context, enqueue }) => {
        const { pace, commandId: id, target, draft } = context;
        if (pace) {
          enqueue.assign({ progress: 0 });
          enqueue.spawnChild('pace', { id: 'pace', input: { logic: pace, input: undefined } });
        } else {
          const request = submissionRequest(target as ApplicationTarget, draft);
          enqueue.emit({ type: 'server.request', id, request });
        }
      }),
      stopPace: stopChild('pace'),
      leaveRequest: emit(({ context }) => ({ type: 'request.left', id: context.commandId })),
      setSent: assign((_, { facts }: Pick<CommandSettled, 'facts'>) => ({
        applicationId: facts[0]?.subject ?? '',
      })),
      setProblem: assign((_, { problem }: Pick<CommandSettled, 'problem'>) => ({ problem })),
      submit: emit(({ context }) => ({
        type: 'world.dispatch',
        command: applicationCommand(
          context.target as ApplicationTarget,
          context.draft,
          context.applicant,
          context.applicationId,
        ),
      })),
      emitSent: emit(({ context }) => ({
        type: 'application.sent',
        kind: (context.target as ApplicationTarget).kind,
        id: context.applicationId,
        targetId: (context.target as ApplicationTarget).id,
      })),
      emitClosed: emit({ type: 'dialog.closed' }),
      reset: assign(({ context }) => ({
        target: null,
        currentApplication: null,
        draft: startOf(null, context.applicant),
        restored: false,
        progress: null,
        applicationId: '',
        problem: null,
      })),
    },
    guards: {
      sendable: ({ context }) => tooLong(context.draft).length === 0,
      written: ({ context }) =>
        context.target !== null &&
        isApplicationDraftChanged(context.draft, startOf(context.target, context.applicant)),
      another: ({ context }, { target }: { target: ApplicationTarget }) => target.id !== context.target?.id,
      isPaced: ({ context }) => context.pace !== null,
      isAnswer: ({ context }, { id }: { id: string }) => id === context.commandId,
      /** The application that was sent elsewhere has arrived before the refusal of this one. */
      isKnownAnswer: ({ context }, { id }: { id: string }) =>
        id === context.commandId && context.currentApplication !== null,
      isAccepted: ({ context }, { id, problem }: Pick<CommandSettled, 'id' | 'problem'>) =>
        id === context.commandId && problem === null,
      isTargeted: ({ context }) => context.target !== null,
      hasApplied: ({ context }) => context.currentApplication !== null,
      hasCurrentApplication: (
        _,
        { currentApplication }: Pick<ApplicationDialogContext, 'currentApplication'>,
      ) => currentApplication !== null,
      /** What is only played has not been sent before it is over. */
      endsHere: ({ context }, { currentApplication }: Pick<ApplicationDialogContext, 'currentApplication'>) =>
        context.pace !== null && currentApplication !== null,
    },
  })
  .createMachine({
    id: 'applicationDialog',
    context: ({
      input: {
        target = null,
        currentApplication = null,
        pace = null,
        stored = [],
        profile = emptyProfile,
        ...input
      },
    }) => ({
      ...input,
      profile,
      pace,
      stored,
      target,
      currentApplication,
      draft: emptyApplicationDraft,
      restored: false,
      attempt: 0,
      progress: null,
      applicationId: '',
      commandId: '',
      problem: null,
      crisis: noCrisis,
      ...(target && begun({ ...input, stored }, { target, currentApplication })),
    }),
    invoke: crisisInvoke,
    always: crisisAlways,
    initial: 'routing',
    on: { ...crisisOn, 'applicant.changed': { actions: withEvent('setApplicant') } },
    states: {
      routing: {
        always: [
          { guard: 'hasApplied', target: 'refused' },
          { guard: 'isTargeted', target: 'form' },
          { target: 'closed' },
        ],
      },
      closed: {
        entry: ['reset', 'stopPace'],
        on: {
          'dialog.open': { target: 'routing', actions: withEvent('begin') },
        },
      },
      /** The veteran has already applied. */
      refused: {
        entry: 'stopPace',
        on: {
          'dialog.open': { guard: withEvent('another'), target: 'routing', actions: withEvent('begin') },
          'dialog.close': { target: 'closed', actions: 'emitClosed' },
          'dialog.forceClose': 'closed',
        },
      },
      form: {
        initial: 'editing',
        on: {
          'dialog.open': { guard: withEvent('another'), target: 'routing', actions: withEvent('begin') },
          // Until it is sent, the same application may be sent in another tab.
          'currentApplication.changed': {
            guard: withEvent('hasCurrentApplication'),
            target: 'refused',
            actions: withEvent('setCurrentApplication'),
          },
          'dialog.forceClose': 'closed',
          'text.change': {
            actions: [withEvent('changeText'), 'storeDraft', 'emitDrafts'],
          },
          'choice.toggle': {
            actions: [withEvent('toggle'), 'storeDraft', 'emitDrafts'],
          },
          'term.choose': {
            actions: [withEvent('chooseTerm'), 'storeDraft', 'emitDrafts'],
          },
          'part.toggle': { actions: [withEvent('togglePart'), 'storeDraft', 'emitDrafts'] },
          'aid.change': {
            actions: [withEvent('changeAid'), 'storeDraft', 'emitDrafts'],
          },
          'draft.startOver': { actions: ['beginAnew', 'clearDraft', 'emitDrafts'] },
          'form.submit': [
            crisisFirst,
            { guard: 'sendable', target: 'sending', actions: ['nameCommand', 'send'] },
            { target: '.tooLong', actions: 'markRefused' },
          ],
          'dialog.close': [
            { guard: 'written', target: '.confirmingClose' },
            { target: 'closed', actions: 'emitClosed' },
          ],
        },
        states: {
          editing: {},
          /** The server has refused it. Everything written is still there. */
          notSent: {},
          /** A text is too long. */
          tooLong: { always: { guard: 'sendable', target: 'editing' } },
          confirmingClose: {
            on: {
              'dialog.close': {},
              'close.confirm': {
                target: '#applicationDialog.closed',
                actions: ['clearDraft', 'emitDrafts', 'emitClosed'],
              },
              'close.cancel': 'editing',
            },
          },
        },
      },
      /**
       * The server is asked. It answers even if the dialog or the page was closed meanwhile, so nothing is sent twice. What is
       * only played can't be changed or closed, and going back in history waits until all is sent.
       */
      sending: {
        on: {
          'currentApplication.changed': [
            {
              guard: withEvent('endsHere'),
              target: 'refused',
              actions: withEvent('setCurrentApplication'),
            },
            { actions: withEvent('setCurrentApplication') },
          ],
          'dialog.close': {
            guard: not('isPaced'),
            target: 'closed',
            actions: ['leaveRequest', 'emitClosed'],
          },
          'dialog.forceClose': { guard: not('isPaced'), target: 'closed', actions: 'leaveRequest' },
          'pace.changed': { actions: withEvent('setProgress') },
          'pace.finished': {
            target: 'success',
            actions: ['nameApplication', 'submit', 'emitSent', 'clearDraft', 'emitDrafts'],
          },
          'command.settled': [
            {
              guard: withEvent('isAccepted'),
              target: 'success',
              actions: [withEvent('setSent'), 'emitSent', 'clearDraft', 'emitDrafts'],
            },
            { guard: withEvent('isKnownAnswer'), target: 'refused' },
            {
              guard: withEvent('isAnswer'),
              target: 'form.notSent',
              actions: [withEvent('setProblem'), 'markRefused'],
            },
          ],
        },
      },
      success: {
        on: {
          // The world has the application that was just sent: where to find it.
          'currentApplication.changed': {
            guard: not('isPaced'),
            actions: withEvent('setCurrentApplication'),
          },
          'pace.over': { target: 'closed', actions: 'emitClosed' },
          'dialog.close': { target: 'closed', actions: 'emitClosed' },
          'dialog.forceClose': 'closed',
        },
      },
    },
  });
