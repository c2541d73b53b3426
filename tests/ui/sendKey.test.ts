import { expect, test } from 'vitest';
import { isSendKey } from '../../ui/screens/system/forms/sendKey.ts';

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

test.each([
  ['Enter', enter, true],
  ['Shift and Enter', { ...enter, shiftKey: true }, false],
  ['Enter that ends a composition', { ...enter, isComposing: true }, false],
  [
    'Enter that ends a composition in browsers that report only key code 229',
    { ...enter, keyCode: 229 },
    false,
  ],
  ['any other key', { ...enter, key: 'a', keyCode: 65 }, false],
])('%s', (_, key, sends) => {
  expect(isSendKey(key)).toBe(sends);
});
