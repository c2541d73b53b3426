import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  notificationMailMachine,
  notificationMailView,
  type NotificationMailContext,
} from '@vetsync/machines/account/notificationMail';
import { NotificationMail } from '@vetsync/ui/screens/account/notifications/NotificationMail';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { inReadingWidth } from './inReadingWidth.tsx';

const meta = {
  title: 'Screens/account/NotificationMail',
  component: NotificationMail,
  args: { send: fn() },
  decorators: inReadingWidth,
} satisfies Meta<typeof NotificationMail>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<NotificationMailContext> = {}) =>
  inState(notificationMailMachine, notificationMailView, { value, context });

/** Somebody who works for an organization. */
export const Standard: Story = {
  tags: ['notificationMail:ready.idle'],
  ...shown({ ready: 'idle' }, { hasWork: true }),
  play: async ({ args, canvas }) => {
    const own = within(canvas.getByRole('radiogroup', { name: 'About you' }));
    await expect(own.getByRole('radio', { name: 'Right away' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'About your work' })).toBeVisible();
    await userEvent.click(own.getByRole('radio', { name: 'Never' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mail.choose', about: 'own', frequency: 'never' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Leave out the names of organizations' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mail.hideNames', hidesNames: true });
  },
};

export const WithoutWork: Story = {
  ...shown({ ready: 'idle' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(1);
    await expect(canvas.getByText('We always email you about the security of your account.')).toBeVisible();
  },
};

export const Saving: Story = {
  tags: ['notificationMail:ready.saving'],
  ...shown({ ready: 'saving' }, { chosen: { own: 'daily', work: 'daily', hidesNames: false } }),
};

/** The session has ended: the dialog for the proof is open. */
export const Proving: Story = {
  tags: ['notificationMail:ready.proving'],
  ...shown({ ready: 'proving' }, { chosen: { own: 'daily', work: 'daily', hidesNames: false } }),
};

export const Saved: Story = {
  tags: ['notificationMail:ready.saved'],
  ...shown({ ready: 'saved' }, { chosen: { own: 'never', work: 'daily', hidesNames: false } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved.')).toBeVisible();
  },
};

export const Unsaved: Story = {
  tags: ['notificationMail:ready.unsaved'],
  ...shown({ ready: 'unsaved' }, { problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your choice wasn’t saved');
  },
};

export const Loading: Story = { tags: ['notificationMail:loading'], ...shown('loading') };

export const Failed: Story = {
  tags: ['notificationMail:failed'],
  ...shown('failed', { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mail.retry' });
  },
};
