import type { Meta, StoryObj } from '@storybook/react-vite';
import { devicesMachine, devicesView, type DevicesContext } from '@vetsync/machines/account/devices';
import { Devices } from '@vetsync/ui/screens/account/Devices';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { devices, unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { inReadingWidth } from './inReadingWidth.tsx';

const meta = {
  title: 'Screens/account/Devices',
  component: Devices,
  args: { send: fn() },
  decorators: inReadingWidth,
} satisfies Meta<typeof Devices>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<DevicesContext> = { devices }) =>
  inState(devicesMachine, devicesView, { value, input: { intl, now }, context });

export const Listed: Story = {
  tags: ['devices:listed.idle'],
  ...shown({ listed: 'idle' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Signed in here')).toBeVisible();
    const others = within(canvas.getByRole('list', { name: 'Other devices' }));
    await expect(others.getAllByRole('listitem')).toHaveLength(3);
    await expect(others.getByText('Last used 43 minutes ago')).toBeVisible();
    await userEvent.click(others.getByRole('button', { name: 'Sign out Safari on iOS' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'device.end', id: 'd2' });
    await expect(others.getByText('Unknown device')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out all other devices' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'devices.endOthers' });
  },
};

export const OnlyThisDevice: Story = {
  ...shown({ listed: 'idle' }, { devices: devices.slice(0, 1) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re signed in on this device only.')).toBeVisible();
  },
};

export const Loading: Story = { tags: ['devices:loading'], ...shown('loading', { devices: [] }) };

export const Failed: Story = {
  tags: ['devices:failed'],
  ...shown('failed', { devices: [], problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'devices.retry' });
  },
};

export const Confirming: Story = {
  tags: ['devices:listed.confirming'],
  ...shown({ listed: 'confirming' }, { devices, selected: 'd3' }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out Chrome on Android?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.confirm' });
    await userEvent.click(dialog.getByRole('button', { name: 'Leave it signed in' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.cancel' });
  },
};

export const Ending: Story = {
  tags: ['devices:listed.ending.calling'],
  ...shown({ listed: { ending: 'calling' } }, { devices, selected: 'd3' }),
};

/** The reauthentication dialog is open over the page. */
export const EndingProving: Story = {
  tags: ['devices:listed.ending.proving'],
  ...shown({ listed: { ending: 'proving' } }, { devices, selected: 'd3' }),
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const ConfirmingOthers: Story = {
  tags: ['devices:listed.confirmingOthers'],
  ...shown({ listed: 'confirmingOthers' }),
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out all other devices?' }));
    await waitFor(() => expect(dialog.getByText(/3 devices have to sign in again/)).toBeVisible());
  },
};

export const EndingOthers: Story = {
  tags: ['devices:listed.endingOthers.calling'],
  ...shown({ listed: { endingOthers: 'calling' } }),
};

export const EndingOthersProving: Story = {
  tags: ['devices:listed.endingOthers.proving'],
  ...shown({ listed: { endingOthers: 'proving' } }),
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const ManyOnAPhone: Story = {
  ...shown(
    { listed: 'idle' },
    {
      devices: [
        ...devices,
        ...devices.slice(1).map((device) => ({
          ...device,
          id: `${device.id}+`,
          browser: 'A browser with a name of many words that somebody compiled at home',
        })),
      ],
    },
  ),
  globals: { viewport: { value: 'phone' } },
};
