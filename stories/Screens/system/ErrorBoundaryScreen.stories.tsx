import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorBoundaryScreen } from '@vetsync/ui/screens/system/ErrorBoundaryScreen';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Screens/system/ErrorBoundaryScreen',
  component: ErrorBoundaryScreen,
  parameters: { layout: 'fullscreen' },
  args: { send: fn() },
} satisfies Meta<typeof ErrorBoundaryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload this page' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.reload' });
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('region', { name: 'Veterans Crisis Line' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
