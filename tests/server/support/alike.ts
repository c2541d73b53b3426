/** What of an answer could tell addresses apart; the request id and the secret of a sign-up are random in any case. */
export async function seen(answer: Response) {
  const headers = [...answer.headers].map(([name, value]) =>
    name === 'x-request-id' ? name : `${name}: ${value.replace(/(?<=_registration=)[\w-]{43}/, '')}`,
  );
  const body = (await answer.text()).replace(/"requestId":"[^"]+"/, '');
  return { status: answer.status, headers, body };
}

/** Spreads up to this are noise; a skipped hash would be a spread of about ten, a skipped commit one of two. */
export const alike = 1.4;

/** Time that a tenth of the calls undercut, in milliseconds: calm moments, whatever else the machine does. */
export async function quickTenth(groups: (() => Promise<unknown>)[], rounds: number): Promise<number[]> {
  const times = groups.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < groups.length; turn += 1) {
      const at = (round + turn) % groups.length;
      const began = performance.now();
      await groups[at]!();
      times[at]!.push(performance.now() - began);
    }
  }
  return times.map((each) => each.toSorted((a, b) => a - b)[Math.floor(rounds / 10)]!);
}

/** Slowest against quickest, each in its calmest of up to six turns, as noise passes and a real difference stays. */
export async function spread(groups: (() => Promise<unknown>)[], rounds: number): Promise<number> {
  let calmest = groups.map(() => Number.POSITIVE_INFINITY);
  for (let turn = 0; turn < 6; turn += 1) {
    const times = await quickTenth(groups, rounds);
    calmest = calmest.map((time, at) => Math.min(time, times[at]!));
    if (Math.max(...calmest) / Math.min(...calmest) <= alike) break;
  }
  return Math.max(...calmest) / Math.min(...calmest);
}
