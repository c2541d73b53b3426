import { emptyWorld, type World } from '@vetsync/machines/model/world';
import { useSelector } from '@xstate/react';
import { usePlatform } from '../../usePlatform.ts';

/**
 * What has reached an organization. On the signed-in platform nothing is sent to one yet, so nothing that this tab holds may
 * appear in its lists.
 */
export function useReceivedWorld(): World {
  const { actor, view } = usePlatform();
  const world = useSelector(actor.world, ({ context }) => context.log.world);
  return view().shell.mode === 'demo' ? world : emptyWorld;
}
