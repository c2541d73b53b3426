import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { root } from './stories.ts';

const folders = () =>
  readdirSync(resolve(root, 'machines'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['model', 'dist', 'node_modules'].includes(entry.name))
    .map(({ name }) => name);

async function machinesOf(folder: string): Promise<AnyStateMachine[]> {
  const exports: Record<string, unknown> = await import(resolve(root, 'machines', folder, 'index.ts'));
  return Object.values(exports).filter((value) => value instanceof StateMachine);
}

/** Every machine that a folder of `machines/` gives to others. */
export const allMachines = async (): Promise<AnyStateMachine[]> =>
  (await Promise.all(folders().map(machinesOf))).flat();
