import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { organizationStaffHref } from '../../organizations/model/addresses.ts';
import { accountExportHref } from '../model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import { isEmailEntered } from './accountDeletion.machine.ts';
import type { accountDeletionMachine, OwnedOrganization } from './accountDeletion.machine.ts';

export type AccountDeletionState =
  | 'editing'
  | 'invalid'
  /** Waiting for the proof dialog. */
  | 'proving'
  | 'deleting'
  | 'failed'
  /** The person alone owns organizations. */
  | 'asking'
  | 'deleted';

export interface AccountDeletionView {
  state: AccountDeletionState;
  /** The email that has to be typed. */
  email: string;
  value: string;
  error: Phrase | null;
  attempt: number;
  /** Whether the typed email matches. */
  canSubmit: boolean;
  busy: boolean;
  /** Organizations that the person alone owns, to be handed over or ended (asking). */
  organizations: readonly (OwnedOrganization & { staffHref: string })[];
  /** Whether these end with the account. */
  endsOrganizations: boolean;
  /** The server's error message (failed), or null. */
  failure: Phrase | null;
  /** Downloads all stored data about the person. */
  downloadHref: string;
}

const sendable: readonly AccountDeletionState[] = ['editing', 'invalid', 'failed'];

export function accountDeletionView({
  value,
  context,
}: SnapshotFrom<typeof accountDeletionMachine>): AccountDeletionView {
  const state: AccountDeletionState = value === 'refused' ? 'deleting' : value;
  return {
    state,
    email: context.email,
    value: context.value,
    error: context.error,
    attempt: context.attempt,
    canSubmit:
      state === 'asking' ? context.endsOrganizations : sendable.includes(state) && isEmailEntered(context),
    busy: state === 'deleting' || state === 'proving',
    organizations:
      state === 'asking'
        ? context.organizations.map((one) => ({ ...one, staffHref: organizationStaffHref(one.slug) }))
        : [],
    endsOrganizations: context.endsOrganizations,
    failure: state === 'failed' ? problemMessage(context.problem) : null,
    downloadHref: accountExportHref,
  };
}
