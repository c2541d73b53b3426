/**
 * Signed-in requests per second through the session check.
 *
 * Floor: a bare Hono route that hashes the cookie's token (SHA-256) and finds session and user by one JOIN.
 */
import { accountBench } from './support/accountBench.ts';
import { answersPerSecond, median } from './support/load.ts';
import type { Call } from './support/load.ts';

/** Many short rounds, so that other load on the machine affects both sides equally. */
const rounds = 25;
const seconds = 0.5;
const warmUpSeconds = 1.5;
const connections = 32;
const each = (call: Call) => Array.from({ length: connections }, () => call);

export async function run() {
  const { ports, headers, close } = await accountBench();
  try {
    const floor = { port: ports.bare, path: '/session', headers };
    const check = { port: ports.bare, path: '/check', headers };
    const whole = { port: ports.product, path: '/api/auth/session', headers };
    const stock = { port: ports.bare, path: '/stock', headers };
    const calls = [floor, check, whole, stock];
    const rates = calls.map((): number[] => []);
    for (const call of calls) await answersPerSecond(each(call), warmUpSeconds);
    for (let round = 0; round < rounds; round += 1) {
      for (let turn = 0; turn < calls.length; turn += 1) {
        const at = (round + turn) % calls.length;
        rates[at]!.push(await answersPerSecond(each(calls[at]!), seconds));
      }
    }
    const [bare = 0, checked = 0, answered = 0, brought = 0] = rates.map(median);
    const against = (ours: number[]) => median(ours.map((rate, round) => rate / rates[0]![round]!));
    return [
      {
        name: 'Session check',
        unit: 'per second',
        ours: checked,
        floor: bare,
        ratio: against(rates[1]!),
        aim: 'at least 0.9',
        note: 'both in a bare Hono route',
      },
      {
        name: 'GET /api/auth/session',
        unit: 'per second',
        ours: answered,
        floor: bare,
        ratio: against(rates[2]!),
        aim: 'at least 0.9',
        note: 'with request id, log line, metrics and security headers; the floor has none',
      },
      {
        name: "Session check by Lucia's own adapter",
        unit: 'per second',
        ours: brought,
        floor: bare,
        ratio: against(rates[3]!),
        aim: 'none',
        note: 'not used by the product; shows what our adapter is for',
      },
    ];
  } finally {
    await close();
  }
}
