import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  accountDeletionMachine,
  accountDeletionView,
  type AccountDeletionContext,
} from '@vetsync/machines/account/accountDeletion';
import { AccountDeletion } from '@vetsync/ui/screens/account/AccountDeletion';
import { expect, fn, userEvent } from 'storybook/test';
import { email, longEmail, unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { inReadingWidth } from './inReadingWidth.tsx';

const meta = {
  title: 'Screens/account/AccountDeletion',
  component: AccountDeletion,
  args: { send: fn() },
  decorators: inReadingWidth,
} satisfies Meta<typeof AccountDeletion>;
export default meta;
type Story = StoryObj<typeof meta>;

const deletion = (value: string, context: Partial<AccountDeletionContext> = {}, accountEmail = email) =>
  inState(accountDeletionMachine, accountDeletionView, { value, input: { email: accountEmail }, context });

export const Idle: Story = {
  tags: ['accountDeletion:editing'],
  ...deletion('editing'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download your data' })).toHaveAttribute('download');
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText(/type this account’s email/), 'j');
    await expect(args.send).toHaveBeenCalledWith({ type: 'email.change', value: 'j' });
  },
};

export const Typed: Story = {
  ...deletion('editing', { value: email }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

export const WrongEmail: Story = {
  tags: ['accountDeletion:invalid'],
  ...deletion('invalid', {
    value: 'jordan@elsewhere.example',
    error: 'This isn’t the email of your account',
    attempt: 1,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/type this account’s email/)).toHaveFocus();
  },
};

export const Proving: Story = {
  tags: ['accountDeletion:proving'],
  ...deletion('proving', { value: email }),
};
export const Deleting: Story = {
  tags: ['accountDeletion:deleting'],
  ...deletion('deleting', { value: email }),
};
export const Failed: Story = {
  tags: ['accountDeletion:failed'],
  ...deletion('failed', { value: email, problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your account couldn’t be deleted');
  },
};

const organizations = [{ slug: 'harbor-works', name: 'Harbor Works' }];
export const Asking: Story = {
  tags: ['accountDeletion:asking'],
  ...deletion('asking', { value: email, organizations }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You’re the only owner of an organization');
    await expect(canvas.getByRole('link', { name: 'Transfer Harbor Works' })).toHaveAttribute(
      'href',
      '/organizations/harbor-works/staff',
    );
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Close Harbor Works' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'organizations.end', value: true });
  },
};
export const AskingAgreed: Story = {
  ...deletion('asking', { value: email, organizations, endsOrganizations: true }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

export const Deleted: Story = {
  tags: ['accountDeletion:deleted'],
  ...deletion('deleted'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your account has been deleted');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the home page' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.continue' });
  },
};

export const LongOnAPhone: Story = {
  ...deletion('editing', {}, longEmail),
  globals: { viewport: { value: 'phone' } },
};
