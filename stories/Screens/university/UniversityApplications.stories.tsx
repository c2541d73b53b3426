import '@vetsync/ui/screens/university/University.phrases';
import '@vetsync/ui/screens/reviews/Reviews.phrases';
import '@vetsync/ui/screens/hospital/Hospital.phrases';
import { seenAt } from '../../support/leads.ts';
import { sampleUniversity } from '@vetsync/samples/university';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  applicationList,
  applicationRows,
  applicationsOfUniversity,
} from '@vetsync/machines/university/model';
import type { ReceivedApplicationsProps } from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { UniversityApplications } from '@vetsync/ui/screens/university/UniversityApplications';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { applicationsIn, ApplicationsShown } from '../exchange/applicationList.tsx';
import { worldWithApplication } from '../../support/university.ts';

// The words of the tables.

const university = sampleUniversity(seenAt);
/** The 23 applications of the demo's university. */
const applications = applicationRows(
  applicationsOfUniversity(university, emptyWorld),
  university.organization,
);

const all = applicationsIn({ listing: applicationList, rows: applications });
const meta = {
  title: 'Screens/university/UniversityApplications',
  component: ApplicationsShown,
  args: { ...all.args, send: fn() },
  render: (args: ReceivedApplicationsProps) => (
    <UniversityApplications>
      <ApplicationsShown {...args} />
    </UniversityApplications>
  ),
} satisfies Meta<typeof ApplicationsShown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applications: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Student Applications' })).toBeVisible();
    await expect(canvas.getByText('23 applications')).toBeVisible();
    const row = within(canvas.getAllByRole('row')[1] as HTMLElement);
    for (const [label, action] of [
      ['Review', 'review'],
      ['Message', 'message'],
      ['Interview', 'interview'],
    ] as const) {
      await userEvent.click(row.getByRole('button', { name: `${label} Edith Sandoval` }));
      await expect(args.send).toHaveBeenCalledWith({ type: 'row.follow', rowId: 'university-1', action });
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Match' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'sort.change', sort: 'score' });
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as CSV' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'export.open' });
  },
};

const handedIn = applicationsIn({
  listing: applicationList,
  rows: applicationRows(applicationsOfUniversity(university, worldWithApplication), university.organization),
});
/** An application to another school names that school. */
export const JustApplied: Story = {
  ...handedIn,
  args: { ...handedIn.args, send: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 applications')).toBeVisible();
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Caprock University');
  },
};

const selected = new Set(applications.slice(0, 12).map(({ id }) => id));
const many = applicationsIn({ listing: applicationList, rows: applications }, { selected });
/** An action counts only the selected rows that it changes. */
export const Selected: Story = {
  ...many,
  args: { ...many.args, send: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('12 selected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Assign' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark under review (9)' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.mark' });
  },
};

const marking = applicationsIn(
  { listing: applicationList, rows: applications },
  { selected },
  { selection: 'marking' },
);
export const Marking: Story = {
  ...marking,
  args: { ...marking.args, send: fn() },
  tags: ['receivedApplications:open.selection.marking'],
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText('Mark 9 applications under review?')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Mark under review' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.confirm' });
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.cancel' });
  },
};

const sheet = applicationsIn({ listing: applicationList, rows: applications }, {}, { tools: 'filters' });
/** Order and filters in a sheet within reach of the thumb. */
export const SheetOnAPhone: Story = {
  ...sheet,
  args: { ...sheet.args, send: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sort and filter' }));
    await userEvent.click(dialog.getByRole('button', { name: /Sort by$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Match, highest first' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'sort.change', sort: '-score' });
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
