import type { Meta, StoryObj } from '@storybook/react-vite';
import { InterviewDialog } from '@vetsync/ui/screens/interviews/InterviewDialog';
import { expect, fn, userEvent, within } from 'storybook/test';
import { applicationId, dialogIn, draft, interviews } from '../../support/interviews.ts';
import { opened } from '../../support/plays/opened.ts';

const facts = dialogIn({ viewing: 'facts' });
const meta = {
  title: 'Screens/interviews/InterviewDialog',
  component: InterviewDialog,
  args: { ...facts.args, send: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof InterviewDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const arranging = { opening: { task: 'schedule', applicationId } } as const;

/** Neither an application nor anything else is selected yet. */
export const New: Story = {
  ...dialogIn(
    { form: 'writing' },
    { opening: { task: 'schedule', applicationId: null } },
    { draft: { ...draft, applicationId: '', date: '', time: '' } },
  ),
  play: async ({ args }) => {
    const dialog = within(await opened('Schedule interview'));
    await expect(dialog.getByRole('button', { name: /Choose an application/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'form.submit' });
  },
};
export const Writing: Story = {
  ...dialogIn({ form: 'writing' }, arranging, { draft }),
  tags: ['interviewDialog:form.writing'],
  play: async ({ args, step }) => {
    const dialog = within(await opened('Schedule interview'));
    await step('Date, format and location', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /December 2, 2026/ }));
      await expect(args.send).toHaveBeenLastCalledWith({
        type: 'field.change',
        field: 'date',
        value: '2026-12-02',
      });
      await userEvent.click(dialog.getByRole('radio', { name: 'On site' }));
      await expect(args.send).toHaveBeenLastCalledWith({
        type: 'field.change',
        field: 'format',
        value: 'onSite',
      });
    });
    await expect(dialog.getByRole('textbox', { name: /^Link/ })).toHaveValue(
      'https://meet.techcorp.example/qx7b2kmd',
    );
  },
};
export const Invalid: Story = {
  ...dialogIn({ form: 'invalid' }, arranging, {
    draft: { ...draft, date: '', time: '' },
    errors: { date: 'Choose a workday', time: 'Choose a time' },
    attempt: 1,
  }),
  tags: ['interviewDialog:form.invalid'],
  play: async () => {
    const dialog = within(await opened());
    // The summary is at the top of the form, which is taller than a phone; each error is also at its field.
    for (const error of ['Choose a workday', 'Choose a time'])
      await expect(dialog.getByRole('link', { name: error })).toBeVisible();
    await expect(dialog.getByRole('group', { name: 'Day' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('link', { name: 'Choose a time' }));
    await expect(dialog.getByRole('group', { name: 'Time' })).toHaveFocus();
  },
};
export const InvalidOnAPhone: Story = {
  ...Invalid,
  tags: [],
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};
/** Another interview is at the same time. */
export const Clash: Story = {
  ...dialogIn({ form: 'writing' }, arranging, {
    draft: { ...draft, date: interviews[0]!.date, time: interviews[0]!.time },
  }),
  play: async () => {
    const dialog = within(await opened());
    await expect(dialog.getByText(/^At this time you also meet/)).toBeVisible();
  },
};
export const Rescheduling: Story = {
  ...dialogIn(
    { form: 'writing' },
    { opening: { task: 'reschedule', interviewId: 'sample-interview-1' } },
    { draft: { ...draft, id: 'sample-interview-1', applicationId: 'recruiter-1' } },
  ),
  play: async () => {
    await expect(within(await opened('Move interview')).getByRole('button', { name: 'Save' })).toBeVisible();
  },
};
export const Discarding: Story = {
  ...dialogIn({ form: 'confirmingDiscard' }, arranging, { draft }),
  tags: ['interviewDialog:form.confirmingDiscard'],
  play: async ({ args }) => {
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'close.confirm' });
  },
};
export const Facts: Story = {
  ...facts,
  tags: ['interviewDialog:viewing.facts'],
  play: async ({ args }) => {
    const dialog = within(await opened(`Interview: ${interviews[0]!.personName}`));
    await expect(dialog.getByText('Monday, November 23, 2026 at 9:00 AM CST')).toBeVisible();
    for (const [name, type] of [
      ['Reschedule', 'interview.move'],
      ['Cancel interview', 'interview.cancel'],
      ['Add to calendar', 'calendar.keep'],
    ] as const) {
      await userEvent.click(dialog.getByRole('button', { name }));
      await expect(args.send).toHaveBeenLastCalledWith({ type });
    }
    await expect(dialog.queryByRole('button', { name: 'Note outcome' })).toBeNull();
  },
};
/** Read from another time zone. */
export const AnotherTimeZone: Story = {
  ...dialogIn({ viewing: 'facts' }, { intl: { locale: 'en-US', timeZone: 'America/New_York' } }),
  play: async () => {
    await expect(within(await opened()).getByText(/at 10:00 AM EST/)).toBeVisible();
  },
};
export const Over: Story = {
  ...dialogIn({ viewing: 'facts' }, { opening: { task: 'view', interviewId: 'sample-interview-10' } }),
  play: async ({ args }) => {
    const dialog = within(await opened());
    await userEvent.click(dialog.getByRole('button', { name: 'Note outcome' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'interview.conclude' });
  },
};
export const Canceled: Story = {
  ...dialogIn({ viewing: 'facts' }, { opening: { task: 'view', interviewId: 'sample-interview-12' } }),
};
export const ConfirmingCancel: Story = {
  ...dialogIn({ viewing: 'cancelling' }),
  tags: ['interviewDialog:viewing.cancelling'],
  play: async ({ args }) => {
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'cancel.leave' });
  },
};
export const Concluding: Story = {
  ...dialogIn(
    { viewing: 'concluding' },
    { opening: { task: 'view', interviewId: 'sample-interview-10' } },
    { outcome: 'forward', notes: 'Clear answers, asks good questions.' },
  ),
  tags: ['interviewDialog:viewing.concluding'],
  play: async ({ args }) => {
    const dialog = within(await opened());
    await userEvent.click(dialog.getByRole('radio', { name: 'Undecided' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'outcome.choose', outcome: 'undecided' });
    await userEvent.click(dialog.getByRole('button', { name: 'Save outcome' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'outcome.save' });
  },
};
export const Missing: Story = {
  ...dialogIn('missing', { opening: { task: 'view', interviewId: 'nobody' } }),
  tags: ['interviewDialog:missing'],
};
export const Closed: Story = {
  ...dialogIn('closed', { opening: null }),
  tags: ['interviewDialog:closed', 'blank'],
  play: async () => {
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};
export const OnAPhone: Story = {
  ...dialogIn({ form: 'writing' }, arranging, { draft }),
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = {
  ...dialogIn({ form: 'writing' }, arranging, { draft }),
  globals: { theme: 'dark' },
};
