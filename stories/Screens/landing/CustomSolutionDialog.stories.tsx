import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  customSolutionMachine,
  customSolutionView,
  type CustomSolutionContext,
} from '@vetsync/machines/landing/customSolution';
import { emptySolutionDraft, solutionDraftErrors } from '@vetsync/machines/landing/model';
import { CustomSolutionDialog } from '@vetsync/ui/screens/landing/CustomSolutionDialog';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { inState } from '../../support/inState.ts';

const as = (
  value: StateValueFrom<typeof customSolutionMachine>,
  context: Partial<CustomSolutionContext> = {},
) =>
  inState(customSolutionMachine, customSolutionView, {
    value,
    input: { now: () => 0, newId: () => '0b9f6c1e' },
    context,
  });

const draft = {
  name: 'Morgan Reyes',
  email: 'm.reyes@cedarvalley.example.edu',
  organization: 'Cedar Valley University',
  organizationType: 'university',
  role: 'Director of Veteran Services',
  useCase: 'Admissions and credit for training, for about 1,900 student veterans.',
  requirements: 'Sign-in with our own accounts. Records stay in the country.',
  timeline: 'short',
  budgetRange: '100k-250k',
};

const editing = as('editing');

const meta = {
  title: 'Screens/landing/CustomSolutionDialog',
  component: CustomSolutionDialog,
  args: { ...editing.args, send: fn() },
  // Each story in its own iframe, because an open dialog would cover the documentation.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof CustomSolutionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Closed: Story = {
  ...as('closed'),
  tags: ['customSolution:closed', 'blank'],
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const KeyboardOnly: Story = {
  ...editing,
  tags: ['customSolution:editing'],
  play: async ({ args }) => {
    const { getByLabelText, getByRole } = await dialog();
    const inOrder = ['Name', 'Work email', 'Organization'];
    await userEvent.tab();
    for (const name of inOrder) {
      await userEvent.tab();
      await expect(getByLabelText(name)).toHaveFocus();
      await userEvent.keyboard('a');
    }
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'field.change',
      field: 'organization',
      value: 'a',
    });
    await userEvent.tab();
    await expect(getByRole('button', { name: /^Choose… Kind of organization/ })).toHaveFocus();
    await userEvent.keyboard('univ');
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'field.change',
      field: 'organizationType',
      value: 'university',
    });
    getByRole('button', { name: 'Send request' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'form.submit' });
  },
};

export const Filled: Story = { ...as('editing', { draft }), tags: ['customSolution:editing'] };

/** Each error is linked to its field, and listed at the top with a link to the field. */
export const Invalid: Story = {
  ...as('invalid', { errors: solutionDraftErrors(emptySolutionDraft), attempt: 1 }),
  tags: ['customSolution:invalid'],
  play: async () => {
    const { getByLabelText, getByRole } = await dialog();
    await waitFor(() => expect(getByLabelText('Name')).toHaveFocus());
    for (const name of ['Name', 'Work email', 'Organization']) {
      await expect(getByLabelText(name)).toBeInvalid();
      await expect(getByLabelText(name)).toHaveAccessibleDescription('Please fill in all required fields');
    }
    await userEvent.click(getByRole('link', { name: 'Organization: Please fill in all required fields' }));
    await expect(getByLabelText('Organization')).toHaveFocus();
  },
};

export const Limited: Story = {
  ...as('limited', { draft, waitSeconds: 40 }),
  tags: ['customSolution:limited'],
  play: async () => {
    const { getByRole } = await dialog();
    await expect(getByRole('button', { name: 'Send in 40 s' })).toBeDisabled();
  },
};

export const Failed: Story = {
  ...as('failed', { draft, problem: { status: 403 } }),
  tags: ['customSolution:failed'],
  play: async () => {
    const { getByRole } = await dialog();
    await expect(getByRole('alert')).toHaveTextContent('An unexpected error occurred');
  },
};

export const Submitting: Story = {
  ...as('submitting', { draft }),
  tags: ['customSolution:submitting'],
  play: async ({ args }) => {
    const { getByLabelText } = await dialog();
    await userEvent.type(getByLabelText('Name'), '{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const ConfirmingClose: Story = {
  ...as('confirmingClose', { draft }),
  tags: ['customSolution:confirmingClose'],
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Discard your request?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep writing' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'close.cancel' });
  },
};

const longDraft = { ...draft, requirements: 'It has to fit in with what we have. '.repeat(40) };

export const LongContent: Story = as('editing', { draft: longDraft });
export const OnAPhone: Story = { ...as('editing', { draft }), globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } };
