import type { Meta, StoryObj } from '@storybook/react-vite';
import { programDemand, programRows, programTable } from '@vetsync/machines/university/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import { UniversityList } from '@vetsync/ui/screens/university/UniversityList';
import { expect, fn, userEvent } from 'storybook/test';
import { portalIn, university } from '../../support/portal.ts';

const programs = portalIn(
  {},
  { table: programTable, rows: programRows(programDemand(university, emptyWorld)) },
);
const meta = {
  title: 'Screens/university/UniversityList',
  component: UniversityList,
  args: { ...programs.args, list: 'programs', send: fn() },
} satisfies Meta<typeof UniversityList>;
export default meta;
type Story = StoryObj<typeof meta>;

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
