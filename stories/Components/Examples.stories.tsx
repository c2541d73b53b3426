import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';

/* Draws each example of the documentation. They are shown on the components' own pages. */
const meta = {
  title: 'Components/Examples',
  tags: ['!dev', '!autodocs'],
  render: () => <></>,
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const examples = import.meta.glob<Record<string, ComponentType>>('./examples/*.tsx');

/** Draws the example alone, because two of them may have the same ids or landmarks. */
async function check(name: string, Example: ComponentType, canvas: HTMLElement) {
  const container = canvas.appendChild(document.createElement('div'));
  const react = createRoot(container);
  react.render(<Example />);
  try {
    await waitFor(() => {
      if (!container.firstElementChild) throw new Error('draws nothing');
    });
    const isOpenedLater = container.querySelector('button, [aria-haspopup]') !== null;
    const isShown = container.querySelector(`[data-component="${name}"]`) !== null;
    await expect(isShown || isOpenedLater).toBe(true);
  } finally {
    react.unmount();
    container.remove();
  }
}

export const EachDrawsItsComponent: Story = {
  play: async ({ canvasElement }) => {
    const failures: string[] = [];
    const files = await Promise.all(Object.values(examples).map((load) => load()));
    const drawn = files.flatMap((file) => Object.entries(file));
    for (const [key, Example] of drawn) {
      const name = key.replace(/Example$/, '');
      try {
        // One after another, so that each is alone on the page.
        await check(name, Example, canvasElement);
      } catch (error) {
        failures.push(`${name}: ${String(error).split('\n', 1)[0]}`);
      }
    }
    await expect(failures).toEqual([]);
    await expect(drawn.length).toBeGreaterThan(80);
  },
};
