import type { HostedEvent } from '../../../../machines/model/exchange/commands/events.ts';
import type { Server } from '../../support/accounts.ts';
import { factsAfter } from '../../support/exchange.ts';
import type { Person } from '../../support/organizations.ts';

/** An event that somebody announces, a day ahead unless it says otherwise. */
export const coffee = (now: Date, more: Partial<HostedEvent> = {}): HostedEvent => ({
  title: 'Coffee for veterans',
  type: 'social',
  description: 'We talk about the first year out.',
  startsAt: new Date(now.getTime() + 24 * 3_600_000).toISOString(),
  timeZone: 'America/New_York',
  durationMinutes: 60,
  capacity: 2,
  guests: 0,
  location: 'Tampa, FL',
  remote: false,
  place: 'The back room of Pier Coffee',
  ...more,
});

/** Announces an event. Returns its id. */
export async function hosted(
  server: Server,
  host: Person,
  now: Date,
  more?: Partial<HostedEvent>,
): Promise<string> {
  const payload = coffee(now, more);
  const [fact] = await factsAfter(server, host.cookie, { type: 'event.host', payload });
  return fact!.subject;
}
