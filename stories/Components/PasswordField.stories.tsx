import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { PasswordField, passwordPurposes } from '@vetsync/ui/components/PasswordField';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', value: '', onChange: fn() },
  argTypes: { purpose: { control: 'inline-radio', options: passwordPurposes } },
  render: function Controlled({ value: start, onChange, ...args }) {
    const [value, change] = useControlled(start, onChange);
    return (
      <Box maxWidth="narrow">
        <PasswordField {...args} value={value} onChange={change} />
      </Box>
    );
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentPassword: Story = {
  tags: ['standard'],
  args: { isRequired: true },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await expect(input).toBeRequired();
    await userEvent.click(input);
    await userEvent.paste('correct horse');
    await expect(args.onChange).toHaveBeenLastCalledWith('correct horse');
  },
};

export const NewPassword: Story = {
  args: {
    label: 'New password',
    purpose: 'new',
    help: 'At least 6 characters. A few unrelated words work well.',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toHaveAccessibleDescription(/At least 6 characters/);
  },
};

export const Revealed: Story = {
  args: { value: 'correct horse' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText('Password');
    await step('Toggle by keyboard', async () => {
      await userEvent.click(input);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAttribute('type', 'text');
      await expect(canvas.getByRole('status')).toHaveTextContent('Your password is shown');
    });
    await step('Hide again', async () => {
      await userEvent.keyboard(' ');
      await expect(input).toHaveAttribute('type', 'password');
      await expect(canvas.getByRole('status')).toHaveTextContent('Your password is hidden');
      await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};

export const HiddenWhileSubmitting: Story = {
  render: function Sent(args) {
    const [isReadOnly, setReadOnly] = useState(false);
    return (
      <Box maxWidth="narrow">
        <PasswordField {...args} value="correct horse" isReadOnly={isReadOnly} />
        <Button onPress={() => setReadOnly(true)}>Send</Button>
      </Box>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('readonly');
  },
};

export const NearItsLimit: Story = {
  args: { value: 'a quiet river at dawn', limit: 24, purpose: 'new' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), ' again');
    await expect(canvas.getByText('3 characters too many', { selector: '[aria-hidden]' })).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue('a quiet river at dawn again');
  },
};

const states = ['empty', 'filled', 'with help', 'invalid', 'disabled', 'read only'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={passwordPurposes}
      columns={states}
      cell={(purpose, state) => (
        <PasswordField
          label={purpose === 'new' ? 'New password' : 'Password'}
          purpose={purpose}
          value={state === 'empty' ? '' : 'correct horse'}
          onChange={() => {}}
          help={state === 'with help' ? 'At least 6 characters.' : undefined}
          error={state === 'invalid' ? 'Password is required' : undefined}
          isDisabled={state === 'disabled'}
          isReadOnly={state === 'read only'}
        />
      )}
    />
  ),
};
