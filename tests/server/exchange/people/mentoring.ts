import type { Mentoring, MentorOffer } from '../../../../machines/community/model/index.ts';
import type { Server } from '../../support/accounts.ts';
import { factsAfter } from '../../support/exchange.ts';
import { person } from '../../support/organizations.ts';
import type { Person } from '../../support/organizations.ts';

/** What a mentor offers. */
export const offer: MentorOffer = {
  work: 'Master electrician',
  location: 'Norfolk, VA',
  about: 'Twenty years in the trade.',
  times: 'Weekday evenings',
  fields: ['Skilled trades'],
  topics: ['Licenses'],
  branch: 'Navy',
  languages: ['en', 'es'],
  capacity: 3,
};

/** Somebody who offers their time. */
export async function mentor(
  server: Server,
  { name = 'Tom Hale', ...more }: Partial<MentorOffer> & { name?: string } = {},
): Promise<Person> {
  const one = await person(server, name);
  await factsAfter(server, one.cookie, { type: 'mentor.offer', payload: { ...offer, ...more } });
  return one;
}

/** Asks a mentor. Returns the id of the request. */
export async function asked(server: Server, by: Person, mentorOf: Person, text = 'Hello'): Promise<string> {
  const payload = { mentorId: mentorOf.id, text };
  const [fact] = await factsAfter(server, by.cookie, { type: 'mentor.request', payload });
  return fact!.subject;
}

/** Two people who talk with each other. */
export async function talking(server: Server) {
  const [veteran, other] = [await person(server, 'Ana Ruiz'), await mentor(server)];
  const id = await asked(server, veteran, other);
  await factsAfter(server, other.cookie, { type: 'mentor.accept', payload: { mentorshipId: id } });
  return { veteran, other, id };
}

export const readAs = async <Answer>(server: Server, { cookie }: Person, path: string) =>
  (await (await server.request(path, { headers: { Cookie: cookie } })).json()) as Answer;
export const mentoringOf = (server: Server, reader: Person) =>
  readAs<Mentoring>(server, reader, '/api/me/mentoring');
