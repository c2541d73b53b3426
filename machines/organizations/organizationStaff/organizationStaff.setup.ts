import { cleanEmail } from '../../model/text/contact.ts';
import { assertEvent, assign, emit, not, or, setup, stateIn } from 'xstate';
import { promiseNotProvided } from '../../kit/index.ts';
import type { ClockTick } from '../../kit/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import {
  countdownTickMs,
  fieldErrorsOf,
  hasErrors,
  isLimited,
  problemMessage,
  retryAfterOf,
  schemaErrors,
  withoutError,
  toast,
} from '../../system/model/index.ts';
import type { FieldErrors, Problem, IntlConfig } from '../../system/model/index.ts';
import { newInvitationSchema, organizationResult, ownOrganizationsHref } from '../model/index.ts';
import type {
  Invitation,
  MemberRole,
  NewInvitation,
  Organization,
  OrganizationMember,
} from '../model/index.ts';
import type {
  OrganizationStaffEmitted,
  OrganizationStaffEvent,
  OrganizationStaffParentEvent,
  StaffMenuAction,
} from './organizationStaff.events.ts';
import { callSetup } from '../../kit/provenCall.ts';
import { clockActions } from '../../kit/clock.ts';

/** The staff of an organization, as one of them sees it. */
export interface Staff {
  organization: Organization;
  /** The person's own role. */
  role: MemberRole;
  members: readonly OrganizationMember[];
  /** Null for a role that may not see them. */
  invitations: readonly Invitation[] | null;
}

/** An action as a call of the API. `id` is the user's or the invitation's. */
export interface StaffAction {
  organizationId: string;
  id: string;
  action: StaffMenuAction;
}

export interface OrganizationStaffInput {
  slug: string;
  /** Id of the signed-in person. */
  self: string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface OrganizationStaffContext {
  slug: string;
  self: string;
  /** Null until it is loaded. */
  staff: Staff | null;
  pendingAction: { id: string; action: StaffMenuAction } | null;
  draft: Record<keyof NewInvitation, string>;
  errors: FieldErrors<keyof NewInvitation>;
  attempt: number;
  /** Seconds until the next invitation. */
  waitSeconds: number;
  /** Why loading failed. */
  problem: Problem;
  /** Why the last action failed. */
  actionProblem: Problem;
  /** Why the last invitation failed. */
  inviteProblem: Problem;
  intl: IntlConfig;
  now: () => number;
}

export const emptyInvitation: OrganizationStaffContext['draft'] = { email: '', role: 'viewer' };
export const invitationFields: readonly (keyof NewInvitation)[] = ['email', 'role'];

const normalized = ({ email, role }: OrganizationStaffContext['draft']) => ({
  email: cleanEmail(email),
  role,
});
const errorsOf = (draft: OrganizationStaffContext['draft']) =>
  schemaErrors(newInvitationSchema, normalized(draft), invitationFields);
const refusedFields = ({ errors = [] }: Problem) => fieldErrorsOf(errors, invitationFields);

/** What is sent, of a valid draft. */
export const invitationOf = (draft: OrganizationStaffContext['draft']) =>
  newInvitationSchema.parse(normalized(draft));

const emailOf = ({ staff, pendingAction }: OrganizationStaffContext) =>
  staff?.invitations?.find(({ id }) => id === pendingAction?.id)?.email ?? '';
const saidOf: Readonly<Record<StaffMenuAction['kind'], (context: OrganizationStaffContext) => Phrase>> = {
  role: () => organizationResult('roleChanged'),
  handOver: () => organizationResult('handedOver'),
  remove: () => organizationResult('removed'),
  leave: () => organizationResult('left'),
  withdraw: () => organizationResult('withdrawn'),
  resend: (context) => organizationResult('resent', emailOf(context)),
};

const failed = (problem: Problem) =>
  toast(organizationResult('staffFailed'), problemMessage(problem), 'destructive');

type Event = OrganizationStaffEvent | OrganizationStaffParentEvent | ClockTick;
const calls = callSetup<OrganizationStaffContext, Event>()('', 'action', 'invite');

/** Types, actors, actions, guards and delays of the page of an organization's staff. */
export const organizationStaffSetup = setup({
  types: {
    context: {} as OrganizationStaffContext,
    events: {} as Event,
    emitted: {} as OrganizationStaffEmitted,
    input: {} as OrganizationStaffInput,
  },
  actors: {
    /** Rejects with 404 for whoever doesn't work there. */
    loadStaff: promiseNotProvided<Staff, { slug: string }>('loadStaff'),
    act: promiseNotProvided<unknown, StaffAction>('act'),
    invite: promiseNotProvided<unknown, { organizationId: string; invitation: NewInvitation }>('invite'),
  },
  actions: {
    ...calls.actions,
    ...clockActions<OrganizationStaffContext, Event>(),
    setStaff: assign((_, { output }: { output: Staff }) => ({ staff: output })),
    clearStaff: assign({ staff: null }),
    setPendingAction: assign(({ event }) => {
      assertEvent(event, 'staff.ask');
      return { pendingAction: { id: event.id, action: event.action } };
    }),
    emitDone: emit(({ context }) => toast(saidOf[context.pendingAction?.action.kind ?? 'role'](context))),
    emitFailed: emit(({ context }) => failed(context.actionProblem)),
    leavePage: emit({ type: 'page.navigate', to: ownOrganizationsHref, replace: true }),
    change: assign(
      ({ context: { draft, errors } }, { field, value }: { field: keyof NewInvitation; value: string }) => ({
        draft: { ...draft, [field]: value },
        errors: withoutError(errors, field),
      }),
    ),
    showErrors: assign(({ context: { draft, attempt } }) => ({
      errors: errorsOf(draft),
      attempt: attempt + 1,
    })),
    showRefusal: assign(({ context: { inviteProblem, attempt } }) => ({
      errors: refusedFields(inviteProblem),
      attempt: attempt + 1,
    })),
    emitInvited: emit(({ context }) =>
      toast(
        organizationResult('invited', normalized(context.draft).email),
        organizationResult('invitedMore'),
      ),
    ),
    clearDraft: assign({ draft: emptyInvitation, errors: {} }),
    startWait: assign(({ context }) => ({ waitSeconds: retryAfterOf(context.inviteProblem) })),
    countDown: assign(({ context }) => ({ waitSeconds: context.waitSeconds - 1 })),
  },
  guards: {
    ...calls.guards,
    missing: ({ context }) => context.problem.status === 404,
    // One call at a time, because the list that is loaded after it would cut off the other.
    isInviting: or([stateIn({ open: { invite: 'sending' } }), stateIn({ open: { invite: 'proving' } })]),
    isActing: not(stateIn({ open: { action: 'idle' } })),
    needsNoConfirmation: ({ event }) => event.type === 'staff.ask' && event.action.kind === 'resend',
    leaves: ({ context }) => context.pendingAction?.action.kind === 'leave',
    /** The list is out of date: somebody else was faster, or one's own role has changed. */
    outdated: ({ context }) => [403, 404, 410].includes(context.actionProblem.status),
    valid: ({ context }) => !hasErrors(errorsOf(context.draft)),
    corrected: ({ context }) => !hasErrors(context.errors),
    limited: ({ context }) => isLimited(context.inviteProblem),
    refusedFields: ({ context }) => hasErrors(refusedFields(context.inviteProblem)),
    waitOver: ({ context }) => context.waitSeconds <= 0,
  },
  delays: { ...calls.delays, countdownTick: countdownTickMs },
});
