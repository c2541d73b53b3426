import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  newOrganizationMachine,
  newOrganizationView,
  type NewOrganizationContext,
} from '@vetsync/machines/organizations/newOrganization';
import { organizationsPhrase } from '@vetsync/machines/organizations/model';
import { NewOrganization } from '@vetsync/ui/screens/organizations/NewOrganization';
import { NewOrganizationFrame } from '@vetsync/ui/screens/organizations/NewOrganizationFrame';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { newOrganization, organization } from '../../support/organizations.ts';

const meta = {
  title: 'Screens/organizations/NewOrganization',
  component: NewOrganization,
  args: { send: fn() },
  render: (args) => (
    <NewOrganizationFrame created={args.view.created}>
      <NewOrganization {...args} />
    </NewOrganizationFrame>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewOrganization>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<NewOrganizationContext> = {}) =>
  inState(newOrganizationMachine, newOrganizationView, {
    value,
    input: { newId: () => 'a key' },
    context: { draft: newOrganization, ...context },
  });

export const Empty: Story = {
  tags: ['newOrganization:editing'],
  ...inState(newOrganizationMachine, newOrganizationView, {
    value: 'editing',
    input: { newId: () => 'a key' },
  }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Employer/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'kind', value: 'employer' });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'H');
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'name', value: 'H' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send for approval' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

export const Filled: Story = shown('editing');

export const Invalid: Story = {
  tags: ['newOrganization:invalid'],
  ...shown('invalid', {
    draft: { ...newOrganization, kind: '', website: 'harbor' },
    errors: {
      kind: organizationsPhrase('kindRequired'),
      website: organizationsPhrase('websiteInvalid'),
    },
    attempt: 1,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose what your organization is' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^Employer/ })).toHaveFocus();
  },
};

/** Another organization was approved with this name. */
export const NameTaken: Story = shown('invalid', {
  errors: { name: organizationsPhrase('nameTaken') },
  attempt: 1,
});

export const Creating: Story = {
  tags: ['newOrganization:creating'],
  ...shown('creating'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly');
  },
};

/** The sign-in dialog is open over the page. */
export const Proving: Story = { tags: ['newOrganization:proving'], ...shown('proving') };

export const Failed: Story = {
  tags: ['newOrganization:failed'],
  ...shown('failed', { problem: unreachable }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Your organization wasn’t added')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send for approval' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

export const Limited: Story = {
  tags: ['newOrganization:limited'],
  ...shown('limited', {
    problem: { status: 429, reason: 'too_many_requests', detail: 'Too many requests. Try again later.' },
    waitSeconds: 42,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /0:42|42/ })).toBeDisabled();
  },
};

export const Created: Story = {
  tags: ['newOrganization:created'],
  ...shown('created', { organization }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Harbor Health is waiting for approval' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Prepare the first steps' })).toHaveAttribute(
      'href',
      '/organizations/harbor-health',
    );
  },
};

export const OnAPhone: Story = { ...shown('editing'), globals: { viewport: { value: 'phone' } } };
