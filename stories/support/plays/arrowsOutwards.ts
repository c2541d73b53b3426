import { expect, userEvent, waitFor } from 'storybook/test';

/** In which direction an arrow that was drawn pointing to the left points now: -1 for left. */
const pointing = (button: HTMLElement) =>
  new DOMMatrix(getComputedStyle(button.querySelector('svg')!).transform).a;

const leftOf = (button: HTMLElement | undefined) => button!.getBoundingClientRect().left;

/** Whether the two buttons in the head of a calendar lie and point where text from right to left has before and after. */
export async function expectArrowsOutwards(head: HTMLElement): Promise<void> {
  const [previous, next] = [...head.querySelectorAll('button')];
  await expect(leftOf(previous)).toBeGreaterThan(leftOf(next));
  for (const button of [previous, next]) await expect(pointing(button!)).toBe(-1);
  const shown = head.innerText;
  await userEvent.click(next!);
  await waitFor(() => expect(head.innerText).not.toBe(shown));
  await userEvent.click(previous!);
  await waitFor(() => expect(head.innerText).toBe(shown));
}
