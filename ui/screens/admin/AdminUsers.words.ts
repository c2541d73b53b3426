import type { Role } from '@vetsync/machines/account/model';
import { roleNames } from './AdminDashboard.words.ts';

const article = (role: Role) => (role === 'admin' ? 'an' : 'a');
const asRole = (role: Role) => `${article(role)} ${roleNames[role].toLowerCase()}`;

export const adminUsersWords = {
  title: 'Users',
  loading: 'Loading users…',
  toolbar: {
    label: 'Search and filter',
    search: { label: 'Search users', placeholder: 'Name or email' },
    role: { label: 'Role' },
    clear: 'Clear all',
    count: (shown: string, count: number) => (count === 1 ? '1 user' : `${shown} users`),
    more: (shown: string) => `${shown} or more users`,
    searching: 'Searching…',
  },
  columns: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    status: 'Status',
    sessions: 'Sessions',
    seen: 'Last seen',
    joined: 'Joined',
    actions: 'Actions',
  },
  you: 'You',
  noName: 'No name given',
  banned: 'Banned',
  verified: 'Verified',
  secondFactor: 'Two-step',
  plain: '-',
  never: 'Not signed in',
  empty: { title: 'No users match', text: 'Try another spelling or fewer filters.' },
  failed: { title: 'The users couldn’t be loaded', retry: 'Try again' },
  page: { failed: 'More users couldn’t be loaded.', loading: 'Loading more users…', retry: 'Try again' },
  actionsOf: (email: string) => `Actions for ${email}`,
  actions: {
    role: (role: Role) => `Change role to ${roleNames[role].toLowerCase()}`,
    ban: 'Ban',
    unban: 'Lift the ban',
    signOut: 'Sign out everywhere',
    delete: 'Delete account',
  },
} as const;

/** Confirmations of actions on the user `name`, by kind. */
export const userConfirmationWords = {
  role: (name: string, role: Role) => ({
    title: `Make ${name} ${asRole(role)}?`,
    text:
      role === 'admin'
        ? 'They can then see all leads, and manage every user, including you. It takes effect right away.'
        : 'It takes effect right away, including where they’re signed in now.',
    confirm: 'Change role',
    working: 'Changing…',
    cancel: 'Leave it',
  }),
  ban: (name: string) => ({
    title: `Ban ${name}?`,
    text: 'They’ll be signed out everywhere right away and can’t sign in until the ban is lifted. Nothing is deleted.',
    confirm: 'Ban',
    working: 'Banning…',
    cancel: 'Leave it',
  }),
  unban: (name: string) => ({
    title: `Lift the ban on ${name}?`,
    text: 'They can sign in again.',
    confirm: 'Lift the ban',
    working: 'Lifting…',
    cancel: 'Leave it',
  }),
  signOut: (name: string) => ({
    title: `Sign ${name} out everywhere?`,
    text: 'All of their devices have to sign in again.',
    confirm: 'Sign out',
    working: 'Signing out…',
    cancel: 'Leave it',
  }),
  delete: (name: string) => ({
    title: `Delete ${name}’s account?`,
    text: 'The account and everything connected to it are permanently deleted. No one can bring it back.',
    confirm: 'Delete account',
    working: 'Deleting…',
    cancel: 'Keep it',
  }),
};
