import { setTimeout as wait } from 'node:timers/promises';
import * as argon2 from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { createPasswords, concurrencyLimit } from '../../../server/accounts/passwords/passwords.ts';
import { accountServer, newEmail, signIn, signUp } from '../support/accounts.ts';

const overloaded = () => new Error('full');

describe('concurrencyLimit', () => {
  test('runs at most the allowed number of tasks, in order', async () => {
    const limited = concurrencyLimit({ concurrency: 3, queueSize: 100, overloaded });
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const task = (id: number) => async () => {
      order.push(id);
      running += 1;
      most = Math.max(most, running);
      await wait(Math.random() * 3);
      running -= 1;
      if (id % 5 === 0) throw new Error('failed');
    };
    const ids = Array.from({ length: 60 }, (_, id) => id);
    const results = await Promise.allSettled(ids.map((id) => limited(task(id))));
    expect(most).toBe(3);
    expect(order).toEqual(ids);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(12);
  });

  test('rejects new tasks while the queue is full', async () => {
    const limited = concurrencyLimit({ concurrency: 1, queueSize: 2, overloaded });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => limited(() => wait(1, 'done'))));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(await limited(async () => 'again')).toBe('again');
  });
});

describe('passwords', () => {
  test('reject hashing if too many are queued', async () => {
    const passwords = createPasswords({ passwordMinLength: 6 }, { concurrency: 1, queueSize: 1 });
    const tries = await Promise.allSettled(Array.from({ length: 3 }, () => passwords.hash('quiet harbor')));
    expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(tries[2]).toMatchObject({ reason: { code: 'too_many_hashes' } });
  });

  test('a flood of sign-ins gets 503s while other calls are answered', async () => {
    // No hash finishes until the test allows it, so the number of rejected calls doesn't depend on the machine's speed.
    const open = Promise.withResolvers<boolean>();
    const hasher = { hash: argon2.hash, verify: () => open.promise };
    const [concurrency, queueSize, people] = [4, 6, 150];
    const server = await accountServer({ hashing: { concurrency, queueSize, hasher } });
    try {
      let refusedSoFar = 0;
      const flood = Array.from({ length: people }, async () => {
        const answer = await signIn(server, newEmail());
        if (answer.status === 503) refusedSoFar += 1;
        return answer;
      });
      await expect.poll(() => refusedSoFar).toBe(people - concurrency - queueSize);
      for (let call = 0; call < 20; call += 1)
        expect((await server.request('/api/auth/session')).status).toBe(200);

      open.resolve(false);
      const answers = await Promise.all(flood);
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused).toHaveLength(people - concurrency - queueSize);
      expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(concurrency + queueSize);
      expect((await signUp(server, newEmail())).status).toBe(202);
    } finally {
      open.resolve(false);
      await server.close();
    }
  });

  test('hashing does not block the event loop', async () => {
    const passwords = createPasswords({ passwordMinLength: 6 });
    let [turns, isDone] = [0, false];
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    for (let hashes = 0; hashes < 10; hashes += 1) await passwords.hash('quiet harbor');
    isDone = true;
    // The event loop turns at least once per hash to receive its result.
    expect(turns).toBeGreaterThan(5);
  });

  test('a missing account verifies no password', async () => {
    const passwords = createPasswords({ passwordMinLength: 6 });
    expect(await passwords.verify(null, 'quiet harbor')).toBe(false);
    expect(await passwords.verify(await passwords.hash('quiet harbor'), 'quiet harbor')).toBe('normalized');
  });
});
