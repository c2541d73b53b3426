import type {
  NavigationEmitted,
  ProofEmitted,
  ProofParentEvent,
  ToastEmitted,
} from '../../system/model/index.ts';
import type { MemberRole, NewInvitation } from '../model/index.ts';

/** Actions on a colleague or an invitation. All but sending an invitation again need a confirmation. */
export type StaffMenuAction =
  | { kind: 'role'; role: MemberRole }
  | { kind: 'handOver' }
  | { kind: 'remove' }
  | { kind: 'leave' }
  | { kind: 'withdraw' }
  | { kind: 'resend' };

/** Events that the page of an organization's staff sends. */
export type OrganizationStaffEvent =
  | { type: 'page.retry' }
  | { type: 'field.change'; field: keyof NewInvitation; value: string }
  | { type: 'form.submit' }
  /** Asks to confirm an action on a colleague or an invitation. `id` is the user's or the invitation's. */
  | { type: 'staff.ask'; id: string; action: StaffMenuAction }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Events from the app. */
export type OrganizationStaffParentEvent = ProofParentEvent;

export type OrganizationStaffEmitted = ToastEmitted | ProofEmitted | NavigationEmitted;
