import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  reauthenticateMachine,
  reauthenticateView,
  type ReauthenticateContext,
} from '@vetsync/machines/account/reauthenticate';
import { ReauthenticateDialog } from '@vetsync/ui/screens/account/ReauthenticateDialog';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { account, longEmail, tooMany, unreachable, wrong } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/account/ReauthenticateDialog',
  component: ReauthenticateDialog,
  args: { send: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  decorators: [
    (Story) => (
      <>
        <p>A page on which somebody has typed something.</p>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ReauthenticateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (value: string, context: Partial<ReauthenticateContext> = {}) =>
  inState(reauthenticateMachine, reauthenticateView, {
    value: value === 'closed' ? value : { open: value },
    context: { person: account, ...context },
  });
const field = (label: string) => screen.findByLabelText(label);

export const Closed: Story = {
  tags: ['reauthenticate:closed'],
  ...dialog('closed'),
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Password: Story = {
  tags: ['reauthenticate:open.editing'],
  ...dialog('editing'),
  play: async ({ args }) => {
    const password = await field('Password');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(screen.getByLabelText('Email')).toHaveValue(account.email);
    await userEvent.keyboard('a{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'secret.change', value: 'a' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await userEvent.click(screen.getByRole('button', { name: 'Email me a code instead' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'method.choose', method: 'code' });
    await expect(screen.queryByRole('button', { name: /someone else/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};

export const CodeNotSentYet: Story = {
  ...dialog('editing', { method: 'code' }),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mail.resend' });
    await expect(screen.queryByLabelText('Six-digit code')).not.toBeInTheDocument();
  },
};

export const Sending: Story = {
  tags: ['reauthenticate:open.sending'],
  ...dialog('sending', { method: 'code' }),
};

export const Code: Story = {
  ...dialog('editing', { method: 'code', sent: true, resendSeconds: 51 }),
  play: async ({ args }) => {
    await waitFor(async () => expect(await field('Six-digit code')).toHaveFocus());
    await userEvent.paste('907 214');
    await expect(args.send).toHaveBeenCalledWith({ type: 'secret.change', value: '907214' });
    await expect(screen.getByRole('button', { name: 'Send another code in 51 s' })).toBeDisabled();
  },
};

export const NoPassword: Story = {
  ...dialog('editing', { method: 'code', hasPassword: false }),
  play: async () => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: /password/ })).not.toBeInTheDocument();
  },
};

export const SecondFactor: Story = {
  ...dialog('editing', { method: 'app', challengeId: 'c7d1', reason: 'sessionEnded' }),
  play: async ({ args }) => {
    await field('Six-digit code');
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'method.choose', method: 'recovery' });
  },
};

export const RecoveryCode: Story = {
  ...dialog('editing', { method: 'recovery', challengeId: 'c7d1', reason: 'sessionEnded' }),
};

export const SessionEnded: Story = {
  ...dialog('editing', { reason: 'sessionEnded' }),
  play: async ({ args }) => {
    const element = await screen.findByRole('dialog', { name: 'Sign in again to continue' });
    await expect(element).toHaveAccessibleDescription('Your session has ended. Nothing you typed is lost.');
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'dialog.close' });
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in as someone else' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'person.other' });
  },
};

export const Invalid: Story = {
  tags: ['reauthenticate:open.invalid'],
  ...dialog('invalid', { secretError: 'Password is required', attempt: 1 }),
  play: async () => {
    const password = await field('Password');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription('Password is required');
  },
};

export const Checking: Story = {
  tags: ['reauthenticate:open.checking'],
  ...dialog('checking', { secret: 'a quiet river at dawn' }),
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  tags: ['reauthenticate:open.wrong'],
  ...dialog('wrong', { method: 'code', sent: true, secretError: wrong, attempt: 1 }),
};

export const TooManyTries: Story = {
  tags: ['reauthenticate:open.limited'],
  ...dialog('limited', { secret: 'a quiet river', ...tooMany(125) }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again in 2 min 5 s' })).toBeDisabled();
  },
};

export const Failed: Story = {
  tags: ['reauthenticate:open.failed'],
  ...dialog('failed', { secret: 'a quiet river at dawn', problem: unreachable }),
};

export const Finishing: Story = {
  tags: ['reauthenticate:open.finishing'],
  ...dialog('finishing', { reason: 'sessionEnded' }),
};

export const OnAPhone: Story = {
  ...dialog('failed', {
    reason: 'sessionEnded',
    person: { ...account, email: longEmail },
    problem: unreachable,
  }),
  globals: { viewport: { value: 'phone' } },
};
