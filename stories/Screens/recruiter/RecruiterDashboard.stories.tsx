import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  applicationsOfRecruiter,
  hiringFigures,
  jobApplicationRows,
  jobApplicationTable,
} from '@vetsync/machines/recruiter/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import { RecruiterDashboard } from '@vetsync/ui/screens/recruiter/RecruiterDashboard';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { portalIn } from '../../support/portal.ts';
import { atRecruiter, recruiter } from '../../support/recruiter.ts';
import { quietDay, todo } from '../portal/todaysWork.tsx';

const rows = jobApplicationRows(applicationsOfRecruiter(recruiter, emptyWorld), recruiter.organization);
const table = (...[situation, more]: Parameters<typeof portalIn>) =>
  portalIn(situation, { table: jobApplicationTable, rows, at: atRecruiter, ...more });
const all = table();
const figures = hiringFigures(recruiter, emptyWorld);
const work = todo('recruiter');

const meta = {
  title: 'Screens/recruiter/RecruiterDashboard',
  component: RecruiterDashboard,
  args: { ...all.args, work, figures, send: fn() },
} satisfies Meta<typeof RecruiterDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applications: Story = {
  ...all,
  args: { ...all.args, work, figures, send: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
    for (const [name, value] of [
      ['Candidates', '1,247'],
      ['Open positions', '45'],
      ['Cleared', '234'],
      ['Applications', '48'],
    ] as const)
      await expect(canvas.getByRole('article', { name })).toHaveTextContent(value);
    await expect(canvas.getByText('48 applications')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'To do' })).toBeVisible();
    const [review] = canvas.getAllByRole('button', { name: /^Review / });
    if (!review) throw new Error('Nothing to review');
    await userEvent.click(review);
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'row.runAction', action: 'review' }),
    );
  },
};

/** As linked from a job. */
export const FilteredByJob: Story = {
  ...table({ query: { job: 'Network Engineer' } }),
  args: { ...table({ query: { job: 'Network Engineer' } }).args, work, figures, send: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 48 applications')).toBeVisible();
  },
};

const many = table({
  selection: 'confirming',
  selected: rows.slice(0, 5).map(({ id }) => id),
  confirmingAction: 'reject',
});
export const RejectingMany: Story = {
  ...many,
  args: { ...many.args, work, figures, send: fn() },
};

/** With Undo for a while. */
const done = table({ confirmingAction: 'reject', undoable: rows.slice(0, 3).map(({ id }) => id) });
export const RejectedMany: Story = {
  ...done,
  args: { ...done.args, work, figures, send: fn() },
  tags: ['portalTable:undo.offered'],
  play: async ({ args, canvas }) => {
    const notice = within(canvas.getByRole('region', { name: '3 applications rejected' }));
    const title = notice.getByText('3 applications rejected');
    await waitFor(() => expect(title.closest('[tabindex]')).toHaveFocus());
    await userEvent.click(notice.getByRole('button', { name: 'Undo: 3 applications rejected' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'bulk.undo' });
    await userEvent.click(notice.getByRole('button', { name: 'Dismiss' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'bulk.dismiss' });
  },
};
export const RejectedManyOnAPhone: Story = {
  ...RejectedMany,
  tags: [],
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};

/** Nobody waits for a decision or an answer. */
export const QuietDay: Story = {
  ...all,
  args: { ...all.args, work: quietDay, figures, send: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nobody is waiting for you' })).toBeVisible();
    await expect(canvas.getByText('48 applications')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
