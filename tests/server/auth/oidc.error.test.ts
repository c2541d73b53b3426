import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newFlow } from '../../../server/accounts/identities/oauthFlows.ts';
import { createProvider } from '../../../server/accounts/identities/oidc.ts';
import type { Provider } from '../../../server/accounts/identities/oidc.ts';
import { newSecret } from '../../../server/accounts/secrets.ts';
import { createHttpServer } from '../../../server/http/httpServer.ts';
import { testClock } from '../harness.ts';
import type { TestClock } from '../harness.ts';
import { minuteMs } from '../support/accounts.ts';
import { googleCallback, googleClient } from '../support/providers.ts';
import { startTamperingProvider } from '../support/tamperingProvider.ts';
import type { TamperingProvider } from '../support/tamperingProvider.ts';

let clock: TestClock;
let remote: TamperingProvider;
let provider: Provider;
// As in a running server, where `Response` is the adapter's own.
beforeAll(() => createHttpServer().serve({ fetch: () => new Response() }));
beforeEach(async () => {
  clock = testClock();
  remote = await startTamperingProvider(googleClient);
  provider = createProvider({ issuer: remote.issuer, ...googleClient }, googleCallback, clock);
});
afterEach(() => remote.close());

const begin = () => provider.authorizationUrl(newFlow(newSecret()), { scope: 'openid' });
/** Completes a flow at the provider and returns the claims. */
async function completeFlow() {
  const secrets = newFlow(newSecret());
  const authUrl = await provider.authorizationUrl(secrets, { scope: 'openid' });
  const callback = new URL(remote.grant(authUrl, { sub: 'somebody' }), googleCallback);
  return provider.identify(callback.search, secrets);
}
const asked = () => remote.calls.filter((path) => path.startsWith('/.well-known/')).length;
const failing = (reason: string) => expect.objectContaining({ name: 'ProviderError', reason });

describe("the provider's metadata", () => {
  test('is requested when it is first needed', async () => {
    expect(remote.calls).toEqual([]);
    expect((await completeFlow()).sub).toBe('somebody');
  });

  test('is requested once by concurrent calls and again after ten minutes', async () => {
    const urls = await Promise.all(Array.from({ length: 20 }, begin));
    expect(urls.every((url) => url.startsWith(`${remote.issuer}/authorize?`))).toBe(true);
    expect(new Set(urls).size).toBe(20);
    clock.advance(10 * minuteMs - 1);
    await begin();
    expect(asked()).toBe(1);
    clock.advance(1);
    await begin();
    await begin();
    expect(asked()).toBe(2);
  });

  test('is used longer while the provider is down and then requested again', async () => {
    await begin();
    clock.advance(11 * minuteMs);
    await remote.refuse();
    expect(await begin()).toMatch(remote.issuer);
    await remote.restore();
    await begin();
    expect(asked()).toBe(2);
  });

  test('is requested again after a failure', async () => {
    remote.setTrouble('failing');
    await expect(begin()).rejects.toEqual(failing('unavailable'));
    expect(asked()).toBe(2);
    remote.setTrouble('none');
    expect((await completeFlow()).sub).toBe('somebody');
  });

  test.each([
    ['another issuer', { issuer: 'https://accounts.google.com' }],
    ['no authorization endpoint', { authorization_endpoint: undefined }],
    ['a javascript: authorization endpoint', { authorization_endpoint: 'javascript:alert(1)' }],
  ])('is rejected with %s', async (_, description) => {
    remote.setDescription(description);
    await expect(begin()).rejects.toEqual(failing('failed'));
    remote.setDescription({});
    clock.advance(11 * minuteMs);
    expect((await completeFlow()).sub).toBe('somebody');
  });

  test('is rejected if a URL was configured instead of the issuer', async () => {
    const issuer = `${remote.issuer}/.well-known/openid-configuration`;
    const lax = createProvider({ issuer, ...googleClient }, googleCallback, clock);
    await expect(lax.authorizationUrl(newFlow(newSecret()), {})).rejects.toEqual(failing('failed'));
    expect(asked()).toBe(1);
  });

  test.each([['client_secret_post'], ['client_secret_basic']])(
    'may require our secret by %s',
    async (way) => {
      remote.setDescription({ token_endpoint_auth_methods_supported: [way] });
      expect((await completeFlow()).sub).toBe('somebody');
    },
  );
});

test('changed keys are requested again', async () => {
  await completeFlow();
  await remote.renewKeys();
  clock.advance(11 * minuteMs);
  expect((await completeFlow()).sub).toBe('somebody');
});
