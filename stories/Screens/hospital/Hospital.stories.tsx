import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hospital } from '@vetsync/ui/screens/hospital/Hospital';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hospitalIn } from '../../support/hospital.ts';
import { quietDay, todo } from '../portal/todaysWork.tsx';

const start = hospitalIn({ page: 'dashboard' });
const dashboard = { ...start, args: { ...start.args, work: todo('hospital') } };
const meta = {
  title: 'Screens/hospital/Hospital',
  component: Hospital,
  args: { ...dashboard.args, send: fn() },
} satisfies Meta<typeof Hospital>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dashboard: Story = {
  ...dashboard,
  tags: ['hospital:page.dashboard', 'hospital:overlay.nothing'],
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
      '/demo/platform/patients?priority=high&role=hospital',
    );
    await expect(canvas.queryByRole('button', { name: /confirm|approve|cancel/i })).toBeNull();
  },
};
export const DashboardOnAPhone: Story = { ...dashboard, globals: { viewport: { value: 'phone' } } };
export const DashboardDark: Story = { ...dashboard, globals: { theme: 'dark' } };

/** No appointment is asked for or planned. */
export const QuietDay: Story = { ...dashboard, args: { ...dashboard.args, work: quietDay } };

export const Departments: Story = {
  ...hospitalIn({ page: 'departments' }),
  tags: ['hospital:page.departments'],
  play: async ({ args, canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(7);
    const cardiology = within(canvas.getByRole('article', { name: 'Cardiology' }));
    await expect(cardiology.getByText('Load: nearly full')).toBeVisible();
    await expect(cardiology.getByText('Over the goal')).toBeVisible();
    await expect(cardiology.getByRole('link', { name: 'See patients of Cardiology' })).toHaveAttribute(
      'href',
      '/demo/platform/patients?listing=cardiology&role=hospital',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Longest wait first' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'order.choose', order: 'wait' });
  },
};

export const MentalHealth: Story = {
  ...hospitalIn({ page: 'mentalHealth', tab: 'mental-health' }),
  tags: ['hospital:page.mentalHealth'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Mental health cases' })).toHaveTextContent('89');
    await expect(canvas.getByRole('link', { name: /Call 988, then press 1/ })).toHaveAttribute(
      'href',
      'tel:988',
    );
  },
};

/** The URL matches no page of the portal. */
export const Unknown: Story = {
  ...hospitalIn({ page: 'unknown', tab: 'departments', detail: ['nowhere'] }),
  tags: ['hospital:page.unknown'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the patients' })).toHaveAttribute(
      'href',
      '/demo/platform/patients?role=hospital',
    );
  },
};
