import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyProfile } from '@vetsync/machines/profile/model';
import { ownDateOf, reminderIdOf } from '@vetsync/machines/reference/model';
import { Countdown } from '@vetsync/ui/screens/reference/Countdown';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { intl } from '../../support/leads.ts';
import { countdownIn, deadlines, leaving, ownDatesIn } from './countdown.ts';

const shown = countdownIn({ shown: 'idle' }, { deadlines });
const meta = {
  title: 'Screens/reference/Countdown',
  component: Countdown,
  decorators: [(Story) => <main>{Story()}</main>],
  args: { ...shown.args, send: fn() },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Deadlines by month, with the next one after which a right ends on the horizon. */
export const Shown: Story = {
  ...shown,
  tags: ['countdown:shown.idle'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/214 days until Jun 30, 2027/)).toBeVisible();
    const next = within(
      canvas.getByRole('region', { name: 'File a disability claim before discharge (BDD)' }),
    );
    await expect(next.getByText('Next hard deadline: Apr 1, 2027')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Past due, but worth doing' })).toHaveTextContent(
      'Was due Jun 30, 2026',
    );
    const april = within(canvas.getByRole('region', { name: 'April 2027' }));
    await expect(april.getAllByRole('listitem')).toHaveLength(2);
    await expect(april.getByText('If you miss it: You can still file a normal claim.')).toBeVisible();
    const [source] = april.getAllByRole('link', { name: /^Source \d+$/ });
    const named = document.querySelector(source!.getAttribute('href')!);
    await expect(named).toHaveTextContent(/10 U.S.C. 1142, 2025-04-17/);
    const done = { name: 'Done: Capstone: show that your plan is ready' };
    await userEvent.click(canvas.getByRole('button', done));
    await expect(args.send).toHaveBeenCalledWith({ type: 'deadline.mark', id: 'tap-capstone', mark: 'done' });
    await userEvent.click(april.getAllByRole('button', { name: /^More: / })[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to calendar' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'calendar.save', id: 'tap-capstone' });
  },
};

/** What is done or not for the person is put away, and can come back. */
export const Marked: Story = {
  ...countdownIn(
    { shown: 'idle' },
    { deadlines, marks: { 'tap-capstone': 'done', 'bdd-window': 'skipped' } },
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Done, or doesn’t apply/ }));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Put back: Capstone: show that your plan is ready' }),
    );
    await expect(args.send).toHaveBeenCalledWith({ type: 'deadline.mark', id: 'tap-capstone', mark: null });
  },
};

/** Somebody who has left already. */
export const Left: Story = {
  ...countdownIn(
    { shown: 'idle' },
    {
      deadlines: { ...deadlines, items: deadlines.items.filter(({ isOver }) => !isOver) },
      person: { ...leaving, separation: '2026-05-31' },
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You left on May 31, 2026/)).toBeVisible();
  },
};

const withReminder = ownDatesIn('closed', {
  events: [
    ownDateOf(
      { id: reminderIdOf('bdd-window'), title: 'BDD', date: '2027-03-25' },
      { timeZone: intl.timeZone, organizer: '' },
    ),
  ],
});
const sendOwn = fn();
/** A reminder is a date of the person's own, a week before the last day. */
export const WithReminder: Story = {
  ...shown,
  args: { ...shown.args, own: { view: withReminder.args.view, send: sendOwn } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Reminder on Mar 25, 2027/)).toBeVisible();
    const title = 'File a disability claim before discharge (BDD)';
    await userEvent.click(canvas.getByRole('button', { name: `Remove reminder: ${title}` }));
    await expect(sendOwn).toHaveBeenCalledWith({ type: 'reminder.remove', id: 'bdd-window' });
    await userEvent.click(canvas.getByRole('button', { name: /^After Jun 30, 2027/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remind me: TAMP: 180 days of TRICARE' }));
    await expect(sendOwn).toHaveBeenCalledWith({
      type: 'reminder.set',
      id: 'tamp',
      title: 'In a week: TAMP: 180 days of TRICARE',
      due: '2027-12-27',
    });
  },
};

/** The profile has no last day of service. */
export const Undated: Story = {
  ...countdownIn('undated', { person: emptyProfile }),
  tags: ['countdown:undated'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add my dates' })).toHaveAttribute(
      'href',
      '/platform/profile?open=edit&field=separation',
    );
  },
};
export const Loading: Story = { ...countdownIn('loading'), tags: ['countdown:loading'] };
export const Failed: Story = {
  ...countdownIn('failed'),
  tags: ['countdown:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const InSpanish: Story = {
  ...shown,
  globals: { language: 'es-US' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText('Presente un reclamo por discapacidad antes de la baja (BDD)')[0],
    ).toBeVisible();
  },
};
export const OnAPhone: Story = { ...shown, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...shown, globals: { theme: 'dark' } };

const carried = { separation: '2027-06-30', component: 'active' } as const;
const unsaved = { deadlines, own: null, question: carried };
/** Dates that came along from the page without an account. */
export const DatesFromTheAddress: Story = {
  ...countdownIn({ shown: 'idle' }, { ...unsaved, person: emptyProfile }),
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Save my dates' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'dates.save' });
  },
};
export const DatesAreSaved: Story = {
  ...countdownIn({ shown: 'saving' }, { ...unsaved, person: emptyProfile }),
  tags: ['countdown:shown.saving'],
};
export const DatesNotSaved: Story = {
  ...countdownIn({ shown: 'notSaved' }, { ...unsaved, person: emptyProfile }),
  tags: ['countdown:shown.notSaved'],
};
