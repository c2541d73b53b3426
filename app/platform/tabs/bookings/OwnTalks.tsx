import { ownBookings } from '@vetsync/machines/wellness/model';
import { OwnBookings } from '@vetsync/ui/screens/bookings/OwnBookings';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { browserIntl } from '../../../services/browser/intl.ts';
import { usePlatform } from '../../usePlatform.ts';

/** The talks of a person, as mentor or with one. */
export default function OwnTalks() {
  const { actor } = usePlatform();
  const bookings = useSelector(actor.world, ({ context }) => context.log.world.bookings);
  const [now] = useState(Date.now);
  const intl = { ...browserIntl(), now };
  const talks = bookings.filter(({ kind }) => kind === 'mentor');
  if (talks.length === 0) return null;
  return <OwnBookings view={{ of: 'talks', ...ownBookings(talks, { role: 'user' }, now), intl }} />;
}
