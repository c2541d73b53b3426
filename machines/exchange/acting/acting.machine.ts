import { and, assign, emit, enqueueActions, setup, stateIn } from 'xstate';
import type { ActorRefFrom, ErrorActorEvent, SnapshotEvent, SnapshotFrom } from 'xstate';
import type { organizationOverviewMachine, OrganizationOverviewView } from '../organizationOverview/index.ts';
import type { staffNotificationsMachine, StaffNotificationsInput } from '../staffNotifications/index.ts';
import { promiseNotProvided, withEvent } from '../../kit/index.ts';
import type { Membership, Workplaces } from '../../organizations/model/index.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { NotificationsView } from '../../shell/notifications/notifications.view.ts';
import type {
  ActingEmitted,
  ActingEvent,
  ActingFor,
  ActingParentEvent,
  UndecidedAddress,
} from './acting.events.ts';
import { organizationOf, usualOf } from './workplaces.ts';

/** Until the next attempt to read the organizations or to load code, in milliseconds. */
export const actingRetryMs = 5_000;

/** The code of an organization's notifications, and of what waits there. */
export interface InboxCode {
  /** With real actors. */
  logic: typeof staffNotificationsMachine;
  viewOf: (snapshot: SnapshotFrom<typeof staffNotificationsMachine>) => NotificationsView;
  work: {
    /** With real actors. */
    logic: typeof organizationOverviewMachine;
    viewOf: (snapshot: SnapshotFrom<typeof organizationOverviewMachine>) => OrganizationOverviewView;
  };
}

/** What of an organization runs while somebody acts for it. */
export interface RunningInbox {
  viewOf: InboxCode['viewOf'];
  actor: ActorRefFrom<InboxCode['logic']>;
  work: { viewOf: InboxCode['work']['viewOf']; actor: ActorRefFrom<InboxCode['work']['logic']> };
}

export interface ActingInput {
  /** What an organization's notifications need besides the organization. */
  inbox: Omit<StaffNotificationsInput, keyof ActingFor>;
}

export interface ActingContext {
  organization: ActingFor | null;
  /** What the URL names without saying for whom the person acts; null: it says so, or need not. */
  undecided: UndecidedAddress | null;
  /** The organization's notifications once their code is loaded. */
  inbox: RunningInbox | null;
  inboxInput: ActingInput['inbox'];
}

/**
 * For whom a signed-in person can act, and the notifications of the organization for which they do. The organizations
 * are read whenever the platform is entered, because people join and leave on other pages. Who comes back without
 * naming one goes on for the one of the last time, on any device.
 */
export const actingMachine = setup({
  types: {
    context: {} as ActingContext,
    events: {} as ActingEvent | ActingParentEvent | ErrorActorEvent | SnapshotEvent,
    emitted: {} as ActingEmitted,
    input: {} as ActingInput,
  },
  actors: {
    /** Rejects with a Problem. */
    loadWorkplaces: promiseNotProvided<Workplaces>('loadWorkplaces'),
    /** Rejects if the code can't be loaded. */
    loadInbox: promiseNotProvided<InboxCode, ActingInput['inbox']>('loadInbox'),
  },
  actions: {
    emitOrganizations: emit((_, { output }: { output: Workplaces }) => ({
      type: 'organizations.loaded',
      organizations: output.memberships.map((membership) => organizationOf(membership, output)),
    })),
    emitReturn: emit(({ context }, { output }: { output: Workplaces }) => {
      const { tab, detail, query } = context.undecided as UndecidedAddress;
      const { organization, platformRole: role } = usualOf(
        output,
        context.undecided as UndecidedAddress,
      ) as Membership;
      return {
        type: 'page.navigate',
        to: shellHref({
          role,
          tab: tab || 'dashboard',
          detail,
          query: { ...query, as: organization.slug },
        }),
        replace: true,
      };
    }),
    setUndecided: assign((_, { undecided }: Pick<ActingContext, 'undecided'>) => ({ undecided })),
    remember: emit(({ context: { organization } }) => ({
      type: 'acting.remembered',
      slug: organization?.slug ?? null,
    })),
    emitOutdated: emit({ type: 'organizations.loaded', organizations: null }),
    setOrganization: assign((_, { organization }: { organization: ActingFor | null }) => ({ organization })),
    startInbox: assign(({ context, spawn }, { output: { logic, viewOf, work } }: { output: InboxCode }) => {
      const input = { ...context.inboxInput, ...(context.organization as ActingFor) };
      // Whoever selects from this machine sees their changes, too.
      const actor = spawn(logic, { syncSnapshot: true, input });
      const working = spawn(work.logic, { syncSnapshot: true, input });
      return { inbox: { viewOf, actor, work: { viewOf: work.viewOf, actor: working } } };
    }),
    stopInbox: enqueueActions(({ context: { inbox }, enqueue }) => {
      if (inbox) {
        enqueue.stopChild(inbox.actor);
        enqueue.stopChild(inbox.work.actor);
      }
      enqueue.assign({ inbox: null });
    }),
    showInbox: assign(({ context: { inbox } }) => ({ inbox: inbox && { ...inbox } })),
    /** What could not be read is read when somebody goes on. */
    retryWork: enqueueActions(({ context: { inbox }, enqueue }) => {
      if (inbox) enqueue.sendTo(inbox.work.actor, { type: 'page.retry' });
    }),
    toInbox: enqueueActions(({ context: { inbox }, enqueue }, event: ActingEvent) => {
      if (inbox) enqueue.sendTo(inbox.actor, event);
    }),
  },
  guards: {
    returns: ({ context: { undecided } }, { output }: { output: Workplaces }) =>
      undecided !== null && usualOf(output, undecided) !== null,
    isOfInbox: ({ context: { inbox } }, { actorId }: { actorId: string }) =>
      [inbox?.actor.id, inbox?.work.actor.id].includes(actorId),
    isActing: ({ context }) => context.organization !== null,
    isAnother: ({ context }, { organization }: { organization: ActingFor | null }) =>
      organization?.slug !== context.organization?.slug,
  },
  delays: { retry: actingRetryMs },
}).createMachine({
  id: 'acting',
  type: 'parallel',
  context: ({ input: { inbox } }) => ({
    organization: null,
    undecided: null,
    inbox: null,
    inboxInput: inbox,
  }),
  states: {
    page: {
      initial: 'elsewhere',
      states: {
        elsewhere: { on: { 'platform.entered': { target: 'here', actions: withEvent('setUndecided') } } },
        here: {
          on: {
            'platform.entered': { actions: [withEvent('setUndecided'), 'retryWork'] },
            'platform.left': { target: 'elsewhere', actions: 'emitOutdated' },
          },
        },
      },
    },
    memberships: {
      initial: 'unread',
      on: { 'platform.left': '.unread' },
      states: {
        unread: {
          always: { guard: stateIn({ page: 'here' }), target: 'reading' },
        },
        reading: {
          invoke: {
            src: 'loadWorkplaces',
            onDone: [
              {
                guard: withEvent('returns'),
                target: 'read',
                actions: [withEvent('emitReturn'), withEvent('emitOrganizations')],
              },
              { target: 'read', actions: withEvent('emitOrganizations') },
            ],
            onError: 'waiting',
          },
        },
        /** A URL that names an organization waits for them. */
        waiting: { after: { retry: 'reading' } },
        read: {},
      },
    },
    bell: {
      initial: 'own',
      on: {
        'acting.changed': [
          {
            guard: and([withEvent('isAnother'), stateIn({ memberships: 'read' })]),
            target: '.own',
            actions: ['stopInbox', withEvent('setOrganization'), 'remember'],
          },
          {
            guard: withEvent('isAnother'),
            target: '.own',
            actions: ['stopInbox', withEvent('setOrganization')],
          },
        ],
      },
      states: {
        /** It is the person's own. */
        own: {
          always: { guard: 'isActing', target: 'loading' },
        },
        loading: {
          invoke: {
            src: 'loadInbox',
            input: ({ context }) => context.inboxInput,
            onDone: { target: 'organizations', actions: withEvent('startInbox') },
            onError: 'waiting',
          },
        },
        waiting: { after: { retry: 'loading' } },
        organizations: {
          on: {
            // Only the bell fails, and begins again.
            'xstate.error.actor.*': {
              guard: withEvent('isOfInbox'),
              target: 'waiting',
              actions: 'stopInbox',
            },
            'xstate.snapshot.*': { actions: 'showInbox' },
            'notification.open': { actions: withEvent('toInbox') },
            'notification.read': { actions: withEvent('toInbox') },
            'notification.readAll': { actions: withEvent('toInbox') },
            'notification.older': { actions: withEvent('toInbox') },
            'notification.retry': { actions: withEvent('toInbox') },
          },
        },
      },
    },
  },
});
