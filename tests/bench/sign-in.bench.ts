/**
 * Sign-ins per second, and how long other calls take at the same time.
 *
 * Floor: a bare Hono route that verifies one argon2id hash of the same cost, and its bare session route.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { accountBench } from './support/accountBench.ts';
import { answersPerSecond, connection, median, quantile } from './support/load.ts';
import type { Call } from './support/load.ts';

const rounds = 8;
const seconds = 2;
/** People who sign in, each with their own account. */
const people = 16;
const pauseMs = 10;

/** Sign-ins per second, and the milliseconds of each other call at the same time. */
async function busy(signIns: readonly Call[], aside: Call) {
  const { ask, close } = await connection(aside);
  const going = answersPerSecond(signIns, seconds);
  const waits: number[] = [];
  for (const until = performance.now() + 1000 * seconds; performance.now() < until;) {
    waits.push(await ask());
    await wait(pauseMs);
  }
  close();
  return { rate: await going, waits };
}

export async function run() {
  const { ports, headers, credentials, close } = await accountBench(people);
  try {
    const posts = (to: Pick<Call, 'port' | 'path'>) =>
      credentials.map((body): Call => ({
        ...to,
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      }));
    const pairs = [
      [
        posts({ port: ports.product, path: '/api/auth/sign-in' }),
        { port: ports.product, path: '/api/auth/session', headers },
      ],
      [posts({ port: ports.bare, path: '/sign-in' }), { port: ports.bare, path: '/session', headers }],
    ] as const;
    const rates: [number[], number[]] = [[], []];
    const waits: [number[], number[]] = [[], []];
    for (const [signIns] of pairs) await answersPerSecond(signIns, 1);
    for (let round = 0; round < rounds; round += 1) {
      for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const one = await busy(pairs[at][0], pairs[at][1]);
        rates[at].push(one.rate);
        waits[at].push(...one.waits);
      }
    }
    const [ours, floor] = [median(rates[0]), median(rates[1])];
    const [oursWait, floorWait] = [quantile(waits[0], 0.95), quantile(waits[1], 0.95)];
    return [
      {
        name: 'Sign-in',
        unit: 'per second',
        ours,
        floor,
        ratio: median(rates[0].map((rate, round) => rate / rates[1][round]!)),
        aim: 'at least 0.9',
        note: 'limits off; with a new session on disk each',
      },
      {
        name: 'Session check while people sign in, 95th percentile',
        unit: 'ms',
        ours: oursWait,
        floor: floorWait,
        ratio: oursWait / floorWait,
        aim: 'at most 1.5',
        note: `${people} people sign in without pause`,
      },
    ];
  } finally {
    await close();
  }
}
