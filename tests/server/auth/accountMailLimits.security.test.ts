import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLimits } from '../../../server/accounts/limits/limits.ts';
import { testClock } from '../harness.ts';
import {
  accountServer,
  from,
  goodPassword,
  member,
  newEmail,
  signIn,
  statusesOf,
  times,
} from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { postCodeRequest, postResetRequest, enterCode, openLink } from '../support/accountMail.ts';

describe('limits', () => {
  const later = testClock();
  let limited: Server;
  beforeAll(async () => {
    limited = await accountServer({ clock: later, config: { rateLimits: true } });
    limited.deps.config.trustedProxies.addAddress('127.0.0.1');
  });
  afterAll(() => limited.close());

  test('on mails apply to bursts and after a restart, and refill over time', async () => {
    const { email } = await member(limited);
    await limited.sql`delete from known_places`;
    const burst = await statusesOf(times(15, () => postCodeRequest(limited, email, from('192.0.2.1'))));
    expect(burst.filter((status) => status === 202)).toHaveLength(5);
    expect(burst.filter((status) => status === 429)).toHaveLength(10);
    const restarted = createLimits(limited.sql, later, { rateLimits: true });
    expect(await restarted.tryConsume('mailedAccount', `link ${email}`)).toMatchObject({ ok: false });

    const refusal = await postCodeRequest(limited, email, from('192.0.2.1'));
    expect(await refusal.clone().json()).toMatchObject({
      code: 'too_many_requests',
      detail: 'We can’t send more emails right now. Use the latest one you have, or try again later.',
    });
    later.advance(1000 * Number(refusal.headers.get('retry-after')));
    expect((await postCodeRequest(limited, email, from('192.0.2.1'))).status).toBe(202);
  });

  test('on mails per email address apply across networks without blocking the owner', async () => {
    const { email } = await member(limited);
    await signIn(limited, email, goodPassword, from('198.51.100.7'));
    const strangers = [];
    for (let network = 1; network <= 10; network += 1) {
      strangers.push((await postResetRequest(limited, email, from(`203.0.113.${network}`))).status);
    }
    expect(strangers.filter((status) => status === 202)).toHaveLength(5);
    expect((await postResetRequest(limited, email, from('198.51.100.7'))).status).toBe(202);
  });

  test("on code attempts apply across networks, and the owner's link still works", async () => {
    const { email } = await member(limited);
    await limited.sql`delete from known_places`;
    const guesses = [];
    for (let network = 1; network <= 30; network += 1) {
      guesses.push(enterCode(limited, email, '000000', from(`203.0.113.${network}`)));
    }
    const answers = await statusesOf(guesses);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    const { token } = (await limited.deps.accounts.oneTimeCodes.issue(email))!;
    expect((await openLink(limited, token, from('198.51.100.9'))).status).toBe(200);
    // From a network that is now known for the owner, codes work again immediately.
    const { code } = (await limited.deps.accounts.oneTimeCodes.issue(email))!;
    expect((await enterCode(limited, email, code, from('198.51.100.9'))).status).toBe(200);
  });

  test('on attempts apply per network across email addresses', async () => {
    const tries = times(40, () => enterCode(limited, newEmail(), '000000', from('192.0.2.9')));
    expect((await statusesOf(tries)).filter((status) => status === 429)).toHaveLength(10);
  });
});
