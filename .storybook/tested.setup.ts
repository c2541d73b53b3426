import { afterAll, beforeAll, expect } from 'vitest';

beforeAll(() => {
  globalThis.vetsyncTested = { count: 0 };
});
// If the checks never ran, the tests would pass without having tested anything.
afterAll(() => {
  expect(globalThis.vetsyncTested?.count, 'stories that were checked').toBeGreaterThan(0);
});
