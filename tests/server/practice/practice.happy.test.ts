import { describe, expect, test } from 'vitest';
import { isProviderUrl } from '@vetsync/machines/account/model';
import { practicePeople, subjectOf } from '../../../server/practice/people.ts';
import { eachDataDir } from '../support/dataDir.ts';
import { eachPracticeSite, createHeadlessBrowser, secrets } from '../support/practice.ts';
import { startReady } from '../support/serverProcess.ts';

const site = eachPracticeSite();
const parameters = {
  google: { scope: 'openid email profile', prompt: 'select_account' },
  verification: { scope: 'openid veteran' },
} as const;

/** Opens the practice page and submits a choice. */
async function choose(role: 'google' | 'verification', form: Record<string, string>) {
  const client = site.clientOf(role);
  const browser = createHeadlessBrowser(site.url);
  const authUrl = await client.authorizationUrl(secrets, parameters[role]);
  const shown = await browser.go(authUrl);
  const answer = await browser.go(shown.url, form);
  return { authUrl, shown, answer, client, browser };
}
const identified = async (role: 'google' | 'verification', form: Record<string, string>) => {
  const { answer, client } = await choose(role, form);
  expect(`${answer.url.origin}${answer.url.pathname}`).toBe(site.practice.redirectUris[role]);
  return client.identify(answer.url.search, secrets);
};

describe('the practice provider', () => {
  test('says that it is not the real one and offers people to choose', async () => {
    const { shown, authUrl } = await choose('google', { cancel: '1' });
    expect(shown.answer.status).toBe(200);
    expect(shown.text).toContain('<h1>Practice sign-in. This is not Google</h1>');
    for (const { name, email } of practicePeople)
      expect(shown.text).toMatch(new RegExp(`${name}[^]*${email}`));
    expect(shown.text).not.toMatch(/type="password"|<script/);
    expect(isProviderUrl(authUrl, site.practice.verification.domain)).toBe(true);
  });

  test.each(practicePeople.map((person, index) => [person.name, person, index] as const))(
    'simulates Google for %s',
    async (_, { name, email, emailVerified }, index) => {
      const claims = await identified('google', { person: String(index) });
      expect(claims).toMatchObject({ iss: site.practice.issuer, name, email, email_verified: emailVerified });
    },
  );

  test.each(practicePeople.map((person, index) => [person.name, person.veteran, index] as const))(
    'simulates veteran verification for %s',
    async (_, veteran, index) => {
      expect((await identified('verification', { person: String(index) })).veteran).toBe(veteran);
    },
  );

  test('accepts an entered person, with the same subject each time', async () => {
    const typed = { name: ' Kim Lee ', email: 'Kim.Lee@Example.org' };
    const [once, again, other] = [
      await identified('google', { ...typed, claim: 'on' }),
      await identified('google', typed),
      await identified('google', { ...typed, email: 'other@example.org' }),
    ];
    expect(once).toMatchObject({ name: 'Kim Lee', email: 'kim.lee@example.org', email_verified: true });
    expect(again).toMatchObject({ sub: once.sub, email_verified: false });
    expect(other.sub).not.toBe(once.sub);
    expect((await identified('verification', { ...typed, claim: 'on' })).veteran).toBe(true);
    expect((await identified('verification', typed)).veteran).toBe(false);
  });

  test('reports errors in the input and keeps it', async () => {
    const { answer, browser } = await choose('google', { name: ' ', email: 'nobody', claim: 'on' });
    expect(answer.answer.status).toBe(422);
    expect(answer.text).toContain('Enter a name');
    expect(answer.text).toContain('Invalid email format');
    expect(answer.text).toContain('value="nobody"');
    const on = await browser.go(answer.url, { name: 'Kim', email: 'kim@example.org' });
    expect(on.url.searchParams.get('code')).not.toBeNull();
  });

  test('can be canceled', async () => {
    const { answer, client } = await choose('verification', { cancel: '1' });
    expect(answer.url.searchParams.get('error')).toBe('access_denied');
    await expect(client.identify(answer.url.search, secrets)).rejects.toMatchObject({ reason: 'refused' });
  });

  test('asks each time', async () => {
    const { browser, client } = await choose('verification', { person: '0' });
    const again = await browser.go(await client.authorizationUrl(secrets, parameters.verification));
    expect(again.text).toContain('Practice verification');
  });

  test('allows another person in the same browser, also at the other provider', async () => {
    const { browser } = await choose('google', { person: '0' });
    for (const [role, person] of [
      ['google', 1],
      ['verification', 0],
      ['verification', 1],
      ['google', 0],
    ] as const) {
      const client = site.clientOf(role);
      const shown = await browser.go(await client.authorizationUrl(secrets, parameters[role]));
      const { url } = await browser.go(shown.url, { person: String(person) });
      const claims = await client.identify(url.search, secrets);
      expect(claims.sub).toBe(subjectOf(practicePeople[person]!));
    }
  });

  test('logs no errors', () => expect(site.errors).toEqual([]));
});

describe('a server without configuration', () => {
  const own = eachDataDir({ filled: true });

  test('offers both and announces at startup that they are for practice', { timeout: 120_000 }, async () => {
    const server = await startReady({ environment: own.environment() });
    const methods = await (await fetch(`${server.url}/api/auth/methods`)).json();
    expect(methods).toMatchObject({ google: true, verification: true });
    expect(server.output()).toContain('lead to practice pages on this computer');
    const begin = await fetch(`${server.url}/api/auth/google`, { redirect: 'manual' });
    const { origin, pathname } = new URL(begin.headers.get('location') ?? '');
    expect(`${origin}${pathname}`).toBe(`${server.url}/practice/auth`);
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});
