import { expect, test } from 'vitest';
import { appOrigin } from '../harness.ts';
import { accountServer } from '../support/accounts.ts';
import { createBrowser, locationOf } from '../support/browser.ts';
import { googleAt, googleClient, newPerson, toGoogle } from '../support/providers.ts';
import { startTamperingProvider } from '../support/tamperingProvider.ts';

/** Maximum time that a browser may wait for a provider that does not respond, in milliseconds. */
const answerLimitMs = 10_000;

test('an unresponsive provider times out quickly, on the way there and back', async () => {
  const google = await startTamperingProvider(googleClient);
  const server = await accountServer({ config: googleAt(google) });
  const browser = createBrowser(server);
  const callback = google.grant(await toGoogle(browser, '/platform'), newPerson());
  google.setTrouble('silent');
  const [begun, another] = [performance.now(), await accountServer({ config: googleAt(google) })];
  const answers = await Promise.all([another.request('/api/auth/google'), browser.get(callback)]);
  expect(performance.now() - begun).toBeLessThan(answerLimitMs);
  expect(answers.map((answer) => locationOf(answer, appOrigin))).toEqual([
    '/auth?google=unavailable',
    '/auth?google=unavailable&returnTo=%2Fplatform',
  ]);
  await Promise.all([server.close(), another.close()]);
  await google.close();
});
