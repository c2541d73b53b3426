import type { World } from '../world/world.ts';

/** The lists of a world: everything but the profile, which has a table of its own, and the counts, which follow from it. */
export type WorldList = Exclude<keyof World, 'profile' | 'applicationStats'>;

/** The most items of each list that a person can have. */
export const worldListMax: Readonly<Record<WorldList, number>> = {
  jobApplications: 500,
  collegeApplications: 500,
  nonprofitApplications: 500,
  appointments: 500,
  joinedEvents: 500,
  waitingEvents: 500,
  createdEvents: 200,
  sentMessages: 2_000,
  readConversations: 1_000,
  interviews: 500,
  mentorRequests: 200,
  savedPrograms: 500,
  contactRequests: 500,
  poolEntries: 1,
  reports: 500,
  privateRecords: 100,
  notifications: 200,
  decisions: 1_000,
};
export const worldLists = Object.keys(worldListMax) as readonly WorldList[];

/** Lists that drop their oldest item when they are full. The others refuse what would be added. */
const rolling: ReadonlySet<WorldList> = new Set([
  'notifications',
  'readConversations',
  'decisions',
  'sentMessages',
  'contactRequests',
  'reports',
]);

/** The world with its rolling lists cut to their limits. Returns the same object if nothing is cut. */
export function withinLimits(world: World): World {
  const long = [...rolling].filter((list) => world[list].length > worldListMax[list]);
  if (long.length === 0) return world;
  return {
    ...world,
    ...Object.fromEntries(long.map((list) => [list, world[list].slice(-worldListMax[list])])),
  };
}

/** The first list that has more items than a person can have. Null if all are within their limits. */
export const fullListOf = (world: World): WorldList | null =>
  worldLists.find((list) => !rolling.has(list) && world[list].length > worldListMax[list]) ?? null;
