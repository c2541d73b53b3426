import { referralDays } from '../../bookings/model/referralDays.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import type { World } from '../world/world.ts';
import { ownNotificationHref, referralSubject } from './ownTarget.ts';

// Without schemas, for pages that must open fast.

const dayMs = 86_400_000;

/** What somebody is asked: whether an organization may refer them. */
export interface AskedReferral {
  id: string;
  /** Name of the organization. */
  from: string;
  title: Phrase;
  message: Phrase;
  /** ISO 8601 in UTC. */
  until: string;
  href: string;
}

/**
 * Referrals that await the person's consent, the first to end first. The notification of one says it, which whatever comes
 * after takes away.
 *
 * @param now Epoch milliseconds.
 */
export const askedReferrals = (
  { notifications }: Pick<World, 'notifications'>,
  now: number,
): readonly AskedReferral[] =>
  notifications.flatMap((notification) => {
    const { id, subjectId, title, message, timestamp } = notification;
    const until = Date.parse(timestamp) + referralDays * dayMs;
    if (!subjectId.startsWith(referralSubject('')) || until <= now) return [];
    if (typeof title !== 'object' || title.code !== 'contact.referral_proposed') return [];
    const from = String(title.values?.[0] ?? '');
    const href = ownNotificationHref(notification, { role: 'user' });
    return [{ id, from, title, message, until: new Date(until).toISOString(), href }];
  });
