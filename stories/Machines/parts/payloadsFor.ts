import type { MachinePayloads } from './payloads.ts';

const tables = import.meta.glob<MachinePayloads>('../payloads/*/*.ts', { import: 'payloads' });

/** The machine's table of payloads. */
export async function payloadsFor(machine: string): Promise<MachinePayloads> {
  const [, load] = Object.entries(tables).find(([path]) => path.endsWith(`/${machine}.ts`)) ?? [];
  if (!load) throw new Error(`stories/Machines/payloads has no ${machine}.ts`);
  return load();
}
