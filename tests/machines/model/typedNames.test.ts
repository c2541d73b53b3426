import { describe, expect, test } from 'vitest';
import { fullNameSchema } from '@vetsync/machines/account/model';
import { leadSchema } from '@vetsync/machines/leads/model';
import { newListingSchema } from '@vetsync/machines/organizations/model';
import { typedName } from '@vetsync/machines/model/text';

describe('a name', () => {
  test.each([
    ['as it is typed', 'Kaʻiulani O’Brien‑Ñúñez, Jr.', 'Kaʻiulani O’Brien‑Ñúñez, Jr.'],
    ['in composed form', 'Jose\u0301', 'José'],
    ['on one line', '  Ann \n  Lee\u00a0', 'Ann Lee'],
    ['without the directions around it', '\u2067محمد علي\u2069', 'محمد علي'],
    ['without marks of direction in it', 'محمد\u200f علي\u200e', 'محمد علي'],
    ['with the joiners that a script needs', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['of another script', '김민수', '김민수'],
  ])('is stored %s', (_name, typed, stored) => expect(typedName(typed)).toBe(stored));

  test.each([
    ['spaces', ' \u00a0\u3000'],
    ['a space without width', '\u200b'],
    ['a blank of Braille', '\u2800\u2800'],
    ['a filler of Korean', '\u3164'],
    ['joiners', '\u200d\u200c'],
    ['marks of direction', '\u200e\u202a\u202c'],
    ['a mark without a letter', '\u0301'],
    ['a soft hyphen', '\u00ad'],
  ])('of %s is empty', (_name, typed) => {
    expect(typedName(typed)).toBe('');
    expect(fullNameSchema.parse(typed)).toBe('');
    expect(leadSchema.safeParse({ name: typed, email: 'ann@example.org' }).success).toBe(false);
  });
});

test.each([
  '1½-ton truck driver',
  'CO₂ technician',
  'ʻOkina teacher',
  'Night “lead”',
  'Ho‑Chunk liaison',
  'Blue® mechanic',
])('a title is kept as it is typed: %s', (title) =>
  expect(newListingSchema.parse({ kind: 'job', title })).toMatchObject({ title }),
);
