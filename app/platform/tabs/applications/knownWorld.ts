import type { KnownWorld } from '@vetsync/machines/exchange/sentApplication';
import { veteranId, withEarlier, type CollegeApplication } from '@vetsync/machines/model/world';
import type { Platform } from '@vetsync/machines/shell/platform';
import { fromSubscription } from '../../../page/changes.ts';

/** What a person had sent to schools before their world began. */
export type EarlierOf = (now: number, veteranId: string) => readonly CollegeApplication[];

/** The person's world on this platform, with what they had sent before. */
export function knownWorld({ root, actor }: Platform, earlierOf: EarlierOf = () => []): KnownWorld {
  const snapshot = actor.world.getSnapshot();
  const { world } = snapshot.context.log;
  const { sync } = root.getSnapshot().context.world.viewOf(snapshot);
  return {
    world: withEarlier(world, earlierOf(Date.now(), veteranId)),
    isKnown: sync?.isKnown ?? true,
    isWhole: sync === undefined,
  };
}

/** Reports each change of it with `world.followed`. */
export const worldChanges = (platform: Platform, earlierOf?: EarlierOf) =>
  fromSubscription<{ type: 'world.followed' } & KnownWorld>((report) => {
    const following = platform.actor.world.subscribe(() =>
      report({ type: 'world.followed', ...knownWorld(platform, earlierOf) }),
    );
    return () => following.unsubscribe();
  });
