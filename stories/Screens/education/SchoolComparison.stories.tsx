import {
  schoolComparisonMachine,
  schoolComparisonView,
  type SchoolComparisonContext,
} from '@vetsync/machines/education/schoolComparison';
import { initialPlan } from '@vetsync/machines/education/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SchoolComparison } from '@vetsync/ui/screens/education/SchoolComparison';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { educationIn, educationReader, newAccount } from '../../support/education.ts';
import { inState } from '../../support/inState.ts';
import { seenAt } from '../../support/leads.ts';
import { capitalDetail, mesaDetail, schoolServer, tradesDetail } from '../reference/schools.ts';

const ids = [mesaDetail, capitalDetail, tradesDetail].map(({ school }) => school.id);
const comparing = (
  value: StateValueFrom<typeof schoolComparisonMachine>,
  context: Partial<SchoolComparisonContext> = {},
) =>
  inState(schoolComparisonMachine, schoolComparisonView, {
    value,
    input: { server: schoolServer, ids, plan: initialPlan(seenAt, null), at: { role: 'user' } },
    context,
  });
const { links } = educationIn({ page: 'compare', input: { ...newAccount, hasSchools: true } }).args.view;
const compared = comparing('compared', { schools: [mesaDetail, capitalDetail, tradesDetail] });
const meta = {
  title: 'Screens/education/SchoolComparison',
  component: SchoolComparison,
  decorators: [(Story) => <main>{Story()}</main>],
  args: { ...compared.args, send: fn(), links, intl: educationReader },
} satisfies Meta<typeof SchoolComparison>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A public school, a private one that costs more than the cap, and one of which little is known. */
export const Compared: Story = {
  ...compared,
  tags: ['schoolComparison:compared'],
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveTextContent('$0 of tuition left to pay');
    await expect(table).toHaveTextContent('Up to $30,908.34 a school year');
    await expect(table).toHaveTextContent('VA has warned about it');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Mesa Verde State University' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'school.remove', id: '900001' });
  },
};
export const Reading: Story = {
  ...comparing('reading'),
  tags: ['schoolComparison:reading'],
};
export const Empty: Story = {
  ...comparing('empty', { ids: [] }),
  tags: ['schoolComparison:empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find schools' })).toBeVisible();
  },
};
export const Failed: Story = {
  ...comparing('failed'),
  tags: ['schoolComparison:failed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
export const OnAPhone: Story = { ...compared, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...compared, globals: { theme: 'dark' } };
