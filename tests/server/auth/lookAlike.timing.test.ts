import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountServer, member, newEmail, signIn } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { addressCalls, everyKind, wrongPassword } from '../support/addressCalls.ts';
import { maxTimingRatio, tenthPercentiles, timingRatio } from '../support/lookAlikes.ts';

let server: Server;
beforeAll(async () => {
  server = await accountServer({ cost: 'full' });
});
afterAll(() => server.close());

describe('known, unconfirmed and unknown email addresses are indistinguishable', () => {
  test.for(addressCalls)('in the time of $name', { timeout: 180_000 }, async ({ call, rounds }) => {
    const groups = (await everyKind(server)).map((email) => () => call(server, email));
    expect(await timingRatio(groups, rounds)).toBeLessThan(maxTimingRatio);
  });

  test('an unknown email address costs a full verification, and the measurement would detect a missing one', async () => {
    const { email } = await member(server);
    const account = await server.deps.accounts.users.byEmail(email);
    const unknown = () => signIn(server, newEmail(), wrongPassword);
    const verification = () => server.deps.accounts.passwords.verify(account!.passwordHash, wrongPassword);
    const nothing = () => server.deps.accounts.users.byEmail(newEmail());
    const [whole, part] = await tenthPercentiles([unknown, verification], 30);
    expect(whole! / part!).toBeGreaterThan(0.8);
    expect(await timingRatio([unknown, nothing], 30)).toBeGreaterThan(maxTimingRatio);
  });
});
