import { emptyProfile, type Profile } from '@vetsync/machines/profile/model';
import { sampleProfileOf } from '@vetsync/machines/model/world';
import { useSelector } from '@xstate/react';
import { usePlatform } from './usePlatform.ts';

/** The profile of whoever is shown on the platform: their own, or the sample one as it was edited in the demo. */
export function usePerson(): Profile {
  const { actor } = usePlatform();
  const known = useSelector(actor.shell, ({ context }) => context.profile);
  const mode = useSelector(actor.shell, ({ context }) => context.route.mode);
  const person = useSelector(actor.shell, ({ context }) => context.session?.user);
  if (known) return known;
  if (mode === 'demo') return sampleProfileOf('user');
  return { ...emptyProfile, name: person?.fullName ?? person?.email ?? '' };
}
