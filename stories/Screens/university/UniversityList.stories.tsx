import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  applicationRows,
  applicationsOfUniversity,
  programDemand,
  programRows,
  programTable,
} from '@vetsync/machines/university/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import { UniversityList } from '@vetsync/ui/screens/university/UniversityList';
import { expect, fn, userEvent } from 'storybook/test';
import { portalIn, university } from '../../support/portal.ts';
import { worldWithApplication } from '../../support/university.ts';

const all = portalIn();
const meta = {
  title: 'Screens/university/UniversityList',
  component: UniversityList,
  args: { ...all.args, list: 'applications', send: fn() },
} satisfies Meta<typeof UniversityList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applications: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Student Applications' })).toBeVisible();
    await expect(canvas.getByText('23 applications')).toBeVisible();
  },
};

const handedIn = portalIn(
  {},
  {
    rows: applicationRows(
      applicationsOfUniversity(university, worldWithApplication),
      university.organization,
    ),
  },
);
/** An application to another school names that school. */
export const JustApplied: Story = {
  ...handedIn,
  args: { ...handedIn.args, list: 'applications', send: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 applications')).toBeVisible();
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Caprock University');
  },
};

const programs = portalIn(
  {},
  { table: programTable, rows: programRows(programDemand(university, emptyWorld)) },
);
export const Programs: Story = {
  ...programs,
  args: { ...programs.args, list: 'programs', send: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('6 programs')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'See applications Bachelor of Science in Computer Science' }),
    );
    await expect(args.send).toHaveBeenCalledWith({
      type: 'row.runAction',
      rowId: 'computer-science',
      action: 'applications',
    });
  },
};
