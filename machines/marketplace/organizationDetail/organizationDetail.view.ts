import type { SnapshotFrom } from 'xstate';
import { writeToHref } from '../../exchange/model/inboxRoute.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { contactLinksOf } from '../model/index.ts';
import type { ContactLink, ListedOrganization } from '../model/index.ts';
import type { organizationDetailMachine } from './organizationDetail.machine.ts';

export interface OrganizationDetailView {
  state: 'loading' | 'reading' | 'unknown' | 'failed';
  /** Null unless it is read. */
  organization: ListedOrganization | null;
  contacts: readonly ContactLink[];
  /** Where the person writes to it; null in the demo, whose organizations answer nobody. */
  writeHref: string | null;
  /** The marketplace as it was looked through. */
  marketplaceHref: string;
  intl: IntlConfig;
}

export function organizationDetailView({
  value: state,
  context: { organization, at, marketplaceHref, intl, now },
}: SnapshotFrom<typeof organizationDetailMachine>): OrganizationDetailView {
  return {
    state,
    organization,
    contacts: organization ? contactLinksOf(organization) : [],
    writeHref: organization && writeToHref(at, organization.id),
    marketplaceHref,
    intl: { ...intl, now: now() },
  };
}
