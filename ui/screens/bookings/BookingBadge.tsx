import type { PersonBooking } from '@vetsync/machines/bookings/model';
import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';
import { useWords } from '../../language/useWords.ts';
import { bookingsWords } from './Bookings.words.ts';

const tones = {
  requested: 'caution',
  confirmed: 'positive',
  declined: 'neutral',
  expired: 'neutral',
  cancelled: 'neutral',
  completed: 'positive',
  missed: 'critical',
} as const satisfies Record<PersonBooking['status'], BadgeProps['tone']>;

interface BookingBadgeProps {
  booking: Pick<PersonBooking, 'status' | 'proposal' | 'end'>;
  /** Epoch milliseconds. */
  now: number;
}

/** Where a visit stands. */
export function BookingBadge({ booking: { status, proposal, end }, now }: BookingBadgeProps) {
  const words = useWords(bookingsWords);
  if (status === 'requested' && proposal?.times) return <Badge tone="caution">{words.notAgreed}</Badge>;
  if (proposal) return <Badge tone="caution">{words.newTime}</Badge>;
  if (status === 'confirmed' && Date.parse(end) <= now) return <Badge>{words.over}</Badge>;
  return <Badge tone={tones[status]}>{words.status[status]}</Badge>;
}
