import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { statesOf } from '../../machines/kit/index.ts';
import { root, writtenStories } from './support/stories.ts';

const folders = readdirSync(resolve(root, 'machines'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['model', 'dist', 'node_modules'].includes(entry.name))
  .map(({ name }) => name);

async function machinesOf(folder: string): Promise<AnyStateMachine[]> {
  const exports: Record<string, unknown> = await import(resolve(root, 'machines', folder, 'index.ts'));
  return Object.values(exports).filter((value) => value instanceof StateMachine);
}

const machines = (await Promise.all(folders.map(machinesOf))).flat();
const due = machines.flatMap((machine) => statesOf(machine).map((state) => `${machine.id}:${state}`));
const stories = writtenStories();
const shown = new Set(stories.flatMap(({ tags }) => tags.filter((tag) => tag.includes(':'))));

describe('every state of every machine', () => {
  it('is found', () => {
    expect(machines.length).toBeGreaterThanOrEqual(10);
    expect(new Set(machines.map(({ id }) => id)).size).toBe(machines.length);
  });

  it.each(due)('%s has a story', (state) => {
    expect([...shown]).toContain(state);
  });

  it.each([...shown])('%s, which a story claims, is there', (tag) => {
    expect(due).toContain(tag);
  });
});
