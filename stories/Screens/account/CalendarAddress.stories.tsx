import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  calendarAddressMachine,
  calendarAddressView,
  type CalendarAddressContext,
} from '@vetsync/machines/account/calendarAddress';
import { CalendarAddress } from '@vetsync/ui/screens/account/calendar/CalendarAddress';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { inReadingWidth } from './inReadingWidth.tsx';

const meta = {
  title: 'Screens/account/CalendarAddress',
  component: CalendarAddress,
  args: { send: fn() },
  decorators: inReadingWidth,
} satisfies Meta<typeof CalendarAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<CalendarAddressContext> = {}) =>
  inState(calendarAddressMachine, calendarAddressView, { value, context });
const createdAt = '2026-11-20T15:00:00.000Z';
const address = 'https://vetsync.example/calendar/q1Zr0c7wE4mYk2uTn8vXb5sLd3hJf6gPa9oIeUyRt0w.ics';

export const Standard: Story = {
  tags: ['calendarAddress:ready.idle'],
  ...shown({ ready: 'idle' }),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Turn the address off' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Get an address' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'calendar.renew' });
  },
};

/** Just made: it can't be shown again. */
export const Made: Story = {
  ...shown({ ready: 'idle' }, { createdAt, address }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(address)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the address' })).toBeVisible();
  },
};

export const On: Story = {
  ...shown({ ready: 'idle' }, { createdAt }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new address' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'calendar.renew' });
    await userEvent.click(canvas.getByRole('button', { name: 'Turn the address off' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'calendar.remove' });
  },
};

export const Changing: Story = {
  tags: ['calendarAddress:ready.changing'],
  ...shown({ ready: 'changing' }, { createdAt }),
};

/** The dialog for the proof is open. */
export const Proving: Story = {
  tags: ['calendarAddress:ready.proving'],
  ...shown({ ready: 'proving' }, { createdAt }),
};

export const Unchanged: Story = {
  tags: ['calendarAddress:ready.unchanged'],
  ...shown({ ready: 'unchanged' }, { createdAt, problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was changed');
  },
};

export const Loading: Story = { tags: ['calendarAddress:loading'], ...shown('loading') };

export const Failed: Story = {
  tags: ['calendarAddress:failed'],
  ...shown('failed', { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'calendar.retry' });
  },
};
