import type { PersonBooking } from '../../../../machines/bookings/model/index.ts';
import type { Clock } from '../../../../server/clock.ts';
import type { Server } from '../../support/accounts.ts';
import { bookingIn } from '../bookings/provider.ts';
import { applied, factsAfter, sendCommand, stateOf } from '../../support/exchange.ts';
import { lister, published } from '../../support/listings.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';

/** An employer whose owner interviews. */
export async function employer(server: Server) {
  const lists = await lister(server, 'job');
  const owner = lists.owner as Person;
  const job = await published(server, lists, 'job');
  return { ...lists, owner, job };
}
export type Employer = Awaited<ReturnType<typeof employer>>;

/** Somebody who has applied there. */
export async function applicant(server: Server, { job }: Employer, veteran?: Person) {
  const one = veteran ?? (await person(server));
  return { ...one, ...(await applied(server, one, job)) };
}
export type Applicant = Awaited<ReturnType<typeof applicant>>;

const hourMs = 3_600_000;
/** Each call has times that no other has: so many whole hours, from two days ahead. */
export function freeTimes(clock: Clock) {
  let next = 48;
  const at = (hours: number) =>
    new Date((Math.floor(clock.now().getTime() / hourMs) + hours) * hourMs).toISOString();
  return (count: number) => Array.from({ length: count }, () => at((next += 1)));
}

export const offerOf = (
  { applicationId }: { applicationId: string },
  times: string[],
  more: object = {},
) => ({
  about: { kind: 'application', id: applicationId },
  times,
  minutes: 45,
  how: 'video',
  where: 'https://meet.example/45',
  timeZone: 'America/Chicago',
  ...more,
});

export const asStaff = (
  server: Server,
  { id, owner }: Pick<Employer, 'id' | 'owner'>,
  type: string,
  payload: object,
) => sendCommand(server, owner.cookie, { type, as: id, payload });

export const offered = async (
  server: Server,
  { id, owner }: Pick<Employer, 'id' | 'owner'>,
  payload: object,
): Promise<PersonBooking> =>
  bookingIn(await factsAfter(server, owner.cookie, { type: 'interview.offer', as: id, payload }));

/** What is held of everyone's time for an interview. */
export const heldFor = async (server: Server, bookingId: string): Promise<string[]> =>
  (
    await server.sql<{ at: Date }[]>`
      select lower(blocked) as at from booked_times where booking_id = ${bookingId} order by blocked`
  ).map(({ at }) => at.toISOString());

export const ownBooking = async (server: Server, { cookie }: Person, id: string) =>
  (await stateOf(server, cookie)).world.bookings.find((one) => one.id === id);

/** Where an application stands, for its organization and in the applicant's world. */
export async function statusesOf(server: Server, { cookie, applicationId }: Applicant) {
  const [row] = await server.sql<
    { status: string }[]
  >`select status from applications where id = ${applicationId}`;
  const { world } = await stateOf(server, cookie);
  return [row!.status, world.jobApplications.find(({ id }) => id === applicationId)!.status];
}
