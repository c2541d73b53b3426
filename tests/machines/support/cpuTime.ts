/**
 * Processor time that this process has used, in milliseconds. Other programs that keep the machine busy don't count, so a
 * bound on it holds on a loaded machine.
 */
export function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
