import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  isProviderUrl,
  verificationMessageSchema,
  verificationSchema,
} from '../../../machines/account/model/verification.ts';
import { appOrigin } from '../harness.ts';
import { accountServer, member } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { createBrowser } from '../support/browser.ts';
import { startOidcProvider } from '../support/oidcProvider.ts';
import type { OidcProvider } from '../support/oidcProvider.ts';
import {
  finalMessageOf,
  toVerifier,
  verifierAt,
  verifierCallback,
  verifierClient,
} from '../support/providers.ts';

let verifier: OidcProvider;
let server: Server;
beforeAll(async () => {
  verifier = await startOidcProvider({
    clients: [{ ...verifierClient, redirectUris: [verifierCallback] }],
    accounts: [
      { sub: 'vera', name: 'Vera Veteran', veteran: true },
      { sub: 'carl', name: 'Carl Civilian', veteran: false },
    ],
  });
  server = await accountServer({ config: verifierAt(verifier) });
});
afterAll(async () => {
  await server.close();
  await verifier.close();
});

async function signedInMember() {
  const browser = createBrowser(server);
  browser.setCookie((await member(server)).cookie);
  return browser;
}
async function verify(browser: Awaited<ReturnType<typeof signedInMember>>, sub: string | null) {
  const { authUrl, flow } = await toVerifier(browser);
  const { pathname, search } = await verifier.visit(authUrl, sub);
  return { flow, ...(await finalMessageOf(await browser.get(pathname + search))) };
}

test('redirects to the provider with PKCE, state and nonce', async () => {
  const begun = verificationSchema.parse(await toVerifier(await signedInMember()));
  expect(isProviderUrl(begun.authUrl, begun.domain)).toBe(true);
  expect(begun.flow).toMatch(/^[0-9a-f]{64}$/);
  const { origin, searchParams } = new URL(begun.authUrl);
  expect(origin).toBe(verifier.issuer);
  expect(begun.flow).not.toContain(searchParams.get('state'));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: verifierClient.clientId,
    redirect_uri: verifierCallback,
    scope: 'openid veteran',
    code_challenge_method: 'S256',
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
});

test('marks a veteran as verified and sends the flow id to the waiting page', async () => {
  const browser = await signedInMember();
  expect(await browser.session()).toMatchObject({ veteranVerified: false });
  const { flow, message, next } = await verify(browser, 'vera');
  expect(verificationMessageSchema.parse(message)).toEqual({
    type: 'VETERAN_VERIFICATION_COMPLETE',
    ok: true,
    flow,
  });
  expect(next).toBe(`${appOrigin}/account/verification?verification=ok`);
  expect(await browser.session()).toMatchObject({ veteranVerified: true });
});

test('does not verify others', async () => {
  const browser = await signedInMember();
  const { flow, message, next } = await verify(browser, 'carl');
  expect(message).toEqual({
    type: 'VETERAN_VERIFICATION_COMPLETE',
    ok: false,
    message: 'Could not verify veteran status',
    failure: 'not_veteran',
    flow,
  });
  expect(next).toBe(`${appOrigin}/account/verification?verification=not_veteran`);
  expect(await browser.session()).toMatchObject({ veteranVerified: false });
});

test('handles a person who declines at the provider', async () => {
  const browser = await signedInMember();
  expect((await verify(browser, null)).next).toBe(`${appOrigin}/account/verification?verification=refused`);
  expect(await browser.session()).toMatchObject({ veteranVerified: false });
});

test('is offered only to signed-in users and only if it is configured', async () => {
  expect(await (await server.request('/api/auth/methods')).json()).toMatchObject({ verification: true });
  expect((await server.request('/api/verification', { method: 'POST' })).status).toBe(401);

  const without = await accountServer();
  expect(await (await without.request('/api/auth/methods')).json()).toMatchObject({ verification: false });
  const { cookie } = await member(without);
  const answer = await without.request('/api/verification', { method: 'POST', headers: { cookie } });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: 'not_configured' });
  await without.close();
});
