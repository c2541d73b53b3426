import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLimits, limitTable } from '../../../server/accounts/limits/limits.ts';
import type { LimitName } from '../../../server/accounts/limits/limits.ts';
import { connect } from '../../../server/data/db.ts';
import { testClock, testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';

const clock = testClock();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ clock });
});
afterAll(() => server.close());

let keys = 0;
const newKey = () => `key ${(keys += 1)}`;
const names = Object.keys(limitTable) as LimitName[];

/** Makes parallel attempts and returns how many were allowed. */
async function countAllowed(name: LimitName, key: string, tries: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: tries }, () => server.deps.limits.tryConsume(name, key)),
  );
  return answers.filter(({ ok }) => ok).length;
}

describe('a limit', () => {
  test.for(names)('%s allows its burst, also in parallel, and refills evenly', async (name) => {
    const { burst, perSeconds } = limitTable[name];
    const key = newKey();
    expect(await countAllowed(name, key, burst + 5)).toBe(burst);
    const refused = await server.deps.limits.tryConsume(name, key);
    const step = perSeconds / burst;
    expect(refused).toEqual({ ok: false, retryAfterSeconds: Math.ceil(step) });

    clock.advance(1000 * Math.ceil(step));
    expect(await countAllowed(name, key, 3)).toBe(1);
    clock.advance(1000 * perSeconds * 10);
    expect(await countAllowed(name, key, burst + 5)).toBe(burst);
  });

  test('is exact in each of 50 races', async () => {
    for (let round = 0; round < 50; round += 1) {
      expect(await countAllowed('resendAccount', newKey(), 20)).toBe(limitTable.resendAccount.burst);
    }
  });

  test.for(names)('%s allows its burst to requests that read the clock in another order', async (name) => {
    const { burst, perSeconds } = limitTable[name];
    const key = newKey();
    const early = 1000 * Math.min(1, perSeconds / burst / 2);
    expect(await countAllowed(name, key, 1)).toBe(1);
    clock.advance(-early);
    expect(await countAllowed(name, key, burst + 5)).toBe(burst - 1);
    clock.advance(early);
    expect(await countAllowed(name, key, 3)).toBe(0);
  });

  test('applies across two servers and after a restart', async () => {
    const key = newKey();
    const sql = connect(server.databaseUrl);
    const elsewhere = createLimits(sql, clock, { rateLimits: true });
    const tries = Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? elsewhere : server.deps.limits).tryConsume('signUpAccount', key),
    );
    expect((await Promise.all(tries)).filter(({ ok }) => ok)).toHaveLength(5);
    await sql.end();
    const again = createLimits(server.sql, clock, { rateLimits: true });
    expect(await again.tryConsume('signUpAccount', key)).toMatchObject({ ok: false });
  });

  test('counts each key and each limit separately', async () => {
    const key = newKey();
    expect(await countAllowed('signUpAccount', key, 6)).toBe(5);
    expect(await countAllowed('signUpAccount', newKey(), 6)).toBe(5);
    expect(await countAllowed('resendAccount', key, 6)).toBe(5);
  });

  test('is not affected by rejected attempts', async () => {
    const key = newKey();
    await countAllowed('signInOrigin', key, 10);
    for (let second = 0; second < 90; second += 10) {
      expect(await countAllowed('signInOrigin', key, 3)).toBe(0);
      clock.advance(10_000);
    }
    expect(await countAllowed('signInOrigin', key, 1)).toBe(1);
  });

  test('can be cleared', async () => {
    const key = newKey();
    expect(await countAllowed('signInOrigin', key, 11)).toBe(10);
    await server.deps.limits.clear('signInOrigin', key);
    expect(await countAllowed('signInOrigin', key, 11)).toBe(10);
  });

  test('stores no IP addresses and no email addresses', async () => {
    await server.deps.limits.tryConsume('signInAccount', 'somebody@example.org');
    await server.deps.accounts.knownOrigins.remember('somebody@example.org', '192.0.2.1');
    const rows = await server.sql`select key from limits union all select key from known_places`;
    expect(rows.length).toBeGreaterThan(1);
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('after a fast clock was set back', () => {
  const jumpMs = 40 * 24 * 3_600_000;

  test.for(names)('%s waits at most its own window and refills as usual', async (name) => {
    const { burst, perSeconds } = limitTable[name];
    const key = newKey();
    clock.advance(jumpMs);
    expect(await countAllowed(name, key, burst + 1)).toBe(burst);
    clock.advance(-jumpMs);
    const step = perSeconds / burst;
    for (let tries = 0; tries < 3; tries += 1) {
      const refused = await server.deps.limits.tryConsume(name, key);
      expect(refused).toEqual({ ok: false, retryAfterSeconds: Math.ceil(step) });
    }
    clock.advance(1000 * Math.ceil(step));
    expect(await countAllowed(name, key, 3)).toBe(1);
    clock.advance(1000 * perSeconds);
    expect(await countAllowed(name, key, burst + 5)).toBe(burst);
  });

  test('also in parallel', async () => {
    const key = newKey();
    clock.advance(jumpMs);
    await countAllowed('signUpAccount', key, 6);
    clock.advance(-jumpMs);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.deps.limits.tryConsume('signUpAccount', key)),
    );
    for (const answer of answers) expect(answer).toEqual({ ok: false, retryAfterSeconds: 720 });
  });
});

test('limits can be turned off', async () => {
  const limits = createLimits(server.sql, clock, { rateLimits: false });
  const key = newKey();
  for (let tries = 0; tries < 20; tries += 1) {
    expect(await limits.tryConsume('signUpAccount', key)).toEqual({ ok: true });
  }
  expect(await countAllowed('signUpAccount', key, 6)).toBe(5);
  await limits.clear('signUpAccount', key);
  expect(await countAllowed('signUpAccount', key, 1)).toBe(0);
});
