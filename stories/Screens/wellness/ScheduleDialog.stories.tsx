import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScheduleDialog } from '@vetsync/ui/screens/wellness/ScheduleDialog';
import { expect, fn, userEvent, within } from 'storybook/test';
import { crisisOf } from '../../support/crisis.ts';
import { opened } from '../../support/plays/opened.ts';
import { appointments, emptyDraft, providers, scheduleIn, wholeDraft } from '../../support/wellness.ts';

const writing = scheduleIn({ form: 'writing' }, { draft: emptyDraft });
const meta = {
  title: 'Screens/wellness/ScheduleDialog',
  component: ScheduleDialog,
  args: { ...writing.args, send: fn() },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof ScheduleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  ...writing,
  tags: ['appointment:form.writing'],
  play: async ({ args }) => {
    const dialog = within(await opened('Schedule Appointment'));
    await expect(dialog.getByRole('button', { name: 'Send Request' })).toBeDisabled();
    await expect(dialog.getByText('Still needed: appointment type, date, and time.')).toBeVisible();
    const heads = dialog.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    await expect(heads[0]).toMatch(/^S/);
    const saturday = dialog.getByRole('button', { name: /Saturday, November 28/ });
    await expect(saturday).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(saturday.querySelector('span')!);
    await expect(await dialog.findByText(/closed on weekends/)).toBeVisible();
    for (const [day, reason] of [
      [/Thursday, November 26/, /closed: Thanksgiving Day/],
      [/Saturday, November 21/, /closed on weekends/],
    ] as const) {
      const closed = dialog.getByRole('button', { name: day });
      await expect(closed).toHaveAttribute('aria-disabled', 'true');
      await userEvent.hover(closed.querySelector('span')!);
      await expect(await dialog.findByText(reason)).toBeVisible();
    }
    await userEvent.click(dialog.getByRole('button', { name: /Monday, November 23/ }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.change',
      field: 'date',
      value: '2026-11-23',
    });
  },
};

/** Signed in, an appointment is the person's own record. */
export const OwnRecord: Story = {
  ...scheduleIn(
    { form: 'writing' },
    { draft: wholeDraft, providers: providers.map(({ requestMs: _requestMs, ...noted }) => noted) },
  ),
  play: async () => {
    const dialog = within(await opened('Add a visit'));
    await expect(dialog.getByText(/Nothing is sent to a medical center/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save to my records' })).toBeEnabled();
  },
};

const whole = scheduleIn({ form: 'writing' }, { draft: wholeDraft });
/** All fields filled in. */
export const Complete: Story = {
  ...whole,
  play: async ({ args }) => {
    const dialog = within(await opened('Schedule Appointment'));
    const { slots } = whole.args.view;
    await expect(dialog.getAllByRole('radio')).toHaveLength(slots.length);
    const time = slots.at(-1)?.time ?? '';
    await userEvent.click(dialog.getByRole('radio', { name: time }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'time', value: time });
    await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

const invalid = scheduleIn(
  { form: 'invalid' },
  {
    draft: { ...emptyDraft, type: 'Consultation' },
    errors: { date: 'Choose a date', time: 'Choose a time' },
    attempt: 1,
  },
);
export const Invalid: Story = {
  ...invalid,
  tags: ['appointment:form.invalid'],
  play: async () => {
    const dialog = within(await opened('Schedule Appointment'));
    await expect(dialog.getByRole('group', { name: 'Date' })).toHaveFocus();
  },
};

const confirming = scheduleIn({ form: 'confirmingDiscard' }, { draft: wholeDraft });
export const ConfirmingDiscard: Story = {
  ...confirming,
  tags: ['appointment:form.confirmingDiscard'],
  play: async ({ args }) => {
    const question = within(await opened('Discard what you chose?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep going' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'close.cancel' });
  },
};

const sending = scheduleIn({ form: 'sending' }, { draft: wholeDraft });
export const Sending: Story = {
  ...sending,
  tags: ['appointment:form.sending'],
  play: async () => {
    const dialog = within(await opened('Schedule Appointment'));
    await expect(dialog.getByRole('button', { name: 'Sending Request...' })).toBeVisible();
  },
};

export const Rejected: Story = {
  ...scheduleIn('refused', {}, { opening: { task: 'request', providerId: 'kessler' } }),
  tags: ['appointment:refused'],
};
export const Closed: Story = { ...scheduleIn('closed'), tags: ['appointment:closed', 'blank'] };
/** The dialog is closed; the page below shows the confirmation. */
export const Sent: Story = {
  ...scheduleIn('sent', { sentId: 'sample-1' }),
  tags: ['appointment:sent', 'blank'],
};

const opening = { task: 'reschedule', appointmentId: 'sample-1' } as const;
export const Reschedule: Story = {
  ...scheduleIn(
    { form: 'writing' },
    { draft: { ...emptyDraft, id: 'sample-1', providerId: 'ellison', type: 'Routine Check-up' } },
    { opening },
  ),
};
export const AnotherTimeZone: Story = {
  ...scheduleIn(
    { form: 'writing' },
    { draft: wholeDraft },
    { intl: { locale: 'en-US', timeZone: 'Europe/Berlin' } },
  ),
  play: async () => {
    const dialog = within(await opened('Schedule Appointment'));
    await expect(dialog.getByText(/Tue, Dec 1, 6:30 PM/)).toBeVisible();
  },
};
const [first] = appointments;
export const Clash: Story = {
  ...scheduleIn({ form: 'writing' }, { draft: { ...wholeDraft, date: first!.date, time: first!.time } }),
};
/** A reason that mentions a crisis shows the crisis line immediately. */
export const InCrisis: Story = {
  ...scheduleIn(
    { form: 'writing' },
    { draft: { ...wholeDraft, reason: 'I do not want to live any more' }, ...crisisOf() },
  ),
  play: async () => {
    const dialog = within(await opened('Schedule Appointment'));
    await expect(await dialog.findByRole('link', { name: /Call 988/ })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...whole, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...whole, globals: { theme: 'dark' } };
