import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog, confirmDialogTones } from '@vetsync/ui/components/ConfirmDialog';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Send the request now?',
    children: 'The provider confirms it within two days.',
    confirmLabel: 'Send request',
    cancelLabel: 'Not yet',
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { tone: { control: 'inline-radio', options: confirmDialogTones } },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Send the request now?' });
    await expect(dialog).toHaveAccessibleDescription('The provider confirms it within two days.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not yet' })).toHaveFocus());
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** Only one dialog can be open at a time, so this story replaces the grid. */
export const Critical: Story = {
  tags: ['grid'],
  args: {
    title: 'Discard what you wrote?',
    children: 'Your name, your address and your words will be gone.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep writing',
    tone: 'critical',
  },
};

export const Pending: Story = {
  args: { isPending: true, confirmLabel: 'Sending…' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { args: Critical.args, globals: { viewport: { value: 'phone' } } };
