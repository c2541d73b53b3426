/**
 * Everything in a response that could distinguish email addresses. The request id and a sign-up's secret are random
 * anyway.
 */
export async function distinguishableParts(answer: Response) {
  const headers = [...answer.headers].map(([name, value]) =>
    name === 'x-request-id' ? name : `${name}: ${value.replace(/(?<=_registration=)[\w-]{43}/, '')}`,
  );
  const body = (await answer.text()).replace(/"requestId":"[^"]+"/, '');
  return { status: answer.status, headers, body };
}

/** Ratios up to this are noise. A skipped hash would cause a ratio of about ten, a skipped commit of two. */
export const maxTimingRatio = 1.4;

/** The 10th percentile of each group's times, in milliseconds. It is robust against other load on the machine. */
export async function tenthPercentiles(
  groups: (() => Promise<unknown>)[],
  rounds: number,
): Promise<number[]> {
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

/**
 * Ratio of the slowest to the fastest group, each with its best of up to six rounds. Noise disappears, a real
 * difference stays.
 */
export async function timingRatio(groups: (() => Promise<unknown>)[], rounds: number): Promise<number> {
  let calmest = groups.map(() => Number.POSITIVE_INFINITY);
  for (let turn = 0; turn < 6; turn += 1) {
    const times = await tenthPercentiles(groups, rounds);
    calmest = calmest.map((time, index) => Math.min(time, times[index]!));
    if (Math.max(...calmest) / Math.min(...calmest) <= maxTimingRatio) break;
  }
  return Math.max(...calmest) / Math.min(...calmest);
}
