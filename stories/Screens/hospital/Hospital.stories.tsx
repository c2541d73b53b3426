import type { Meta, StoryObj } from '@storybook/react-vite';
import { departmentViews, hospitalDashboard, hospitalLinks } from '@vetsync/machines/hospital/model';
import { Departments as DepartmentsPage } from '@vetsync/ui/screens/hospital/Departments';
import { HospitalDashboard } from '@vetsync/ui/screens/hospital/HospitalDashboard';
import { MentalHealth as MentalHealthPage } from '@vetsync/ui/screens/hospital/MentalHealth';
import { expect, fn, userEvent, within } from 'storybook/test';
import { deskWith, hospital } from '../../support/hospital.ts';
import { quietDay, todo } from '../portal/todaysWork.tsx';

const desk = deskWith();
const onOrder = fn();
const meta = {
  title: 'Screens/hospital/Hospital',
  component: HospitalDashboard,
  args: { view: hospitalDashboard(desk), work: todo('hospital') },
} satisfies Meta<typeof HospitalDashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hospital Management Portal' })).toBeVisible();
    const figures: readonly (readonly [string, string])[] = [
      ['Veteran patients', '1,247'],
      ['Mental health cases', '89'],
      ['Staff', '156'],
      ['Appointments', '12'],
    ];
    for (const [label, figure] of figures)
      await expect(canvas.getByRole('article', { name: label })).toHaveTextContent(figure);
    await expect(canvas.getByRole('meter', { name: 'Cardiology' })).toHaveAttribute(
      'aria-valuetext',
      '164 of 170 patients',
    );
    const status = canvas.getByRole('figure', { name: 'Patients by status' });
    for (const one of ['Active Treatment', 'Follow-up', 'Recovering'])
      await expect(within(status).getAllByText(one)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All 89 of high priority' })).toHaveAttribute(
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

export const Departments: Story = {
  render: () => (
    <DepartmentsPage
      departments={departmentViews(desk, 'load')}
      order="load"
      intl={desk.intl}
      onOrder={onOrder}
    />
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(7);
    const cardiology = within(canvas.getByRole('article', { name: 'Cardiology' }));
    await expect(cardiology.getByText('Load: nearly full')).toBeVisible();
    await expect(cardiology.getByText('Over the goal')).toBeVisible();
    await expect(cardiology.getByRole('link', { name: 'See patients of Cardiology' })).toHaveAttribute(
      'href',
      '/platform/patients?listing=cardiology',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Longest wait first' }));
    await expect(onOrder).toHaveBeenCalledWith('wait');
  },
};

export const MentalHealth: Story = {
  render: () => (
    <MentalHealthPage
      cases={89}
      figures={hospital.mentalHealth}
      patientsHref={hospitalLinks(desk.at).mentalHealthPatients}
      intl={desk.intl}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Mental health cases' })).toHaveTextContent('89');
    await expect(canvas.getByRole('link', { name: /Call 988, then press 1/ })).toHaveAttribute(
      'href',
      'tel:988',
    );
  },
};
