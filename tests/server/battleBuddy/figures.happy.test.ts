import { expect, test } from 'vitest';
import { askedAs } from '../../../server/assistant/facts/askedAs.ts';
import { facts } from '../../../server/assistant/facts/facts.ts';

const ids = facts.map(({ id }) => id);

test('facts have an id of their own, words that people ask with, and a page', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(askedAs).toSorted()).toEqual(ids.toSorted());
  for (const { id, page } of facts) expect(page.address, id).toMatch(/^https:\/\//);
});

test('facts that nobody has confirmed have no words that could be shown', () => {
  const shown = facts.filter(({ text }) => text !== null);
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.length).toBeLessThan(facts.length);
  for (const { id, text } of shown) {
    expect(text!.en, id).toMatch(/\S{3}/);
    expect(text!.es, id).toMatch(/\S{3}/);
    expect(text!.es === text!.en, id).toBe(false);
  }
});
