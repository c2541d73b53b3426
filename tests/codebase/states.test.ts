import { describe, expect, test } from 'vitest';
import { statesOf } from '../../machines/kit/index.ts';
import { allMachines } from './support/machines.ts';
import { writtenStories } from './support/stories.ts';

const machines = await allMachines();
const due = machines.flatMap((machine) => statesOf(machine).map((state) => `${machine.id}:${state}`));
const stories = writtenStories();
const shown = new Set(stories.flatMap(({ tags }) => tags.filter((tag) => tag.includes(':'))));

describe('every state of every machine', () => {
  test('is found', () => {
    expect(machines.length).toBeGreaterThanOrEqual(10);
    expect(new Set(machines.map(({ id }) => id)).size).toBe(machines.length);
  });

  test.each(due)('%s has a story', (state) => {
    expect([...shown]).toContain(state);
  });

  test.each([...shown])('%s, the tag of a story, exists', (tag) => {
    expect(due).toContain(tag);
  });
});
