import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Popover, popoverPlacements } from '@vetsync/ui/components/Popover';
import { Text } from '@vetsync/ui/components/Text';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    button: { children: 'How is this counted?' },
    label: 'How the score is counted',
    children: <Text>Six parts, each in percent. Skills weigh most.</Text>,
  },
  argTypes: {
    button: { control: false },
    placement: { control: 'inline-radio', options: popoverPlacements },
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'How is this counted?' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'How the score is counted' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(dialog).toHaveTextContent('Six parts');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const ControlledOpen: Story = {
  args: { isOpen: true, onOpenChange: fn() },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(dialog).toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  args: { isOpen: true, children: <Text>{'Skills weigh most. '.repeat(60)}</Text> },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Only one can be open at a time, so this story replaces the grid. */
export const Grid: Story = {
  tags: ['grid'],
  args: { isOpen: true },
  render: (args) => (
    <Box paddingBlock="section">
      <Popover {...args} />
    </Box>
  ),
};
