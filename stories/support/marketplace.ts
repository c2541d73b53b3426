import { marketplaceMachine, marketplaceView, type MarketplaceInput } from '@vetsync/machines/marketplace';
import { noMarketplaceFilters } from '@vetsync/machines/marketplace/model';
import { sampleOrganizations } from '@vetsync/samples/marketplace';
import type { NonprofitApplication, NonprofitStatus } from '@vetsync/machines/model/world';
import {
  organizationDetailMachine,
  organizationDetailView,
  type OrganizationDetailInput,
} from '@vetsync/machines/organizationDetail';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { inState } from './inState.ts';
import { now, reader, seenAt } from './leads.ts';

const at = { mode: 'demo', role: 'user' } as const;
const listed = { filters: noMarketplaceFilters, listing: 'all' } as const;
const organizations = sampleOrganizations(seenAt);
const veteranId = sampleProfileOf('user').id;

export const marketplaceIn = (value: 'found' | 'none', more: Partial<MarketplaceInput> = {}) =>
  inState(marketplaceMachine, marketplaceView, {
    value,
    input: { organizations, route: listed, at, ...more },
  });

export const organizationIn = (
  value: 'unknown' | 'reading' | 'applying',
  more: Partial<OrganizationDetailInput> = {},
) =>
  inState(organizationDetailMachine, organizationDetailView, {
    value,
    input: {
      organizations,
      organizationId: '3',
      programId: null,
      listed,
      applications: [],
      veteranId,
      at,
      reader,
      now,
      ...more,
    },
  });

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
