import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { HoverCard } from '@vetsync/ui/components/HoverCard';
import { Link } from '@vetsync/ui/components/Link';
import { popoverPlacements } from '@vetsync/ui/components/Popover';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/HoverCard',
  component: HoverCard,
  args: {
    link: { href: '#dana', children: 'Dana Fields' },
    label: 'About Dana Fields',
    delay: 0,
    onOpenChange: fn(),
    children: (
      <Stack space="xsmall">
        <Text weight="strong">Dana Fields</Text>
        <Text>Army, 8 years. Mentor for logistics.</Text>
        <Link href="#message">Send a message</Link>
      </Stack>
    ),
  },
  argTypes: {
    link: { control: false },
    placement: { control: 'inline-radio', options: popoverPlacements },
  },
} satisfies Meta<typeof HoverCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keyboard focus opens it, Tab goes into it, and Escape brings the focus back. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Dana Fields' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const card = await screen.findByRole('dialog', { name: 'About Dana Fields' });
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Send a message' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** The pointer opens it, and may go into it. */
export const Hovered: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Dana Fields' });
    // Only a mouse in use opens it. Another window that takes the focus makes it forget the mouse.
    const card = await waitFor(async () => {
      await userEvent.click(canvasElement);
      await userEvent.hover(link);
      return screen.findByRole('dialog', {}, { timeout: 2_000 });
    });
    await expect(card).toHaveTextContent('Mentor for logistics');
    await expect(link).not.toHaveFocus();
  },
};

export const OnAPhone: Story = {
  args: { isOpen: true, children: <Text>{'Mentor for logistics. '.repeat(60)}</Text> },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { left, right } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = { args: { isOpen: true }, globals: { language: 'rtl' } };

export const ForcedColors: Story = { args: { isOpen: true }, globals: { colors: 'forced' } };

/** Only one can be open at a time, so this story replaces the grid. */
export const Grid: Story = {
  tags: ['grid'],
  args: { isOpen: true },
  render: (args) => (
    <Box paddingBlock="section">
      <HoverCard {...args} />
    </Box>
  ),
};
