import type { Server } from '../../support/accounts.ts';
import { factsAfter } from '../../support/exchange.ts';
import { lister, published } from '../../support/listings.ts';
import type { Lister } from '../../support/listings.ts';
import type { Person } from '../../support/organizations.ts';

/** A hospital with something that others can refer to. */
export async function clinic(server: Server): Promise<{ of: Lister; careId: string }> {
  const of = await lister(server, 'provider');
  return { of, careId: (await published(server, of, 'provider')).id };
}

/** The conversation that somebody begins with an organization. */
export async function writtenTo(server: Server, who: Person, of: Lister): Promise<string> {
  await factsAfter(server, who.cookie, {
    type: 'message.toOrganization',
    payload: { organizationId: of.id, text: 'Good morning' },
  });
  const [thread] = await server.sql<{ id: string }[]>`
    select id from threads where organization_id = ${of.id} and user_id = ${who.id}`;
  return thread!.id;
}

/** Proposes a referral of somebody who has written to the sender. */
export async function referred(
  server: Server,
  who: Person,
  { from, careId, note }: { from: Lister; careId: string; note?: string },
): Promise<string> {
  const id = await writtenTo(server, who, from);
  const [fact] = await factsAfter(server, from.owner.cookie, {
    type: 'referral.propose',
    as: from.id,
    payload: { about: { kind: 'conversation', id }, listingId: careId, ...(note && { note }) },
  });
  return fact!.subject;
}

/** The same, once the person has consented. */
export async function consented(server: Server, who: Person, by: Parameters<typeof referred>[2]) {
  const referralId = await referred(server, who, by);
  await factsAfter(server, who.cookie, { type: 'referral.consent', payload: { referralId } });
  return referralId;
}
