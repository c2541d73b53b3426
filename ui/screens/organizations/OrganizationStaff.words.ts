import type { InvitationState, MemberRole } from '@vetsync/machines/organizations/model';
import { memberRoleWords } from './MemberRole.words.ts';

const { names } = memberRoleWords;
const asRole = (role: MemberRole) => `${role === 'owner' ? 'an' : 'a'} ${names[role].toLowerCase()}`;

export const organizationStaffWords = {
  title: 'Staff',
  loading: 'Loading the staff…',
  failed: { title: 'The staff couldn’t be loaded', retry: 'Try again' },
  suspended: 'While the organization is suspended, no one can change its staff. You can still leave.',
  you: 'You',
  joined: (date: string) => `Since ${date}`,
  actionsOf: (name: string) => `Actions for ${name}`,
  actions: {
    role: (role: MemberRole) => `Make ${asRole(role)}`,
    handOver: 'Transfer ownership',
    remove: 'Remove from staff',
    leave: 'Leave the organization',
    withdraw: 'Withdraw',
    resend: 'Send again',
  },
  invitations: {
    title: 'Invitations',
    none: 'No pending invitations. Colleagues you invite appear here until they respond.',
    by: (role: string, inviter: string) => `${role} · invited by ${inviter}`,
    byNobody: (role: string) => role,
    states: {
      open: 'Waiting for an answer',
      accepted: 'Accepted',
      withdrawn: 'Withdrawn or declined',
      expired: 'Expired',
    } satisfies Record<InvitationState, string>,
    until: (date: string) => `Until ${date}`,
  },
  invite: {
    title: 'Invite a colleague',
    text: 'We’ll email them a link. It works once, within seven days, and only for an account with this address.',
    email: 'Email',
    role: 'Role',
    submit: 'Send invitation',
    submitting: 'Sending…',
    failed: 'The invitation wasn’t sent',
  },
  roles: { title: 'What each role can do' },
} as const;

/** Confirmations of actions on the colleague or invitation `name`. */
export const staffConfirmationWords = {
  role: (name: string, role: MemberRole) => ({
    title: `Make ${name} ${asRole(role)}?`,
    text: `It takes effect right away. ${memberRoleWords.may[role]}`,
    confirm: 'Change role',
    working: 'Changing…',
    cancel: 'Keep the role',
  }),
  handOver: (name: string) => ({
    title: `Transfer ownership to ${name}?`,
    text: 'They become an owner, and you become a manager. Only an owner can undo this.',
    confirm: 'Transfer',
    working: 'Transferring…',
    cancel: 'Stay the owner',
  }),
  remove: (name: string) => ({
    title: `Remove ${name} from staff?`,
    text: 'They’ll lose access to the organization. Invitations they sent will stop working, too.',
    confirm: 'Remove',
    working: 'Removing…',
    cancel: 'Keep them',
  }),
  leave: () => ({
    title: 'Leave the organization?',
    text: 'You’ll lose access to it. To come back, you’ll need an invitation.',
    confirm: 'Leave',
    working: 'Leaving…',
    cancel: 'Stay',
  }),
  withdraw: (name: string) => ({
    title: `Withdraw the invitation to ${name}?`,
    text: 'The link in their email will stop working. You can invite them again.',
    confirm: 'Withdraw',
    working: 'Withdrawing…',
    cancel: 'Keep it',
  }),
} as const;
