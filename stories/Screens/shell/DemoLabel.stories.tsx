import type { Meta, StoryObj } from '@storybook/react-vite';
import { worldMachine, worldView } from '@vetsync/machines/shell/world';
import { DemoLabel } from '@vetsync/ui/screens/shell/DemoLabel';
import { expect, fn, userEvent } from 'storybook/test';
import { inState } from '../../support/inState.ts';
import { shellAt, worldIn } from '../../support/platform.ts';

const meta = {
  title: 'Screens/shell/DemoLabel',
  component: DemoLabel,
  args: { send: fn() },
} satisfies Meta<typeof DemoLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

const world = (shell: ReturnType<typeof shellAt>, ...situation: Parameters<typeof worldIn>) =>
  inState(worldMachine, (snapshot) => ({ shell, world: worldView(snapshot) }), worldIn(...situation));

export const Demo: Story = {
  tags: ['world:presence.live', 'world:store.stored'],
  ...world(shellAt()),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Demo, sample data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset the demo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'panel.open', panel: 'reset' });
  },
};

export const NotPersisted: Story = {
  tags: ['world:store.memory'],
  ...world(shellAt(), 'live', 'memory'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/a reload starts it over/)).toBeVisible();
  },
};

/** Between two visits the world is empty; the label doesn't change. */
export const Away: Story = { tags: ['world:presence.away'], ...world(shellAt(), 'away') };
