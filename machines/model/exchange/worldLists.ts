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
  cases: 200,
  bookings: 200,
  reports: 500,
  privateRecords: 100,
  notifications: 200,
  decisions: 1_000,
};
export const worldLists = Object.keys(worldListMax) as readonly WorldList[];

/** The most that the items of each list take up together, in bytes. Together they are the largest world. */
export const worldListMaxBytes: Readonly<Record<WorldList, number>> = {
  jobApplications: 250_000,
  collegeApplications: 250_000,
  nonprofitApplications: 250_000,
  appointments: 200_000,
  joinedEvents: 100_000,
  waitingEvents: 100_000,
  createdEvents: 200_000,
  sentMessages: 150_000,
  readConversations: 100_000,
  interviews: 100_000,
  mentorRequests: 50_000,
  savedPrograms: 100_000,
  contactRequests: 100_000,
  poolEntries: 10_000,
  cases: 150_000,
  bookings: 80_000,
  reports: 100_000,
  privateRecords: 500_000,
  notifications: 100_000,
  decisions: 100_000,
};

/** Lists that drop their oldest items when they are full. The others refuse what would be added. */
const rolling: ReadonlySet<WorldList> = new Set([
  'notifications',
  'readConversations',
  'decisions',
  'sentMessages',
  'cases',
  'bookings',
  'contactRequests',
  'reports',
]);

const knownBytes = new WeakMap<object, number>();

/** What an item takes up as JSON in UTF-8, in bytes. */
export function itemBytes(item: object): number {
  const known = knownBytes.get(item);
  if (known !== undefined) return known;
  const text = JSON.stringify(item);
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // Of a character beyond the basic plane, each half takes two bytes.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  knownBytes.set(item, bytes);
  return bytes;
}
export const bytesOf = (items: readonly object[]): number =>
  items.reduce((sum, item) => sum + itemBytes(item), 0);

/** How many of the oldest items a rolling list drops. The newest one stays, whatever it takes up. */
function surplusOf(list: WorldList, items: readonly object[]): number {
  let surplus = Math.max(0, items.length - worldListMax[list]);
  let bytes = bytesOf(items.slice(surplus));
  while (bytes > worldListMaxBytes[list] && surplus < items.length - 1) {
    bytes -= itemBytes(items[surplus]!);
    surplus += 1;
  }
  return surplus;
}

/** The world with its rolling lists cut to their limits. Returns the same object if nothing is cut. */
export function withinLimits(world: World): World {
  const cut = [...rolling].flatMap((list) => {
    const surplus = surplusOf(list, world[list]);
    return surplus > 0 ? [[list, world[list].slice(surplus)] as const] : [];
  });
  return cut.length === 0 ? world : { ...world, ...Object.fromEntries(cut) };
}

/** How much a list has. */
export interface ListSize {
  items: number;
  bytes: number;
}

/**
 * Why a list refuses to become this large, or null. What is there can always change a little, such as by a withdrawal, and
 * what others do is stored in rolling lists, which refuse nothing.
 */
export function listRefusal(
  list: WorldList,
  before: ListSize,
  after: ListSize,
): 'list_full' | 'list_too_large' | null {
  const isLonger = after.items > before.items;
  if (rolling.has(list)) return null;
  if (isLonger && after.items > worldListMax[list]) return 'list_full';
  const isRewritten = list === 'privateRecords' && after.bytes > before.bytes;
  return (isLonger || isRewritten) && after.bytes > worldListMaxBytes[list] ? 'list_too_large' : null;
}
