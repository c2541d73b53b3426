import { describe, expect, test } from 'vitest';
import { isHotkey } from '@vetsync/ui/hooks/hotkeys';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

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
  expect(isHotkey({ ...none, ...pressed }, 'k')).toBe(isIt);
});

describe('modifiers', () => {
  test.each([
    ['mod+k', { key: 'k', ctrlKey: true }, true],
    ['mod+k', { key: 'k', metaKey: true }, true],
    ['mod+k', { key: 'k' }, false],
    ['mod+k', { key: 'K', ctrlKey: true, shiftKey: true }, false],
    ['k', { key: 'k', ctrlKey: true }, false],
    ['alt+shift+n', { key: 'N', altKey: true, shiftKey: true }, true],
    ['escape', { key: 'Escape' }, true],
    ['escape', { key: 'Escape', shiftKey: true }, false],
    ['?', { key: '?', shiftKey: true }, true],
    ['/', { key: '/' }, true],
    ['/', { key: '/', altKey: true }, false],
  ] as const)('of %s with %o', (keys, pressed, isIt) => {
    expect(isHotkey({ ...none, code: '', ...pressed }, keys)).toBe(isIt);
  });
});
