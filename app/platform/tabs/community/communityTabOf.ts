import { communityMachine, type EventPageRequest } from '@vetsync/machines/community/community';
import { createCommunityTab } from '@vetsync/machines/community/communityTab';
import type { EventPage } from '@vetsync/machines/organizations/model';
import { fromPromise } from 'xstate';
import type { Owner } from '../../../services/browser/storageKey.ts';

type CommunityTabLogic = ReturnType<typeof createCommunityTab>;
const tabs = new Map<Owner, CommunityTabLogic>();

/** The demo's events are those of its samples. */
const none: EventPage = { events: [], nextCursor: null };

/** The tab's machine with the server of the platform's owner. The same owner always gets the same one. */
export function communityTabOf(owner: Owner): CommunityTabLogic {
  const known = tabs.get(owner);
  if (known) return known;
  const server = async () => {
    const [{ httpServer }, { api }] = await Promise.all([
      import('../../../services/http/httpServer.ts'),
      import('../../../services/http/calls.ts'),
    ]);
    return httpServer(api, owner);
  };
  const tab = createCommunityTab(
    communityMachine.provide({
      actors: {
        findEvents: fromPromise(async ({ input }: { input: EventPageRequest }) =>
          owner === 'demo' ? none : (await server()).findEvents(input),
        ),
        readEvent: fromPromise(async ({ input }: { input: { id: string } }) =>
          (await server()).readEvent(input),
        ),
      },
    }),
  );
  tabs.set(owner, tab);
  return tab;
}
