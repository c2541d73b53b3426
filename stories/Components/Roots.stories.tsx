import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { rootless, roots, type RootRow } from './roots/index.ts';

/* Tests what all components have in common. It has nothing to show in the sidebar. */
const meta = {
  title: 'Components/Roots',
  tags: ['!dev', '!autodocs'],
  render: () => <></>,
  parameters: { a11y: { test: 'off' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const files = Object.keys(import.meta.glob('../../ui/components/*/*.tsx'));
const folders = [...new Set(files.map((file) => file.split('/').at(-2)))];

export const EveryFolderHasARow: Story = {
  play: async () => {
    await expect([...roots.map(({ name }) => name), ...Object.keys(rootless)].toSorted()).toEqual(folders);
  },
};

/** Renders the component alone, because an open dialog makes everything else inert. */
async function check({ name, render, control, described, exception }: RootRow, canvas: HTMLElement) {
  const container = canvas.appendChild(document.createElement('div'));
  const react = createRoot(container);
  const passed: { root: Element | null } = { root: null };
  react.render(
    render({
      ref: (element) => {
        passed.root = element;
      },
      id: 'passed-id',
      'data-testid': 'passed',
      'aria-describedby': 'passed-description',
    }),
  );
  try {
    const root = await waitFor(() => {
      const found = document.querySelector('[data-testid="passed"]');
      if (!found) throw new Error('data-testid reaches no element');
      return found;
    });
    await expect(passed.root).toBe(root);
    await expect(root).toHaveAttribute('data-component', name);
    const target = control ? root.querySelector(control) : root;
    if (!exception) await expect(target).toHaveAttribute('id', 'passed-id');
    const descriptions = (described ? root.querySelector(described) : target)?.getAttribute(
      'aria-describedby',
    );
    await expect(descriptions?.split(' ')).toContain('passed-description');
  } finally {
    react.unmount();
    container.remove();
  }
}

export const EveryRootTakesRefAndAttributes: Story = {
  play: async ({ canvasElement }) => {
    const failures: string[] = [];
    for (const row of roots) {
      try {
        // One after another, so that each is alone on the page.
        await check(row, canvasElement);
      } catch (error) {
        failures.push(`${row.name}: ${String(error)}`);
      }
    }
    await expect(failures).toEqual([]);
  },
};
