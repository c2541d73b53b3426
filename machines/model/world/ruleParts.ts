import type { Fact } from './facts.ts';
import type { Notification } from './notifications.ts';
import type { World } from './world.ts';

export const hasId = (list: readonly { id: string }[], id: string): boolean =>
  list.some((item) => item.id === id);
export const withoutId = <Item extends { id: string }>(list: readonly Item[], id: string): Item[] =>
  list.filter((item) => item.id !== id);
export const withItemChanged = <Item extends { id: string }>(
  list: readonly Item[],
  id: string,
  change: (item: Item) => Item,
): Item[] => list.map((item) => (item.id === id ? change(item) : item));

/** The list with an item, in the place of the one with its id, or at the end. */
export const withItem = <Item extends { id: string }>(list: readonly Item[], item: Item): Item[] =>
  hasId(list, item.id) ? withItemChanged(list, item.id, () => item) : [...list, item];

/** Id of the notification that a fact causes. */
export const notificationIdOf = ({ id }: { id: string }): string => `${id}:told`;

/** Adds a notification with the time of the fact that caused it. */
export function withNotification(
  world: World,
  fact: Fact,
  content: Omit<Notification, 'id' | 'timestamp' | 'read'>,
): World {
  const timestamp = new Date(fact.at).toISOString();
  const notification: Notification = { id: notificationIdOf(fact), timestamp, read: false, ...content };
  return { ...world, notifications: [...world.notifications, notification] };
}
