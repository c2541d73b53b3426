import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutDirection } from '../../../server/text.ts';
import { accountServer } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { newName, organization, person } from '../support/organizations.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer();
});
afterAll(() => server.close());

test.each([
  ['a number from a phone', '\u202d(555) 123-4567\u202c', '(555) 123-4567'],
  ['a number in a sentence', 'Call \u202d555-1234\u202c or \u206a now', 'Call 555-1234 or \u206a now'],
  ['an isolated name', '\u2068Ann\u2069', 'Ann'],
  ['an embedded Arabic name', '\u202bمحمد علي\u202c', 'محمد علي'],
  ['an overridden Arabic name', '\u202eمحمد\u202c', 'محمد'],
  ['a text without any', 'Ann\u200f', 'Ann\u200f'],
])('%s loses its directions', (_name, copied, stored) => expect(withoutDirection(copied)).toBe(stored));

describe('what is copied from a phone', () => {
  test('is stored without its directions', async () => {
    const owner = await person(server);
    const answer = await server.request('/api/organizations', {
      method: 'POST',
      headers: { cookie: owner.cookie },
      json: {
        kind: 'employer',
        name: `\u2068${newName()} “Harbor”\u2069`,
        phone: '\u202d(555) 123-4567\u202c',
        about: 'Ask for \u2067محمد\u2069.',
      },
    });
    expect(answer.status).toBe(201);
    const [stored] = await server.sql<{ name: string; phone: string; about: string }[]>`
      select name, phone, about from organizations order by created_at desc limit 1`;
    expect(stored).toMatchObject({ phone: '(555) 123-4567', about: 'Ask for محمد.' });
    expect(stored?.name).toMatch(/ “Harbor”$/);
  });

  test('is looked for without its directions', async () => {
    const { name } = await organization(server);
    await server.sql`update organizations set status = 'approved', decision = 'approved', decided_at = now() where name = ${name}`;
    const answer = await server.request(`/api/organizations?q=${encodeURIComponent(`\u2068${name}\u2069`)}`);
    expect(await answer.json()).toMatchObject({ organizations: [{ name }] });
  });

  test('is refused with a word about what is invisible if it would read otherwise', async () => {
    const owner = await person(server);
    const answer = await server.request('/api/organizations', {
      method: 'POST',
      headers: { cookie: owner.cookie },
      json: { kind: 'employer', name: newName(), about: 'Harbor \u202eskrow' },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: [{ path: 'about', message: expect.stringContaining('invisible characters') }],
    });
  });
});
