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

const forPeople = {
  ...wholeDraft,
  location: 'Austin, TX',
  place: 'The tables at the north gate',
  guests: '1',
};
/** A signed-in person announces it to others, or notes it for themselves. */
export const ForPeople: Story = {
  ...editorIn({ form: 'writing' }, { draft: forPeople }, { audiences: ['people', 'self'] }),
  play: async ({ args }) => {
    const dialog = within(await opened('Create Event'));
    await expect(dialog.getByRole('button', { name: /Who can see it/ })).toHaveTextContent(
      'Everyone who’s signed in',
    );
    await expect(dialog.getByRole('textbox', { name: /Meeting place/ })).toHaveValue(forPeople.place);
    await userEvent.click(dialog.getByRole('button', { name: 'Publish event' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};
export const OnlineForPeople: Story = {
  ...editorIn(
    { form: 'writing' },
    { draft: { ...forPeople, format: 'online' } },
    { audiences: ['people', 'self'] },
  ),
  play: async () => {
    const dialog = within(await opened('Create Event'));
    await expect(dialog.getByRole('textbox', { name: /How to join/ })).toBeVisible();
    await expect(dialog.queryByRole('textbox', { name: /Town/ })).toBeNull();
  },
};
export const ForOneself: Story = {
  ...editorIn(
    { form: 'writing' },
    { draft: { ...wholeDraft, audience: 'self' } },
    { audiences: ['people', 'self'] },
  ),
  play: async () => {
    const dialog = within(await opened('Create Event'));
    await expect(dialog.getByRole('button', { name: 'Save to my records' })).toBeVisible();
  },
};
export const Publishing: Story = {
  ...editorIn({ form: 'publishing' }, { draft: forPeople }, { audiences: ['people', 'self'] }),
  tags: ['eventEditor:form.publishing'],
};
export const Refused: Story = {
  ...editorIn(
    { form: 'writing' },
    {
      draft: forPeople,
      problem: { status: 409, code: 'too_many_events', detail: 'Three of your events are ahead.' },
    },
    { audiences: ['people', 'self'] },
  ),
  play: async () => {
    const dialog = within(await opened('Create Event'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Your event isn’t published yet');
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
    await expect(dialog.getByText(/You’ve joined Family cookout at the lake at the same time/)).toBeVisible();
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
