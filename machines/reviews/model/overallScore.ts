/** One score of several parts, in percent: half is their mean, and half the lowest, which so weighs as much as all the rest. */
export function overallScore(percents: readonly number[]): number {
  const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
  return Math.round((mean + Math.min(...percents)) / 2);
}
