import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminDataMachine, adminDataView, type AdminDataContext } from '@vetsync/machines/admin/adminData';
import { AdminDashboard } from '@vetsync/ui/screens/admin/AdminDashboard';
import { AdminData } from '@vetsync/ui/screens/admin/AdminData';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { intl, now } from '../../support/leads.ts';
import { adminData, rateFact } from './adminData.ts';

const meta = {
  title: 'Screens/admin/AdminData',
  component: AdminData,
  args: { send: fn() },
  render: (args) => (
    <AdminDashboard view={{ tab: 'data' }}>
      <AdminData {...args} />
    </AdminDashboard>
  ),
} satisfies Meta<typeof AdminData>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<AdminDataContext> = {}) =>
  inState(adminDataMachine, adminDataView, {
    value,
    input: { intl, now },
    context: { data: adminData, ...context },
  });
const checking = (step: string, context: Partial<AdminDataContext> = {}) =>
  shown(
    { shown: step },
    {
      change: { check: { kind: 'rate', fact: rateFact.fact, amount: 1_000, page: rateFact.page } },
      ...context,
    },
  );
const goingBack = { back: { source: 'wages', edition: '' } };

export const Shown: Story = {
  tags: ['adminData:shown.idle'],
  ...shown({ shown: 'idle' }),
  play: async ({ args, canvas }) => {
    const rates = within(canvas.getByRole('list', { name: 'Rates' }));
    await expect(rates.getByText('$1,000.00 per year · No period')).toBeVisible();
    await expect(rates.getByText('Hidden from users')).toBeVisible();
    await expect(rates.getByText('Checked by Ana Ruiz, Nov 27, 2026: $1,000.00')).toBeVisible();
    await userEvent.click(rates.getByRole('button', { name: `I’ve checked it: ${rateFact.title}` }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'fact.check', fact: rateFact.fact });
    await userEvent.click(canvas.getByRole('radio', { name: 'Deadlines' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'kind.choose', kind: 'deadline' });
    await userEvent.click(canvas.getByRole('button', { name: /^Go back to the file from 2024-05/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'set.back', source: 'wages', edition: '' });
  },
};

export const Report: Story = {
  ...shown({ shown: 'idle' }, { kind: 'contact' }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /571 rows left out/ }));
    await expect(canvas.getByText(/^571: is no detailed occupation/)).toBeVisible();
    await expect(canvas.getByText('Call 988, then press 1.')).toBeVisible();
  },
};

export const Checking: Story = {
  tags: ['adminData:shown.writing'],
  ...checking('writing'),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'What does the official page say?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address of the page' }), 'x');
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.change', value: `${rateFact.page}x` });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

export const Saving: Story = { tags: ['adminData:shown.storing'], ...checking('storing') };
export const NotSaved: Story = {
  tags: ['adminData:shown.checkFailed'],
  ...checking('checkFailed', { changeProblem: unreachable }),
};
export const Saved: Story = { ...shown({ shown: 'idle' }, { outcome: 'check' }) };
export const GoingBack: Story = { ...shown({ shown: 'storing' }, { change: goingBack }) };
export const NotBack: Story = {
  tags: ['adminData:shown.backFailed'],
  ...shown({ shown: 'backFailed' }, { change: goingBack, changeProblem: unreachable }),
};
/** The proof dialog lies above it. */
export const Proving: Story = { tags: ['adminData:shown.proving'], ...checking('proving') };
export const Loading: Story = { tags: ['adminData:loading'], ...shown('loading', { data: null }) };
export const Failed: Story = {
  tags: ['adminData:failed'],
  ...shown('failed', { data: null, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'data.retry' });
  },
};
export const Denied: Story = { tags: ['adminData:denied'], ...shown('denied', { data: null }) };
