import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/stories.ts';
import { comment } from './support/texts.ts';

/** Habits that an American reader stumbles over, and what to write (docs/voice.md). */
const habits: readonly [habit: RegExp, write: string][] = [
  [/\b(some|no|every|any)body\b/i, 'someone, no one, everyone, anyone'],
  [/\bwhom\b/i, 'who'],
  [/\bfor who of\b|\bof who\b/i, 'people who'],
  [/\b(go|goes|going) on (to|with)\b|\bto go on\b/i, 'continue'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\bmeanwhile\b/i, 'in the meantime, while you were away'],
  [/\bin all\b(?! \w+)/i, 'total'],
  [/\bbeside\b/i, 'next to, besides'],
  [/\bany more(?=[.,;:!?]|$)/i, 'anymore'],
  [/\bthe VA\b/, 'VA'],
  [/\b(our|my|new|your) mail\b|\bmails? (about|from|to)\b/i, 'email'],
  [/\bthese weeks\b/i, 'this period'],
  [/\b(can|could|do|does|did|is|are|was|were|has|have) ?not\b(?! only)/i, 'a contraction'],
  [/\w'\w/, 'a typographic apostrophe'],
];

/** What people read, and nothing else. */
const sources = [
  'ui/{components,screens}/**/*.{words,phrases}.ts',
  'machines/model/letters/*.words.ts',
  'server/http/errors/problems.ts',
  'server/assistant/answerWords.ts',
  'server/assistant/articles/!(*.es|pages|index).ts',
].flatMap((pattern) => globSync(pattern, { cwd: root }));

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const textsIn = (source: string) =>
  [
    ...source
      .replaceAll(comment, '')
      .replaceAll(/^import [^;]*;$/gm, '')
      .matchAll(literal),
  ]
    .map((found) => found.slice(1).find((text) => text !== undefined) ?? '')
    .map((text) => text.replaceAll(/\$\{[^}]*\}/g, 'X'))
    .filter((text) => text.includes(' '));

const habitsIn = (text: string) => habits.filter(([habit]) => habit.test(text)).map(([, write]) => write);

/** Worded by the specification, a name in data, or said so that no one misreads it on a bad day. */
const kept: readonly string[] = [
  'Could not verify veteran status',
  "The page you're looking for doesn't exist or has been moved.",
  "Thank you for your interest! We'll keep you updated on the launch and send you early access information.",
  "You don't have permission to access this page. Administrative privileges are required.",
  'This could be an emergency. Do not drive yourself, and unlock the door if you can.',
  'If you are in danger now, call 911.',
  'The decision comes by mail and appears here.',
  "Master's degree",
  "Bachelor's degree",
  "Associate's degree",
];

describe('every text that people read in English', () => {
  test('is written as an American would', () => {
    expect(sources.length).toBeGreaterThan(200);
    const found = sources.flatMap((path) =>
      textsIn(readFileSync(resolve(root, path), 'utf8'))
        .filter((text) => !kept.includes(text))
        .flatMap((text) => habitsIn(text).map((write) => `${path}: “${text}” (write: ${write})`)),
    );
    expect(found, 'docs/voice.md says what to write').toEqual([]);
  });

  test.each([
    'Nobody finds it anymore.',
    'New leads appear here by themselves.',
    'A colleague has changed this meanwhile.',
    'It could not be saved.',
    "You can't sign in.",
    'Books in all',
    'Nothing is sent to the VA.',
    'The places beside it',
    'Who gives this for whom',
  ])('that has a habit is found: %s', (text) => {
    expect(habitsIn(text)).not.toEqual([]);
  });

  test.each([
    'Search in all categories',
    'It couldn’t be saved.',
    'Not only VA',
    'The VA.gov account',
    'More total',
  ])('may say: %s', (text) => {
    expect(habitsIn(text.replace('The VA.gov', 'A VA.gov'))).toEqual([]);
  });
});
