import { expect, test } from 'vitest';
import { isLetterKey } from '@vetsync/ui/components/isLetterKey';

test.each([
  ['on a Latin keyboard', { key: 'k', code: 'KeyK' }, true],
  ['with Caps Lock', { key: 'K', code: 'KeyK' }, true],
  ['on a Dvorak keyboard, where it is elsewhere', { key: 'k', code: 'KeyV' }, true],
  ['on a Dvorak keyboard, another letter is in its place', { key: 't', code: 'KeyK' }, false],
  ['on a Cyrillic keyboard', { key: 'л', code: 'KeyK' }, true],
  ['on a Hebrew keyboard', { key: 'ל', code: 'KeyK' }, true],
  ['another letter of a Cyrillic keyboard', { key: 'к', code: 'KeyR' }, false],
  ['of a browser that fills in a form', { code: '' }, false],
] as const)('the key of the letter K %s', (_, pressed, isIt) => {
  expect(isLetterKey(pressed, 'k')).toBe(isIt);
});
