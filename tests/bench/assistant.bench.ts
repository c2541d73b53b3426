/**
 * How long the first part of an answer takes with many conversations at once.
 *
 * Floor: a bare Hono route that checks the session, keeps the question and does the same lookups. If `ASSISTANT_DATA` names a folder with
 * questions, `npm run assistant:check` prints how good the answers are.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { accountBench } from './support/accountBench.ts';
import { median, quantile } from './support/load.ts';

const conversations = 100;
const questionsEach = 4;
const rounds = 7;
const questions = [
  'How long does SGLI cover me after discharge?',
  'Can I transfer my GI Bill to my son?',
  'What happens to TRICARE on my last day?',
  'How do I get a copy of my DD-214?',
];

interface Asked {
  port: number;
  path: string;
  headers: Record<string, string>;
  body: object;
}
/** Milliseconds until the first of the answer is there. The whole of it is read. */
const firstPart = ({ port, path, headers, body }: Asked) =>
  new Promise<number>((resolve, reject) => {
    const begun = performance.now();
    let first: number | undefined;
    const call = request(
      {
        port,
        path,
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-type': 'application/json' },
      },
      (answer) => {
        answer.on('data', () => (first ??= performance.now() - begun));
        answer.on('end', () =>
          answer.statusCode === 200 && first !== undefined
            ? resolve(first)
            : reject(new Error(`A ${answer.statusCode}`)),
        );
      },
    );
    call.on('error', reject).end(JSON.stringify(body));
  });

/** Conversations that each ask one question after the other. */
async function together(asked: (which: number, turn: number) => Asked): Promise<number[]> {
  const one = async (which: number) => {
    const waits: number[] = [];
    for (let turn = 0; turn < questionsEach; turn += 1) waits.push(await firstPart(asked(which, turn)));
    return waits;
  };
  return (await Promise.all(Array.from({ length: conversations }, (_, which) => one(which)))).flat();
}

export async function run() {
  const { ports, headers, close } = await accountBench();
  try {
    const begin = async () => {
      const answer = await fetch(`http://127.0.0.1:${ports.product}/api/assistant/conversations`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ language: 'en' }),
      });
      return ((await answer.json()) as { conversation: { id: string } }).conversation.id;
    };
    const ids: string[] = [];
    for (let at = 0; at < conversations; at += 1) ids.push(await begin());
    const text = (which: number, turn: number) => questions[(which + turn) % questions.length]!;
    const ours = (which: number, turn: number): Asked => ({
      port: ports.product,
      path: `/api/assistant/conversations/${ids[which]}/messages`,
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      body: { id: randomUUID(), text: text(which, turn) },
    });
    const bare = (which: number, turn: number): Asked => ({
      port: ports.bare,
      path: '/questions',
      headers,
      body: { conversation: ids[which], text: text(which, turn) },
    });
    const waits: [number[], number[]] = [[], []];
    const ratios: number[] = [];
    for (const side of [ours, bare]) await together(side);
    for (let round = 0; round < rounds; round += 1) {
      const pair = [0, 0];
      for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
        const found = await together([ours, bare][at]!);
        waits[at].push(...found);
        pair[at] = quantile(found, 0.95);
      }
      ratios.push(pair[0]! / pair[1]!);
    }
    const data = process.env['ASSISTANT_DATA'];
    if (data !== undefined)
      execFileSync('npm', ['run', '-s', 'assistant:check', '--', data, '--brief'], { stdio: 'inherit' });
    return [
      {
        name: 'First part of an answer, 95th percentile',
        unit: 'ms',
        ours: quantile(waits[0], 0.95),
        floor: quantile(waits[1], 0.95),
        ratio: median(ratios),
        aim: 'at most 1.5',
        note: `${conversations} conversations at once, library engine`,
      },
    ];
  } finally {
    await close();
  }
}
