import type { Meta, StoryObj } from '@storybook/react-vite';
import { authMachine, authView } from '@vetsync/machines/auth/auth';
import { Auth } from '@vetsync/ui/screens/auth/Auth';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import type { SignUp } from '@vetsync/machines/account/model';
import { Running } from '../support/Running.tsx';

const meta = { title: 'Flows/Sign up', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const machine = authMachine.provide({
  actors: {
    signUp: fromPromise<unknown, SignUp>(async () => ({})),
    resend: fromPromise<unknown, { email: string }>(async () => ({})),
  },
});

/** From an empty form to the confirmation email, with one mistake on the way. */
export const FromFormToConfirmationEmail: Story = {
  render: () => (
    <Running machine={machine} input={{ tab: 'signUp' }}>
      {(snapshot, send) => <Auth view={authView(snapshot)} send={send} />}
    </Running>
  ),
  play: async ({ canvas, step }) => {
    await step('Missing fields show errors, and the first one gets focus', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'jordan.reyes@example');
      await userEvent.type(canvas.getByLabelText('Password'), 'short{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
    });
    await step('The corrected form is submitted', async () => {
      await userEvent.type(canvas.getByLabelText(/name/i), 'Jordan Reyes');
      await userEvent.type(canvas.getByLabelText('Email'), '.org');
      await userEvent.clear(canvas.getByLabelText('Password'));
      await userEvent.type(canvas.getByLabelText('Password'), 'a quiet river at dawn{Enter}');
    });
    await step('The page names the email to open and gets focus', async () => {
      const heading = await canvas.findByRole('heading', { name: 'Check your email' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByText(/jordan\.reyes@example\.org/)).toBeVisible();
    });
  },
};
