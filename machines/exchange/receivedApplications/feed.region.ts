import { followedFeed } from '../../kit/followedFeed.ts';
import { receivedApplicationsSetup } from './receivedApplications.setup.ts';
import type { ReceivedApplicationsContext } from './applicationsContext.ts';

/** The live feed of the organization. */
export const feedRegion = receivedApplicationsSetup.createStateConfig({
  initial: 'following',
  states: followedFeed('followFeed', ({ context }: { context: ReceivedApplicationsContext }) => ({
    organizationId: context.desk?.organization.id ?? '',
    after: context.position,
  })),
});
