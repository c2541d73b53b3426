import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { promiseNotProvided, emitToParent, withEvent } from '../../kit/index.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';
import type * as applicationDialog from '../applicationDialog/index.ts';
import type { ApplicationSamples } from '../applicationDialog/applicationInTab.ts';
import type {
  ApplicationDialogEmitted,
  ApplicationDialogParentEvent,
  WantedApplication,
} from '../applicationDialog/index.ts';
import type { Applicant } from '../model/index.ts';

/** The used part of `@vetsync/machines/applications/applicationDialog`. */
export type ApplicationDialogCode = Pick<
  typeof applicationDialog,
  'applicationDialogMachine' | 'applicationInput'
>;

export interface ApplicationOnDemandInput {
  tab: TabInput<ApplicationSamples>;
  /** The application that the URL asks for, or null. */
  wanted: WantedApplication | null;
}

export interface ApplicationOnDemandContext extends ApplicationOnDemandInput {
  /** The latest applicant, if they changed since the tab was opened. */
  applicant: Applicant | null;
  /** The dialog once its code is loaded. */
  dialog: ActorRefFrom<typeof applicationDialog.applicationDialogMachine> | null;
}

type DialogOpen = Extract<ApplicationDialogParentEvent, { type: 'dialog.open' }>;
type CurrentApplicationChanged = Extract<
  ApplicationDialogParentEvent,
  { type: 'currentApplication.changed' }
>;

/**
 * The application dialog of a tab whose visitors rarely apply: its code is loaded when the URL first asks for an application.
 * Until then only the latest values are stored; afterwards every event is forwarded to the dialog.
 */
const machine = setup({
  types: {
    context: {} as ApplicationOnDemandContext,
    events: {} as ApplicationDialogParentEvent | ApplicationDialogEmitted,
    emitted: {} as ApplicationDialogEmitted,
    input: {} as ApplicationOnDemandInput,
  },
  actors: {
    /** Rejects if the code can't be loaded. The tab then fails and can be retried. */
    loadDialog: promiseNotProvided<ApplicationDialogCode>('loadDialog'),
  },
  actions: {
    setWanted: assign((_, { target, currentApplication = null }: DialogOpen) => ({
      wanted: { target, currentApplication },
    })),
    clearWanted: assign({ wanted: null }),
    setCurrentApplication: assign(
      ({ context: { wanted } }, { currentApplication }: CurrentApplicationChanged) => ({
        wanted: wanted && { ...wanted, currentApplication },
      }),
    ),
    setApplicant: assign((_, { applicant }: { applicant: Applicant }) => ({ applicant })),
    startDialog: assign(
      ({ context: { tab, wanted, applicant }, spawn }, { code }: { code: ApplicationDialogCode }) => ({
        dialog: spawn(emitToParent(code.applicationDialogMachine), {
          input: { ...code.applicationInput(tab, wanted), ...(applicant && { applicant }) },
        }),
      }),
    ),
    toDialog: enqueueActions(({ context: { dialog }, enqueue }, event: ApplicationDialogParentEvent) => {
      if (dialog) enqueue.sendTo(dialog, event);
    }),
    forward: emit((_, event: ApplicationDialogEmitted) => event),
  },
  guards: { isWanted: ({ context }) => context.wanted !== null },
}).createMachine({
  id: 'applicationOnDemand',
  context: ({ input }) => ({ ...input, applicant: null, dialog: null }),
  initial: 'idle',
  on: {
    'dialog.open': { actions: withEvent('setWanted') },
    'dialog.forceClose': { actions: 'clearWanted' },
    'currentApplication.changed': { actions: withEvent('setCurrentApplication') },
    'applicant.changed': { actions: withEvent('setApplicant') },
  },
  states: {
    idle: { always: { guard: 'isWanted', target: 'loading' } },
    loading: {
      invoke: {
        src: 'loadDialog',
        onDone: {
          target: 'ready',
          actions: { type: 'startDialog', params: ({ event }) => ({ code: event.output }) },
        },
      },
    },
    ready: {
      on: {
        'dialog.open': { actions: withEvent('toDialog') },
        'dialog.forceClose': { actions: withEvent('toDialog') },
        'currentApplication.changed': { actions: withEvent('toDialog') },
        'applicant.changed': { actions: withEvent('toDialog') },
        'dialog.closed': { actions: withEvent('forward') },
        'drafts.changed': { actions: withEvent('forward') },
        'application.sent': { actions: withEvent('forward') },
        'world.dispatch': { actions: withEvent('forward') },
        'server.request': { actions: withEvent('forward') },
        'request.left': { actions: withEvent('forward') },
        'command.settled': { actions: withEvent('toDialog') },
      },
    },
  },
});

/** Without the dialog's code, which {@link createApplicationOnDemand} provides. */
export const applicationOnDemand = emitToParent(machine);

export const createApplicationOnDemand = (loadDialog: () => Promise<ApplicationDialogCode>) =>
  emitToParent(machine.provide({ actors: { loadDialog: fromPromise(loadDialog) } }));
