const tries = 5;

/**
 * The processor time of this process for some synchronous work, in milliseconds: the least of several tries, because other
 * work of the process, such as a collection of garbage, comes on top of some of them. Time in which the machine does
 * something else doesn't count.
 */
export function leastCpuTimeMs(work: () => void): number {
  const times = Array.from({ length: tries }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
