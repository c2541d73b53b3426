import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { problemMessage } from '../../system/model/index.ts';
import { organizationHref } from '../model/index.ts';
import type { Membership } from '../model/index.ts';
import type { ownOrganizationsMachine } from './ownOrganizations.machine.ts';

export interface OwnOrganizationsView {
  state: 'loading' | 'failed' | 'listed';
  /** Joined first on top; each with the address of its page. */
  organizations: readonly (Membership & { href: string })[];
  /** The server's error message (failed), or null. */
  failure: Phrase | null;
}

export function ownOrganizationsView({
  value,
  context,
}: SnapshotFrom<typeof ownOrganizationsMachine>): OwnOrganizationsView {
  const state = value === 'refused' ? 'loading' : value;
  return {
    state,
    organizations: context.memberships.map((membership) => ({
      ...membership,
      href: organizationHref(membership.organization.slug),
    })),
    failure: state === 'failed' ? problemMessage(context.problem) : null,
  };
}
