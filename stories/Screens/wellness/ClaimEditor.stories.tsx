import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClaimEditor } from '@vetsync/ui/screens/wellness/ClaimEditor';
import { claimDraftOf } from '@vetsync/machines/wellness/model';
import { expect, fn, userEvent, within } from 'storybook/test';
import { opened } from '../../support/plays/opened.ts';
import { claimEditorIn, ownClaims } from '../../support/wellness.ts';

const writing = claimEditorIn({ form: 'writing' });
const draft = claimDraftOf(ownClaims[0]!);
const editing = claimEditorIn({ form: 'writing' }, { draft }, { opening: { claimId: draft.id } });
const meta = {
  title: 'Screens/wellness/ClaimEditor',
  component: ClaimEditor,
  args: { ...writing.args, send: fn() },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof ClaimEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  ...writing,
  tags: ['claimEditor:form.writing'],
  play: async ({ args }) => {
    const dialog = within(await opened('Add a claim'));
    await userEvent.type(dialog.getByRole('textbox', { name: /What it’s for/ }), 'K');
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'title', value: 'K' });
    await userEvent.click(dialog.getByRole('button', { name: 'Add to my list' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};
export const Editing: Story = {
  ...editing,
  play: async ({ args }) => {
    const dialog = within(await opened('Edit claim'));
    dialog.getByRole('spinbutton', { name: /^day, Next date/ }).focus();
    await userEvent.keyboard('09');
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'field.change',
      field: 'next',
      value: '2026-12-09',
    });
    await expect(dialog.getByRole('button', { name: 'Save changes' })).toBeVisible();
  },
};
export const Invalid: Story = {
  ...claimEditorIn(
    { form: 'invalid' },
    {
      draft: { ...draft, title: '', filed: '2027-01-01', next: '2026-01-01' },
      errors: {
        title: 'Say what the claim is for',
        filed: 'Choose today or a day before',
        next: 'Choose a day that isn’t before the day you filed it',
      },
      attempt: 1,
    },
  ),
  tags: ['claimEditor:form.invalid'],
  play: async () => {
    const dialog = within(await opened('Add a claim'));
    await expect(dialog.getByRole('textbox', { name: /What it’s for/ })).toHaveFocus();
  },
};
export const ConfirmingDiscard: Story = {
  ...claimEditorIn({ form: 'confirmingDiscard' }, { draft }),
  tags: ['claimEditor:form.confirmingDiscard'],
  play: async ({ args }) => {
    const question = within(await opened('Discard what you wrote?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep writing' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'close.cancel' });
  },
};
export const Closed: Story = { ...claimEditorIn('closed'), tags: ['claimEditor:closed', 'blank'] };
export const OnAPhone: Story = { ...editing, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...editing, globals: { theme: 'dark' } };
