import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VerificationFailure } from '../../../machines/account/model/verification.ts';
import { failureTexts } from '../../../server/http/pages/verificationPage.ts';
import { flowLifetimeMs } from '../../../server/accounts/identities/oauthFlows.ts';
import { appOrigin, testClock } from '../harness.ts';
import { accountServer, count, member, problemOf, signIn, times } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { createBrowser } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { forgeries } from '../support/forgeries.ts';
import { finalMessageOf, googleAt, toVerifier, verifierAt, verifierClient } from '../support/providers.ts';
import { startTamperingProvider } from '../support/tamperingProvider.ts';
import type { Tampering, TamperingProvider } from '../support/tamperingProvider.ts';

const clock = testClock();
let verifier: TamperingProvider;
let server: Server;
beforeAll(async () => {
  verifier = await startTamperingProvider(verifierClient);
  server = await accountServer({ clock, config: verifierAt(verifier) });
});
afterAll(async () => {
  await server.close();
  await verifier.close();
});

const stored = async () => ({
  users: await server.sql`select id, veteran_verified from users order by id`,
  proofs: await server.sql`select * from veteran_proofs order by proof`,
});
let veterans = 0;
const newVeteran = () => ({ sub: `veteran-${(veterans += 1)}`, veteran: true });

async function signedInMember() {
  const person = await member(server);
  const browser = createBrowser(server);
  browser.setCookie(person.cookie);
  return { ...person, browser };
}
const isVerified = async (browser: Browser) =>
  ((await browser.session()) as { veteranVerified?: boolean }).veteranVerified;
/** A browser that is about to return from the provider. */
async function beginFlow(
  browser: Browser,
  claims: Record<string, unknown> = newVeteran(),
  tampering?: Tampering,
) {
  const { authUrl, flow } = await toVerifier(browser);
  return { flow, callback: verifier.grant(authUrl, claims, tampering) };
}
/** The reason in the page's link. Its message has the same reason. */
async function reasonOf(answer: Response) {
  const { message, next } = await finalMessageOf(answer);
  const reason = new URL(next).searchParams.get('verification') as VerificationFailure;
  expect(message).toMatchObject({ ok: false, message: failureTexts[reason], failure: reason });
  return reason;
}
async function expectRefused(reason: string, browser: Browser, callback: string) {
  const before = await stored();
  expect(await reasonOf(await browser.get(callback))).toBe(reason);
  expect(await stored()).toEqual(before);
}

describe('invalid provider responses', () => {
  test('do not include the response of an honest provider', async () => {
    const { browser } = await signedInMember();
    const { callback } = await beginFlow(browser);
    expect((await finalMessageOf(await browser.get(callback))).message.ok).toBe(true);
    expect(await isVerified(browser)).toBe(true);
  });

  test.each(forgeries)('with %s verify nobody and store nothing', async (_, tampering) => {
    const { browser } = await signedInMember();
    const { callback } = await beginFlow(browser, newVeteran(), tampering);
    await expectRefused('failed', browser, callback);
    expect(await isVerified(browser)).toBe(false);
  });

  test.each([false, 'true', 1, null, undefined, ['true'], {}])('veteran claim %j', async (veteran) => {
    const { browser } = await signedInMember();
    const { callback } = await beginFlow(browser, { ...newVeteran(), veteran });
    await expectRefused('not_veteran', browser, callback);
  });

  test("rejects another user's userinfo", async () => {
    const { browser } = await signedInMember();
    const claims = { sub: newVeteran().sub };
    const honest = await beginFlow(browser, claims, { userinfo: { veteran: true } });
    const forged = await beginFlow(browser, claims, { userinfo: { sub: 'another', veteran: true } });
    await expectRefused('failed', browser, forged.callback);
    expect((await finalMessageOf(await browser.get(honest.callback))).message.ok).toBe(true);
  });

  test('prefers the signed claim if claims conflict', async () => {
    const { browser } = await signedInMember();
    const { callback } = await beginFlow(
      browser,
      { ...newVeteran(), veteran: false },
      { userinfo: { veteran: true } },
    );
    await expectRefused('not_veteran', browser, callback);
  });

  test('handles error responses', async () => {
    const { browser } = await signedInMember();
    for (const [error, reason] of [
      ['access_denied', 'refused'],
      ['server_error', 'unavailable'],
      ['invalid_request', 'failed'],
    ] as const) {
      const { callback } = await beginFlow(browser, newVeteran(), {
        callback: (query) => {
          query.delete('code');
          query.set('error', error);
        },
      });
      await expectRefused(reason, browser, callback);
    }
  });
});

describe('a verification', () => {
  test('counts once in 20 parallel attempts', async () => {
    const { browser } = await signedInMember();
    for (let round = 0; round < 50; round += 1) {
      const { callback } = await beginFlow(browser);
      const cookie = browser.cookieHeader();
      const answers = await Promise.all(times(20, () => server.request(callback, { headers: { cookie } })));
      const ends = await Promise.all(answers.map(finalMessageOf));
      expect(ends.filter(({ message }) => message.ok)).toHaveLength(1);
      expect(ends.filter(({ next }) => next.endsWith('=expired'))).toHaveLength(19);
    }
  });

  test('expires after an hour', async () => {
    const { browser, email } = await signedInMember();
    const early = await beginFlow(browser);
    clock.advance(flowLifetimeMs.verification - 1);
    expect((await finalMessageOf(await browser.get(early.callback))).message.ok).toBe(true);
    const other = await signedInMember();
    const late = await beginFlow(other.browser);
    clock.advance(flowLifetimeMs.verification);
    await expectRefused('expired', other.browser, late.callback);
    expect(email).not.toBe(other.email);
  });

  test('belongs to the browser and session that started it', async () => {
    const owner = await signedInMember();
    const { callback } = await beginFlow(owner.browser);
    const flowCookie = owner.browser.cookies.get('vetsync_flow') ?? '';

    const otherBrowser = createBrowser(server);
    otherBrowser.setCookie(owner.cookie);
    await expectRefused('expired', otherBrowser, callback);

    const otherAccount = await signedInMember();
    otherAccount.browser.cookies.set('vetsync_flow', flowCookie);
    await expectRefused('expired', otherAccount.browser, callback);

    const signedOut = createBrowser(server);
    signedOut.cookies.set('vetsync_flow', flowCookie);
    await expectRefused('expired', signedOut, callback);

    const otherSession = createBrowser(server);
    otherSession.cookies.set('vetsync_flow', flowCookie);
    const again = await signIn(server, owner.email);
    otherSession.setCookie((again.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
    await expectRefused('expired', otherSession, callback);

    expect((await finalMessageOf(await owner.browser.get(callback))).message.ok).toBe(true);
    expect(await isVerified(owner.browser)).toBe(true);
    expect(await isVerified(otherAccount.browser)).toBe(false);
  });

  test('ends with its session', async () => {
    const { browser } = await signedInMember();
    const flows = await count(server, 'provider_flows');
    const { callback } = await beginFlow(browser);
    expect(await count(server, 'provider_flows')).toBe(flows + 1);
    await browser.post('/api/auth/sign-out');
    expect(await count(server, 'provider_flows')).toBe(flows);
    await expectRefused('expired', browser, callback);
  });

  test("links a person's service record to one account only", async () => {
    const veteran = newVeteran();
    const first = await signedInMember();
    const second = await signedInMember();
    const one = await beginFlow(first.browser, veteran);
    await first.browser.get(one.callback);
    await expectRefused('taken', second.browser, (await beginFlow(second.browser, veteran)).callback);
    expect(await isVerified(second.browser)).toBe(false);

    // The same account may repeat it. Another one may use it after that account is deleted.
    const again = await beginFlow(first.browser, veteran);
    expect((await finalMessageOf(await first.browser.get(again.callback))).message.ok).toBe(true);
    await server.sql`delete from users where email = ${first.email}`;
    const after = await beginFlow(second.browser, veteran);
    expect((await finalMessageOf(await second.browser.get(after.callback))).message.ok).toBe(true);
  });

  test('by two accounts for one person at the same moment succeeds once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const veteran = newVeteran();
      const two = [await signedInMember(), await signedInMember()];
      const ways: string[] = [];
      for (const { browser } of two) ways.push((await beginFlow(browser, veteran)).callback);
      await Promise.all(two.map(({ browser }, index) => browser.get(ways[index]!)));
      const verified = await Promise.all(two.map(({ browser }) => isVerified(browser)));
      expect(verified.toSorted()).toEqual([false, true]);
    }
  });

  test('stores no name of the person at the provider', async () => {
    const veteran = newVeteran();
    const { browser } = await signedInMember();
    await browser.get((await beginFlow(browser, veteran)).callback);
    expect(JSON.stringify(await server.sql`select * from veteran_proofs`)).not.toContain(veteran.sub);
  });
});

async function beginAt(domain: string, description: Record<string, unknown> = {}) {
  const other = await accountServer({ config: verifierAt(verifier, domain) });
  verifier.setDescription(description);
  const { cookie } = await member(other);
  const answer = await other.request('/api/verification', { method: 'POST', headers: { cookie } });
  const flows = await count(other, 'provider_flows');
  verifier.setDescription({});
  await other.close();
  return { answer, flows };
}

describe("the provider's URL", () => {
  test.each([
    ['127.0.0.1', 'http://127.0.0.1.evil.example/authorize'],
    ['id.example', 'http://id.example.evil.example/authorize'],
    ['id.example', 'http://evilid.example/authorize'],
    ['id.example', 'http://id.example@evil.example/authorize'],
    ['id.example', 'http://evil.example/id.example'],
  ])('must be in %s, so %s is rejected', async (domain, authorization_endpoint) => {
    const { answer, flows } = await beginAt(domain, { authorization_endpoint });
    expect(answer.status).toBe(503);
    expect(await problemOf(answer)).toBe('invalid_verification_url');
    expect(answer.headers.get('set-cookie')).toBe(null);
    expect(flows).toBe(0);
  });

  test.each([
    ['id.example', 'http://id.example/authorize'],
    ['id.example', 'http://login.id.example/authorize'],
  ])('may be in %s as %s', async (domain, authorization_endpoint) => {
    const { answer, flows } = await beginAt(domain, { authorization_endpoint });
    expect(answer.status).toBe(200);
    expect(flows).toBe(1);
  });
});

test('the final page uses nothing from its URL', async () => {
  const answer = await server.request(
    '/api/verification/callback?state=%3Cscript%3Ealert(1)%3C/script%3E&error=%22%3E%3Cimg%20src=x%3E&next=//evil.example',
  );
  const page = await answer.clone().text();
  expect(page).not.toMatch(/alert|<img|evil/);
  const { message, next } = await finalMessageOf(answer);
  expect(message).toEqual({
    type: 'VETERAN_VERIFICATION_COMPLETE',
    ok: false,
    message: failureTexts.expired,
    failure: 'expired',
    flow: '',
  });
  expect(next).toBe(`${appOrigin}/account/verification?verification=expired`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+'; /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

test('a provider outage is reported and does not affect Google sign-in', async () => {
  const away = await startTamperingProvider(verifierClient);
  const both = await accountServer({ config: { ...verifierAt(away), ...googleAt(verifier) } });
  await away.refuse();
  const { cookie } = await member(both);
  const answer = await both.request('/api/verification', { method: 'POST', headers: { cookie } });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'provider_unavailable' });
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await count(both, 'provider_flows')).toBe(0);
  expect((await both.request('/api/auth/google')).headers.get('location')).toMatch(verifier.issuer);
  await both.close();
});
