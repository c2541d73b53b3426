import type { TestProject } from 'vitest/node';
import { startProduct } from '../support/product.ts';

/** Starts the product that all demo tests share. Returns a function that stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct({ RATE_LIMITS: 'off' });
  project.provide('demoUrl', url);
  return stop;
}
