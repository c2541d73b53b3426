import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { Dialog } from '@vetsync/ui/components/Dialog';
import { Inline } from '@vetsync/ui/components/Inline';
import { Tooltip, tooltipPlacements } from '@vetsync/ui/components/Tooltip';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { PairExample } from '../support/Pairs.tsx';
import { opened } from '../support/plays/opened.ts';
import Bookmark from 'lucide-react/icons/bookmark';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    trigger: <Button icon={Bookmark} aria-label="Save this job" />,
    children: 'You can find saved jobs under Applications',
    onOpenChange: fn(),
  },
  argTypes: {
    trigger: { control: false },
    placement: { control: 'inline-radio', options: tooltipPlacements },
  },
  decorators: [
    (Story) => (
      <Box display="flex" justifyContent="center" paddingBlock="section">
        <Story />
      </Box>
    ),
  ],
  parameters: {
    examples: [
      {
        write: (
          <Inline>
            <Tooltip isOpen placement="end" trigger={<Button icon={Bookmark} aria-label="Save this job" />}>
              Saved jobs are under Applications
            </Tooltip>
          </Inline>
        ),
        notThis: (
          <Inline>
            <Tooltip isOpen placement="end" trigger={<Button>Send</Button>}>
              You can apply only once
            </Tooltip>
          </Inline>
        ),
      },
    ] satisfies PairExample[],
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Save this job' });
    await step('Opens with keyboard focus, and describes the button', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      const tooltip = await screen.findByRole('tooltip');
      await expect(button).toHaveAccessibleDescription('You can find saved jobs under Applications');
      await expect(tooltip).toHaveAttribute('data-component', 'Tooltip');
    });
    await step('Escape hides it, and the button keeps focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
};

/** Without the wait, to see it at once. */
export const OnHover: Story = {
  args: { delay: 0, closeDelay: 0 },
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    // Only a mouse in use opens it, not a page that scrolls below a mouse at rest.
    // Another window that takes the focus meanwhile makes it forget the mouse: then it is used again.
    await waitFor(async () => {
      await userEvent.click(canvasElement);
      await userEvent.hover(button);
      await screen.findByRole('tooltip', {}, { timeout: 2_000 });
    });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Focus scrolls to the button first. Scrolling hides a tooltip, so it opens once that has ended. */
export const InALargeDialog: Story = {
  render: (args) => (
    <Dialog title="Your saved jobs" onClose={() => {}}>
      <div style={{ height: '200vh' }}>Your other jobs</div>
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async ({ args }) => {
    const dialog = await opened('Your saved jobs');
    await waitFor(() => expect(dialog).toHaveFocus());
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    const scrolled = new Promise((resolve) => {
      document.addEventListener('scroll', resolve, { capture: true, once: true });
    });
    await userEvent.tab();
    const button = within(dialog).getByRole('button', { name: 'Save this job' });
    await expect(button).toHaveFocus();
    await scrolled;
    const tooltip = await screen.findByRole('tooltip');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    const gap = button.getBoundingClientRect().top - tooltip.getBoundingClientRect().bottom;
    await expect(Math.abs(gap)).toBeLessThan(12);
  },
};

/** Long text wraps and stays on the screen. */
export const OnAPhone: Story = {
  args: {
    isOpen: true,
    children: 'Employers who have hired at least ten veterans in the past year, by their own account',
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { left, right } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Grid: Story = {
  tags: ['grid'],
  args: { isOpen: true },
  render: (args) => (
    <Box display="flex" flexDirection="column" alignItems="center" gap="section">
      {tooltipPlacements.map((placement) => (
        <Tooltip key={placement} {...args} placement={placement}>
          {placement === 'bottom' ? 'Longer text wraps after about thirty letters' : 'Save for later'}
        </Tooltip>
      ))}
    </Box>
  ),
};
