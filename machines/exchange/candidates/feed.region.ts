import { followedFeed } from '../../kit/followedFeed.ts';
import { candidatesSetup } from './candidates.setup.ts';
import type { CandidatesContext } from './candidates.setup.ts';

/** The live feed of the organization: what colleagues ask, and who accepts. */
export const feedRegion = candidatesSetup.createStateConfig({
  initial: 'following',
  states: followedFeed('followFeed', ({ context }: { context: CandidatesContext }) => ({
    organizationId: context.desk?.organization.id ?? '',
    after: context.position,
  })),
});
