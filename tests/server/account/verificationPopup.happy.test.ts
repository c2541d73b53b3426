import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts';
import { createHttpServer } from '../../../server/http/httpServer.ts';
import type { HttpServer } from '../../../server/http/httpServer.ts';
import { accountServer, whoIs } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { startOidcProvider } from '../support/oidcProvider.ts';
import type { OidcProvider } from '../support/oidcProvider.ts';
import { verifierAt, verifierClient } from '../support/providers.ts';
import { freePort } from '../support/serverProcess.ts';

// Browser policies (COOP, CSP, SameSite) with a provider on another site: 127.0.0.1 and localhost.
let origin: string;
let verifier: OidcProvider;
let server: Server;
let http: HttpServer;
let chrome: Browser;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  verifier = await startOidcProvider({
    clients: [{ ...verifierClient, redirectUris: [`${origin}/api/verification/callback`] }],
    accounts: [{ sub: 'vera', name: 'Vera Veteran', veteran: true }],
  });
  server = await accountServer({ config: { appOrigin: origin, ...verifierAt(verifier) } });
  http = createHttpServer();
  http.serve(server.app);
  await http.listen(port, '127.0.0.1');
  chrome = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
});
afterAll(async () => {
  await chrome.close();
  await http.close();
  await server.close();
  await verifier.close();
});

let cookie: string;
let context: BrowserContext;
let page: Page;
let errors: string[];
beforeEach(async () => {
  await server.sql`delete from users`;
  cookie = await server.signIn();
  const [name = '', value = ''] = cookie.split('=');
  context = await chrome.newContext();
  await context.addCookies([{ name, value, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  errors = [];
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) errors.push(message.text());
  });
  page = await context.newPage();
  // Any of our pages works, because all have the same opener policy.
  await page.goto(`${origin}/api/docs`);
  return () => context.close();
});

async function begin() {
  const answer = await context.request.post(`${origin}/api/verification`, { headers: { origin } });
  return (await answer.json()) as { authUrl: string; flow: string };
}

interface Received {
  messages: { origin: string; data: unknown }[];
  popup: Window | null;
}
/** Opens a popup like the product and listens for its message. */
const open = (from: Page, url: string) =>
  from.evaluate((address) => {
    const received: Received = { messages: [], popup: null };
    Object.assign(window, { received });
    addEventListener('message', ({ origin: sender, data }) =>
      received.messages.push({ origin: sender, data }),
    );
    received.popup = window.open(address, 'verification', 'popup,width=600,height=700');
  }, url);
const receivedBy = (from: Page) =>
  from.evaluate(() => {
    const { messages, popup } = Reflect.get(window, 'received') as Received;
    return { messages, closed: popup?.closed };
  });

test('the popup sends its result to the opener and closes', async () => {
  const { authUrl, flow } = await begin();
  const [popup] = await Promise.all([context.waitForEvent('page'), open(page, authUrl)]);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Continue as Vera Veteran' }).click();
  await closed;
  expect(await receivedBy(page)).toEqual({
    messages: [{ origin, data: { type: 'VETERAN_VERIFICATION_COMPLETE', ok: true, flow } }],
    closed: true,
  });
  expect(await whoIs(server, cookie)).toMatchObject({ veteranVerified: true });
  expect(errors).toEqual([]);
});

test('without a popup the page itself redirects there and back', async () => {
  const { authUrl } = await begin();
  await page.goto(authUrl);
  await page.getByRole('button', { name: 'Continue as Vera Veteran' }).click();
  await page.waitForURL(`${origin}/account/verification?verification=ok`);
  expect(await whoIs(server, cookie)).toMatchObject({ veteranVerified: true });
});

test('another site that opened the tab receives no message, and the tab stays open', async () => {
  const { authUrl } = await begin();
  const stranger = await context.newPage();
  await stranger.goto(`${verifier.issuer}/.well-known/openid-configuration`);
  const [tab] = await Promise.all([context.waitForEvent('page'), open(stranger, authUrl)]);
  await tab.getByRole('button', { name: 'Continue as Vera Veteran' }).click();
  await tab.waitForURL(`${origin}/account/verification?verification=ok`);
  expect((await receivedBy(stranger)).messages).toEqual([]);
});
