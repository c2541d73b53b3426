import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabFailed } from '@vetsync/ui/screens/shell/TabFailed';
import { expect, fn, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Screens/shell/TabFailed',
  component: TabFailed,
  args: { view: { title: 'Career' }, send: fn() },
} satisfies Meta<typeof TabFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Career');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'tab.retry' });
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
