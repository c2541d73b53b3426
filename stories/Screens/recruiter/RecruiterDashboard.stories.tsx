import type { Meta, StoryObj } from '@storybook/react-vite';
import { noApplicationFilters } from '@vetsync/machines/exchange/model';
import {
  applicationsOfRecruiter,
  hiringFigures,
  jobApplicationList,
  jobApplicationRows,
} from '@vetsync/machines/recruiter/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import { RecruiterDashboard } from '@vetsync/ui/screens/recruiter/RecruiterDashboard';
import { expect, fn, userEvent } from 'storybook/test';
import { applicationsIn, ApplicationsShown } from '../exchange/applicationList.tsx';
import { recruiter } from '../../support/recruiter.ts';
import { quietDay, todo } from '../portal/todaysWork.tsx';

const listing = jobApplicationList;
const rows = jobApplicationRows(applicationsOfRecruiter(recruiter, emptyWorld), recruiter.organization);
const send = fn();
const { view } = applicationsIn({ listing, rows }).args;

const meta = {
  title: 'Screens/recruiter/RecruiterDashboard',
  component: RecruiterDashboard,
  args: {
    work: todo('recruiter'),
    figures: hiringFigures(recruiter, emptyWorld),
    locale: 'en-US',
    children: <ApplicationsShown view={view} send={send} />,
  },
} satisfies Meta<typeof RecruiterDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applications: Story = {
  play: async ({ canvas }) => {
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
    await expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'row.follow', action: 'review' }),
    );
  },
};

const network = applicationsIn(
  { listing, rows, shown: rows.filter(({ job }) => job === 'Network Engineer') },
  { filters: { ...noApplicationFilters, listing: 'Network Engineer' } },
);
/** As linked from a job. */
export const FilteredByJob: Story = {
  args: { children: <ApplicationsShown {...network.args} send={send} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 48 applications')).toBeVisible();
  },
};

/** Nobody waits for a decision or an answer. */
export const QuietDay: Story = {
  args: { work: quietDay },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Everyone has an answer' })).toBeVisible();
    await expect(canvas.getByText('48 applications')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
