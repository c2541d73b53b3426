import type { Platform } from '@vetsync/machines/platform';
import { createContext, use, useLayoutEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { useRoot } from '../place/useRoot.ts';

export const PlatformContext = createContext<Platform | null>(null);

/** The platform around this place. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('No platform here: render inside <PlatformPage>');
  return platform;
}

/**
 * Lets platform and root hear what a machine of this place tells the outside, from its very start: `world.do` goes to the
 * shared world, everything common to the root.
 */
export function usePlatformNews(actor: AnyActorRef): void {
  const root = useRoot();
  const { world } = usePlatform().actor;
  // Before the effect that starts the machine, or what it tells at once would go unheard.
  useLayoutEffect(() => {
    const heard = [root.listen(actor), actor.on('world.do', (news) => world.send(news))];
    return () => heard.forEach((one) => one.unsubscribe());
  }, [root, world, actor]);
}
