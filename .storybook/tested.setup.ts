import { afterAll, beforeAll, expect } from 'vitest';

beforeAll(() => {
  globalThis.vetsyncTested = { count: 0 };
});
// If the checks never ran, there would be no findings, and it would look like success.
afterAll(() => {
  expect(globalThis.vetsyncTested?.count, 'stories that were read').toBeGreaterThan(0);
});
