import {
  noMarketplaceFilters,
  type ListedOrganization,
  type MarketplaceFilters,
  type OrganizationServer,
} from '@vetsync/machines/marketplace/model';
import { emptyWorld, type NonprofitApplication, type NonprofitStatus } from '@vetsync/machines/model/world';
import {
  organizationDetailMachine,
  organizationDetailView,
} from '@vetsync/machines/marketplace/organizationDetail';
import {
  organizationSearchMachine,
  organizationSearchView,
  type OrganizationSearchContext,
} from '@vetsync/machines/marketplace/organizationSearch';
import { sampleOrganizations as organizationsAt, sampleServiceListings } from '@vetsync/samples/marketplace';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { accountTabsOf } from '@vetsync/machines/shell/model';
import type { StateValue } from 'xstate';
import { inState } from './inState.ts';
import { now, intl, seenAt } from './leads.ts';
import { foundIn } from './listings.ts';

const demo = { role: 'user' } as const;
const account = { role: 'user', tabs: accountTabsOf.user.map(({ value }) => value) } as const;
const never = () => Promise.reject(new Error('No story asks a server.'));
const serverOf = (filters: OrganizationServer['filters']): OrganizationServer => ({
  filters,
  find: never,
  read: never,
});
export const sampleOrganizations = organizationsAt(seenAt);
const veteranId = sampleProfileOf('user').id;

/** An organization that has registered itself. */
export const registered: ListedOrganization = {
  id: '0b9f6a52-6f0e-4c8e-9a3e-0d6a5a3f7c11',
  slug: 'harbor-logistics',
  kind: 'employer',
  name: 'Harbor Logistics',
  website: 'https://harbor-logistics.example.com',
  about: 'We move freight along the coast.\nOne in four of us has served.',
  contactEmail: 'people@harbor-logistics.example.com',
  phone: '(757) 555-0112',
  location: 'Norfolk, VA',
};

interface ListSituation extends Partial<Pick<OrganizationSearchContext, 'found' | 'cursor' | 'problem'>> {
  filters?: Partial<MarketplaceFilters>;
  /** Whether a signed-in person searches. */
  isSignedIn?: boolean;
}

export const organizationsIn = (
  value: StateValue,
  { filters, isSignedIn = false, ...context }: ListSituation = {},
) =>
  inState(organizationSearchMachine, organizationSearchView, {
    value,
    input: {
      server: serverOf(isSignedIn ? ['kind'] : ['category', 'location', 'type', 'listing']),
      filters: { ...noMarketplaceFilters, ...filters },
      switchProfileHref: isSignedIn ? null : '/platform',
      at: isSignedIn ? account : demo,
    },
    context,
  });

/** The page of an organization. */
export const organizationIn = (
  value: 'loading' | 'reading' | 'unknown' | 'failed',
  organization: ListedOrganization | null = null,
) =>
  inState(organizationDetailMachine, organizationDetailView, {
    value,
    input: {
      server: serverOf([]),
      slug: organization?.slug ?? '99',
      marketplaceHref: '/platform/marketplace',
      at: organization === registered ? account : demo,
      intl,
      now,
    },
    context: { organization },
  });

/** What a sample organization offers to a veteran who has sent these applications. */
export const offersOf = (organization: string, nonprofitApplications: readonly NonprofitApplication[] = []) =>
  foundIn(
    { listings: sampleServiceListings(seenAt) },
    {
      scope: { kind: null },
      filters: { organization },
      world: { ...emptyWorld, nonprofitApplications: [...nonprofitApplications] },
    },
  );

/** An application of the demo's veteran for a program of the Veterans Foundation, four hours old. */
export const enrollment = (program: string, status: NonprofitStatus): NonprofitApplication => ({
  id: 'K7M2QXA4',
  veteranId,
  veteranName: 'Marcus Delaney',
  veteranImage: '',
  veteranBranch: 'Army',
  veteranRank: 'Staff Sergeant',
  program,
  organization: 'Veterans Foundation',
  needsAssessment: [],
  status,
  progress: status === 'active' ? 25 : 0,
  submitDate: new Date(seenAt - 4 * 60 * 60_000).toISOString(),
});
