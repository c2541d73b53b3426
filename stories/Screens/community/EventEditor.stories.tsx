import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventEditor } from '@vetsync/ui/screens/community/EventEditor';
import { expect, fn, userEvent, within } from 'storybook/test';
import { editorIn, events, wholeDraft } from '../../support/community.ts';
import { opened } from '../../support/plays/opened.ts';

const writing = editorIn({ form: 'writing' });
const meta = {
  title: 'Screens/community/EventEditor',
  component: EventEditor,
  args: { ...writing.args, send: fn() },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof EventEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  ...writing,
  tags: ['eventEditor:form.writing'],
  play: async ({ args }) => {
    const dialog = within(await opened('Create Event'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Title/ }), 'A');
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'title', value: 'A' });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish event' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save draft and close' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
    await expect(dialog.queryByRole('button', { name: 'Discard draft' })).toBeNull();
  },
};

export const Complete: Story = {
  ...editorIn({ form: 'writing' }, { draft: wholeDraft }),
  play: async ({ args, step }) => {
    const dialog = within(await opened('Create Event'));
    await step('The date is typed part by part', async () => {
      dialog.getByRole('spinbutton', { name: /^day, Date/ }).focus();
      await userEvent.keyboard('28');
      await expect(args.send).toHaveBeenLastCalledWith({
        type: 'field.change',
        field: 'date',
        value: '2026-11-28',
      });
    });
    await step('Spots are counted up, or typed', async () => {
      const seats = dialog.getByRole('textbox', { name: 'Spots' });
      await userEvent.click(seats);
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.send).toHaveBeenLastCalledWith({
        type: 'field.change',
        field: 'seats',
        value: '21',
      });
    });
  },
};

export const Invalid: Story = {
  ...editorIn(
    { form: 'invalid' },
    {
      draft: { ...wholeDraft, title: 'A', date: '2026-11-20' },
      errors: {
        title: 'Give the event a title of at least 3 characters',
        date: 'This day is over. Choose another one',
      },
      attempt: 1,
    },
  ),
  tags: ['eventEditor:form.invalid'],
  play: async () => {
    const dialog = within(await opened('Create Event'));
    await expect(dialog.getByRole('textbox', { name: /Title/ })).toHaveFocus();
  },
};

export const ConfirmingDiscard: Story = {
  ...editorIn({ form: 'confirmingDiscard' }, { draft: wholeDraft }),
  tags: ['eventEditor:form.confirmingDiscard'],
  play: async ({ args }) => {
    const question = within(await opened('Discard this draft?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep writing' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'discard.cancel' });
  },
};

export const Clash: Story = {
  ...editorIn(
    { form: 'writing' },
    { draft: { ...wholeDraft, date: '2026-11-26', time: '13:00' } },
    { joined: events.filter(({ id }) => id === 'lake-cookout') },
  ),
  play: async () => {
    const dialog = within(await opened('Create Event'));
    await expect(dialog.getByText(/You have joined Family cookout at the lake at that time/)).toBeVisible();
  },
};

export const Closed: Story = { ...editorIn('closed'), tags: ['eventEditor:closed', 'blank'] };
export const OnAPhone: Story = {
  ...editorIn({ form: 'writing' }, { draft: wholeDraft }),
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  ...editorIn({ form: 'writing' }, { draft: wholeDraft }),
  globals: { theme: 'dark' },
};
