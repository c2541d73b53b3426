import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  veteranVerificationMachine,
  veteranVerificationView,
  type VeteranVerificationContext,
} from '@vetsync/machines/account/veteranVerification';
import { VeteranVerification } from '@vetsync/ui/screens/account/VeteranVerification';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValue } from 'xstate';
import { inState } from '../../support/inState.ts';
import { inReadingWidth } from './inReadingWidth.tsx';

const meta = {
  title: 'Screens/account/VeteranVerification',
  component: VeteranVerification,
  args: { send: fn() },
  decorators: inReadingWidth,
} satisfies Meta<typeof VeteranVerification>;
export default meta;
type Story = StoryObj<typeof meta>;

const verification = (value: StateValue, context: Partial<VeteranVerificationContext> = {}) =>
  inState(veteranVerificationMachine, veteranVerificationView, {
    value,
    input: {
      signedIn: true,
      veteranVerified: false,
      available: true,
      origin: 'https://vetsync.example',
    },
    context,
  });

export const Unverified: Story = {
  tags: ['veteranVerification:unverified'],
  ...verification('unverified'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list', { name: 'How it works' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Verify veteran status' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'verification.start' });
  },
};

export const ClosedEarly: Story = {
  ...verification('unverified', { closedEarly: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The window was closed before you were done')).toBeVisible();
  },
};

export const Unavailable: Story = {
  tags: ['veteranVerification:unavailable'],
  ...verification('unavailable'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Starting: Story = {
  tags: ['veteranVerification:starting.withWindow'],
  ...verification({ starting: 'withWindow' }),
};

export const WindowBlocked: Story = {
  tags: ['veteranVerification:starting.withoutWindow'],
  ...verification({ starting: 'withoutWindow' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/didn’t open a window/);
  },
};

/** The reauthentication dialog is open over the page. */
export const Proving: Story = {
  tags: ['veteranVerification:proving'],
  ...verification('proving'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('First, confirm that it’s you');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Waiting: Story = {
  tags: ['veteranVerification:waiting'],
  ...verification('waiting'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Continue in the other window');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the window' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'window.show' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'verification.cancel' });
  },
};

export const Checking: Story = { tags: ['veteranVerification:checking'], ...verification('checking') };

export const Leaving: Story = { tags: ['veteranVerification:leaving'], ...verification('leaving') };

const failed = (title: string, detail: string): Story => ({
  ...verification('failed', { failure: { title, detail } }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(title)).toBeVisible();
    await expect(canvas.getByText(detail)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'verification.start' });
  },
});

/** Each situation has its own message (platform spec, section 8). */
export const NotVerified: Story = {
  ...failed('Verification failed', 'Could not verify veteran status'),
  tags: ['veteranVerification:failed'],
};
export const NotSignedIn: Story = failed('Veteran verification failed', 'User must be authenticated');
export const BadUrl: Story = failed('Veteran verification failed', 'Invalid verification URL');

export const Verified: Story = {
  tags: ['veteranVerification:verified'],
  ...verification('verified', { veteranVerified: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Veteran verified')).toBeVisible();
  },
};

export const WaitingOnAPhone: Story = {
  ...verification('waiting'),
  globals: { viewport: { value: 'phone' } },
};
