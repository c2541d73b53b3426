import type { Meta, StoryObj } from '@storybook/react-vite';
import { EducationSchools } from '@vetsync/ui/screens/education/EducationSchools';
import { expect, fn } from 'storybook/test';
import { educationIn, newAccount } from '../../support/education.ts';
import { foundSchools, schoolsIn } from '../reference/schools.ts';

const { links } = educationIn({ page: 'schools', input: { ...newAccount, hasSchools: true } }).args.view;
const { args, parameters } = schoolsIn(
  { list: 'listed', page: 'closed' },
  { q: 'state' },
  { found: foundSchools },
);
const meta = {
  title: 'Screens/education/EducationSchools',
  component: EducationSchools,
  decorators: [(Story) => <main>{Story()}</main>],
  args: { view: args.view, send: fn(), links },
} satisfies Meta<typeof EducationSchools>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Schools below the head of the tab's pages. */
export const Search: Story = {
  parameters,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Education Hub Schools' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Schools' })).toHaveAttribute('aria-current', 'page');
  },
};
