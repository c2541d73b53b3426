import { expect } from 'storybook/test';

/** Fails if the page is wider than its window. */
export async function expectNoSidewaysScroll(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
