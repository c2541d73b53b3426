import type { Meta, StoryObj } from '@storybook/react-vite';
import { hospitalDashboard } from '@vetsync/machines/hospital/model';
import { HospitalDashboard } from '@vetsync/ui/screens/hospital/HospitalDashboard';
import { expect, within } from 'storybook/test';
import { hospital } from '../../support/hospital.ts';
import { intl, seenAt } from '../../support/leads.ts';
import { quietDay, todo } from '../portal/todaysWork.tsx';

const meta = {
  title: 'Screens/hospital/Hospital',
  component: HospitalDashboard,
  args: {
    view: hospitalDashboard({
      hospital,
      visits: hospital.visits,
      at: { role: 'hospital' },
      intl: { ...intl, now: seenAt },
    }),
    work: todo('hospital'),
  },
} satisfies Meta<typeof HospitalDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hospital Management Portal' })).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Cardiology' })).toHaveAttribute(
      'aria-valuetext',
      '164 of 170 patients',
    );
    const status = canvas.getByRole('figure', { name: 'Patients by status' });
    for (const one of ['Active Treatment', 'Follow-up', 'Recovering'])
      await expect(within(status).getAllByText(one)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All 89 high-priority patients' })).toHaveAttribute(
      'href',
      '/platform/patients?priority=high',
    );
    await expect(canvas.queryByRole('button', { name: /confirm|approve|cancel/i })).toBeNull();
  },
};
export const DashboardOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const DashboardDark: Story = { globals: { theme: 'dark' } };

/** No appointment is asked for or planned. */
export const QuietDay: Story = { args: { work: quietDay } };
