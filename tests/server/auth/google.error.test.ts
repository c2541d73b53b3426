import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appOrigin, testClock } from '../harness.ts';
import type { TestClock } from '../harness.ts';
import { accountServer, count, member } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { createBrowser, locationOf } from '../support/browser.ts';
import { googleAt, googleClient, newPerson, throughGoogle, toGoogle } from '../support/providers.ts';
import { startTamperingProvider } from '../support/tamperingProvider.ts';
import type { TamperingProvider } from '../support/tamperingProvider.ts';

let clock: TestClock;
let google: TamperingProvider;
let server: Server;
beforeEach(async () => {
  clock = testClock();
  google = await startTamperingProvider(googleClient);
  server = await accountServer({ clock, config: googleAt(google) });
});
afterEach(async () => {
  await server.close();
  await google.close();
});

const redirectedTo = (answer: Response) => locationOf(answer, appOrigin);
const begin = async () => redirectedTo(await server.request('/api/auth/google'));
const unavailable = '/auth?google=unavailable';
const discovery = '/.well-known/openid-configuration';
const asked = (path: string) => google.calls.filter((call) => call === path).length;

async function link(status: number, code: string) {
  const { cookie } = await member(server);
  const answer = await server.request('/api/auth/identities/google/link', {
    method: 'POST',
    headers: { cookie },
  });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
  return answer;
}

describe('a provider outage', () => {
  test.each([
    ['an unreachable provider', () => google.refuse(), () => google.restore()],
    ['a failing provider', () => google.setTrouble('failing'), () => google.setTrouble('none')],
    ['an unresponsive provider', () => google.setTrouble('silent'), () => google.setTrouble('none')],
  ])('%s is reported, and works again without a restart', async (_, take, bring) => {
    await take();
    const signingIn = begin();
    const answer = await link(503, 'provider_unavailable');
    expect(await signingIn).toBe(unavailable);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await count(server, 'provider_flows')).toBe(0);
    expect((await server.request('/api/auth/session')).status).toBe(200);

    await bring();
    expect(redirectedTo(await throughGoogle(createBrowser(server), google, newPerson()))).toBe('/');
  });

  test.each([
    ['an unreachable provider', () => google.refuse()],
    ['a failing provider', () => google.setTrouble('failing')],
    ['an unresponsive provider', () => google.setTrouble('silent')],
  ])('%s on the way back signs nobody in', async (_, take) => {
    const browser = createBrowser(server);
    const callback = google.grant(await toGoogle(browser, '/platform'), newPerson());
    await take();
    expect(redirectedTo(await browser.get(callback))).toBe(`${unavailable}&returnTo=%2Fplatform`);
    expect(await count(server, 'users')).toBe(0);
    expect(await count(server, 'sessions')).toBe(0);
  });

  test('is retried before it is reported', async () => {
    google.setTrouble('failing');
    expect(await begin()).toBe(unavailable);
    expect(asked(discovery)).toBe(2);
  });
});

test('without configuration Google is not offered', async () => {
  const without = await accountServer();
  expect(redirectedTo(await without.request('/api/auth/google?returnTo=/platform'))).toBe(
    `${unavailable}&returnTo=%2Fplatform`,
  );
  const { cookie } = await member(without);
  const answer = await without.request('/api/auth/identities/google/link', {
    method: 'POST',
    headers: { cookie },
  });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'not_configured' });
  expect(await count(without, 'provider_flows')).toBe(0);
  await without.close();
});
