import type { MachinePayloads } from './payloads.ts';

const families = import.meta.glob<Record<string, MachinePayloads>>('../payloads/*.ts', {
  import: 'payloads',
});

/** The machine's table of payloads. */
export async function payloadsFor(machine: string): Promise<MachinePayloads> {
  const tables = await Promise.all(Object.values(families).map((load) => load()));
  const found = tables.find((family) => machine in family)?.[machine];
  if (!found) throw new Error(`stories/Machines/payloads has no table for ${machine}`);
  return found;
}
