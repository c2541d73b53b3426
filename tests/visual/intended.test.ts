import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  applyIntentions,
  intendedFile,
  intentionsOf,
  linesFor,
  readIntentions,
  unmet,
} from '../../scripts/visual/intended.ts';
import type { Finding } from '../../scripts/visual/visit.ts';

const found = (name: string, outcome: Finding['outcome'] = 'changed'): Finding => ({
  outcome,
  name,
  theme: 'light',
  width: 360,
});
const taller = { story: 'components-button--grid', reason: 'Buttons are taller.' };
const ofChange = (...lines: { story: string; reason: string }[]) => intentionsOf(lines, []);
const outcomesWith = (line: typeof taller, ...findings: Finding[]) =>
  applyIntentions(ofChange(line), findings).map(({ outcome }) => outcome);

describe('what is meant to differ', () => {
  test('is a story in all its pictures, with the reason, and no other story', () => {
    const findings = [found(taller.story), found(`${taller.story}#hover`), found(`${taller.story}-2`)];
    const applied = applyIntentions(ofChange(taller), findings);
    expect(applied.map(({ outcome }) => outcome)).toEqual(['meant', 'meant', 'changed']);
    expect(applied[0]?.detail).toBe(taller.reason);
  });

  test('is all stories that begin so', () => {
    const line = { ...taller, story: 'components-button--*' };
    const findings = [found(taller.story), found('components-buttonlink--grid')];
    expect(outcomesWith(line, ...findings)).toEqual(['meant', 'changed']);
  });

  test('does not excuse a broken or blank picture', () => {
    expect(outcomesWith(taller, found(taller.story, 'broken'), found(taller.story, 'same'))).toEqual([
      'broken',
      'same',
    ]);
  });

  test('no longer counts if the base has it already', () => {
    const { current, earlier } = intentionsOf([taller], [taller]);
    expect({ current, earlier }).toEqual({ current: [], earlier: [taller] });
    const again = { ...taller, reason: 'And taller still.' };
    expect(intentionsOf([again], [taller])).toEqual({ current: [again], earlier: [] });
  });

  test('must differ', () => {
    const applied = applyIntentions(ofChange(taller), [found(taller.story, 'same')]);
    expect(unmet(ofChange(taller), applied)).toEqual([taller]);
    expect(unmet(ofChange(taller), applyIntentions(ofChange(taller), [found(taller.story)]))).toEqual([]);
  });
});

test('the lines to add name a story, or all of a file of which several changed', () => {
  const findings = ['a--one', 'a--one#hover', 'b--one', 'b--two'].map((name) => found(name));
  expect(linesFor([...findings, found('c--one', 'new')])).toEqual([
    '{"story":"a--one","reason":""}',
    '{"story":"b--*","reason":""}',
  ]);
});

test('each line needs a story and a reason', () => {
  expect(() => readIntentions('[{"story":"a--one","reason":" "}]')).toThrow('needs a story and a reason');
  expect(() => readIntentions('[{"reason":"Why not"}]')).toThrow('needs a story and a reason');
  expect(readIntentions(JSON.stringify([taller]))).toEqual([taller]);
  expect(readIntentions(readFileSync(intendedFile, 'utf8'))).toBeInstanceOf(Array);
});
