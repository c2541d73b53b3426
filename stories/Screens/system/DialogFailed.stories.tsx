import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogFailed } from '@vetsync/ui/screens/system/parts/DialogFailed';
import { Button } from '@vetsync/ui/components/Button';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Screens/system/DialogFailed',
  component: DialogFailed,
  args: { view: { isTrying: false }, send: fn() },
  // Each story in its own iframe, because an open dialog would cover the documentation.
  parameters: { docs: { story: { inline: false, height: '400px' } } },
} satisfies Meta<typeof DialogFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'This didn’t open' }));

export const Default: Story = {
  play: async ({ args }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.retry' });
    await userEvent.click(getByRole('button', { name: 'Close' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};

export const Trying: Story = {
  args: { view: { isTrying: true } },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: /Trying again/ })).toBeVisible();
  },
};

/** Closed, or replaced by the dialog once its code is there: focus is where it was. */
export const FocusReturns: Story = {
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Open</Button>
        {isOpen && <DialogFailed {...args} send={({ type }) => type === 'dialog.close' && setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
