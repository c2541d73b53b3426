import { afterAll, beforeAll, expect } from 'vitest';

beforeAll(() => {
  globalThis.vetsyncTested = { count: 0 };
});
// A reading that is never begun finds nothing, and would look like success.
afterAll(() => {
  expect(globalThis.vetsyncTested?.count, 'stories that were read').toBeGreaterThan(0);
});
