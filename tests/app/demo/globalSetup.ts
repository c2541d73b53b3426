import type { TestProject } from 'vitest/node';
import { startProduct } from '../support/product.ts';

/** Starts the one product of all tests of the demo. Returns what stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct({ RATE_LIMITS: 'off' });
  project.provide('demoUrl', url);
  return stop;
}
