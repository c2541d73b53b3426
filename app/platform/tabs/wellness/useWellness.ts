import { mergeAppointments, readWellnessRoute, wellnessLinks } from '@vetsync/machines/wellness/model';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { sampleAppointments, sampleProviders } from '@vetsync/samples/wellness';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { usePerson } from '../../person.ts';
import { usePlatform } from '../../usePlatform.ts';

/** What every part of the wellness tab goes by: the place, who it is about, providers and appointments. */
export function useWellness() {
  const { actor, view } = usePlatform();
  const { mode, content } = view().shell;
  const { role, screen, detail, query } = content;
  const { name } = usePerson();
  const account = useSelector(actor.shell, ({ context }) => context.session?.user?.id ?? 'account');
  const veteran = { id: mode === 'demo' ? sampleProfileOf('user').id : account, name };
  const [providers] = useState(() => sampleProviders(Date.now()));
  // A signed-in person's appointments are their own: none is a sample.
  const [samples] = useState(() => (mode === 'demo' ? sampleAppointments(Date.now(), veteran) : []));
  const known = useSelector(actor.world, ({ context }) => context.log.world.appointments);
  const appointments = useMemo(() => mergeAppointments(samples, known), [samples, known]);
  const at = { mode, role };
  return {
    at,
    screen,
    route: readWellnessRoute(detail, query),
    links: wellnessLinks(at),
    veteran,
    providers,
    appointments,
  };
}
export type Wellness = ReturnType<typeof useWellness>;
