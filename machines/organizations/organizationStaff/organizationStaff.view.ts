import { candidatesHrefFor } from '../model/addresses.ts';
import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { firstInvalid, problemMessage } from '../../system/model/index.ts';
import type { FieldErrors, IntlConfig } from '../../system/model/index.ts';
import {
  mayChangeRole,
  mayManage,
  memberRoles,
  organizationLimits,
  roleAllows,
  rolesManagedBy,
  statusAllows,
} from '../model/index.ts';
import type {
  Invitation,
  MemberRole,
  NewInvitation,
  Organization,
  OrganizationMember,
} from '../model/index.ts';
import { invitationFields } from './organizationStaff.setup.ts';
import type { StaffMenuAction } from './organizationStaff.events.ts';
import type { Staff } from './organizationStaff.setup.ts';
import type { organizationStaffMachine } from './organizationStaff.machine.ts';

export interface StaffRow extends OrganizationMember {
  isSelf: boolean;
  /** What the person can do with this colleague, in the order of the menu. */
  actions: readonly StaffMenuAction[];
}

export interface InvitationRow extends Invitation {
  actions: readonly StaffMenuAction[];
}

export type StaffInviteState =
  | 'editing'
  | 'invalid'
  | 'failed'
  | 'limited'
  | 'sending'
  /** Waiting for the sign-in dialog. */
  | 'proving';

export interface StaffInviteView {
  state: StaffInviteState;
  fields: Record<keyof NewInvitation, string>;
  errors: FieldErrors<keyof NewInvitation>;
  firstInvalid: keyof NewInvitation | null;
  attempt: number;
  emailMaxLength: number;
  /** The roles that the person can give, from the one that may do least. */
  roles: readonly MemberRole[];
  canSubmit: boolean;
  busy: boolean;
  waitSeconds: number | null;
  failure: Phrase | null;
}

export interface OrganizationStaffView {
  state: 'loading' | 'reloading' | 'missing' | 'failed' | 'open' | 'left';
  /** Null until it is loaded. */
  organization: Organization | null;
  /** Where the person looks for candidates; null for whoever can't. */
  candidatesHref: string | null;
  members: readonly StaffRow[];
  /** Null for a role that may not see them. */
  invitations: readonly InvitationRow[] | null;
  /** The form; null for a role that can't invite, or while the status doesn't allow it. */
  invite: StaffInviteView | null;
  action:
    | 'idle'
    | 'confirming'
    | 'working'
    /** Waiting for the proof dialog. */
    | 'proving';
  /** The action that is to be confirmed or done, and whom it is about; null while idle or proving. */
  confirmation: { kind: StaffMenuAction['kind']; role: MemberRole | null; name: string } | null;
  intl: IntlConfig;
  /** Why the page could not be loaded, or null. */
  failure: Phrase | null;
}

type Snapshot = SnapshotFrom<typeof organizationStaffMachine>;
type OpenValue = Extract<Snapshot['value'], object>['open'];

const may = ({ role, organization: { status } }: Staff, ability: 'staff' | 'own') =>
  roleAllows(role, ability) && statusAllows(status, ability);

function memberActions(staff: Staff, { userId, role }: OrganizationMember, self: string): StaffMenuAction[] {
  if (userId === self) return [{ kind: 'leave' }];
  if (!may(staff, 'staff') || !mayManage(staff.role, role)) return [];
  return [
    ...memberRoles
      .filter((other) => other !== role && mayChangeRole(staff.role, role, other))
      .map((other): StaffMenuAction => ({ kind: 'role', role: other })),
    ...(may(staff, 'own') && role !== 'owner' ? [{ kind: 'handOver' } as const] : []),
    { kind: 'remove' },
  ];
}

const invitationActions = (staff: Staff, { state, role }: Invitation): readonly StaffMenuAction[] =>
  may(staff, 'staff') && mayManage(staff.role, role) && (state === 'open' || state === 'expired')
    ? [{ kind: 'resend' }, { kind: 'withdraw' }]
    : [];

/** Such as a colleague's name, or the address of an invitation. */
const nameOf = ({ members, invitations }: Staff, id: string) => {
  const member = members.find(({ userId }) => userId === id);
  return (
    member?.fullName?.trim() || member?.email || invitations?.find((each) => each.id === id)?.email || ''
  );
};

function inviteOf(
  { context }: Snapshot,
  value: OpenValue['invite'] | null,
  isIdle: boolean,
): StaffInviteView | null {
  const { staff, draft, errors, attempt, inviteProblem } = context;
  if (!staff || !may(staff, 'staff')) return null;
  const shown = value === 'refused' ? 'sending' : value;
  const state = shown === null || shown === 'routing' ? 'editing' : shown;
  return {
    state,
    fields: draft,
    errors,
    firstInvalid: firstInvalid(errors, invitationFields),
    attempt,
    emailMaxLength: organizationLimits.contactEmail,
    roles: rolesManagedBy(staff.role).toReversed(),
    canSubmit: isIdle && value !== null && ['editing', 'invalid', 'failed'].includes(state),
    busy: state === 'sending' || state === 'proving',
    waitSeconds: state === 'limited' ? context.waitSeconds : null,
    failure: state === 'failed' || state === 'limited' ? problemMessage(inviteProblem) : null,
  };
}

export function organizationStaffView(snapshot: Snapshot): OrganizationStaffView {
  const { value, context } = snapshot;
  const { staff, pendingAction, self } = context;
  const open = typeof value === 'object' ? value.open : null;
  const region = open?.action ?? 'idle';
  const left = region === 'left';
  const action = region === 'refused' || region === 'done' ? 'working' : region === 'left' ? 'idle' : region;
  const asked = action === 'confirming' || action === 'working';
  const state =
    typeof value === 'object' ? (left ? 'left' : 'open') : value === 'refused' ? 'loading' : value;
  return {
    state,
    organization: staff?.organization ?? null,
    candidatesHref: candidatesHrefFor(staff),
    members:
      staff?.members.map((member) => ({
        ...member,
        isSelf: member.userId === self,
        actions: memberActions(staff, member, self),
      })) ?? [],
    invitations:
      staff?.invitations?.map((each) => ({ ...each, actions: invitationActions(staff, each) })) ?? null,
    invite: inviteOf(snapshot, open?.invite ?? null, action === 'idle'),
    action,
    confirmation:
      asked && staff && pendingAction && pendingAction.action.kind !== 'resend'
        ? {
            kind: pendingAction.action.kind,
            role: pendingAction.action.kind === 'role' ? pendingAction.action.role : null,
            name: nameOf(staff, pendingAction.id),
          }
        : null,
    intl: context.intl,
    failure: state === 'failed' ? problemMessage(context.problem) : null,
  };
}
