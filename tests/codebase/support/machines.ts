import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { root } from './stories.ts';

/** `machines/landing/leadCapture/index.ts` of every machine. */
const entries = () => globSync('machines/!(model|dist|node_modules)/!(model)/index.ts', { cwd: root });

async function machinesOf(entry: string): Promise<AnyStateMachine[]> {
  const exports: Record<string, unknown> = await import(resolve(root, entry));
  return Object.values(exports).filter((value) => value instanceof StateMachine);
}

/** Every machine that a family in `machines/` exports. */
export const allMachines = async (): Promise<AnyStateMachine[]> =>
  (await Promise.all(entries().map(machinesOf))).flat();
