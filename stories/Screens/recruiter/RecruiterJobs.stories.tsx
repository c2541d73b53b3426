import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyWorld } from '@vetsync/machines/model/world';
import { openingDemand, openingRows, openingTable, openingView } from '@vetsync/machines/recruiter/model';
import { RecruiterJobs } from '@vetsync/ui/screens/recruiter/RecruiterJobs';
import { expect, fn, userEvent, within } from 'storybook/test';
import { opened } from '../../support/plays/opened.ts';
import { portalIn } from '../../support/portal.ts';
import { atRecruiter, recruiter } from '../../support/recruiter.ts';

const rows = openingRows(openingDemand(recruiter, emptyWorld));
function jobsIn(id: string | null = null) {
  const table = portalIn(
    { detail: id === null ? [] : ['job', id] },
    { table: openingTable, rows, at: atRecruiter },
  );
  const job = openingView(recruiter, emptyWorld, id, atRecruiter);
  return { ...table, args: { ...table.args, job, send: fn() } };
}
const all = jobsIn();
const meta = {
  title: 'Screens/recruiter/RecruiterJobs',
  component: RecruiterJobs,
  args: all.args,
} satisfies Meta<typeof RecruiterJobs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Jobs: Story = {
  ...all,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Active Jobs' })).toBeVisible();
    await expect(canvas.getByText('12 jobs')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Applicants Network Engineer' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'row.runAction',
      rowId: 'network-engineer',
      action: 'applicants',
    });
  },
};

export const Job: Story = {
  ...jobsIn('cybersecurity-analyst'),
  play: async ({ args }) => {
    const dialog = within(await opened('Cybersecurity Analyst'));
    await expect(dialog.getByText('Security, Tech Corp')).toBeVisible();
    await expect(dialog.getByText('Top Secret')).toBeInTheDocument();
    await expect(dialog.getByText('$88,000 to $108,000 a year')).toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'See 4 applicants' })).toHaveAttribute(
      'href',
      '/demo/platform?job=Cybersecurity%20Analyst&role=recruiter',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.close' });
  },
};

export const JobOnAPhone: Story = {
  ...jobsIn('operations-manager'),
  globals: { viewport: { value: 'phone' } },
};

export const UnknownJob: Story = {
  ...jobsIn('unknown'),
  play: async () => {
    await expect(within(await opened('Job')).getByText('Not found')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
