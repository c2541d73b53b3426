import type { Meta, StoryObj } from '@storybook/react-vite';
import { Appointments } from '@vetsync/ui/screens/hospital/Appointments';
import { expect, userEvent, within } from 'storybook/test';
import { appointmentsAt, hospital } from '../../support/hospital.ts';
import { opened } from '../../support/plays/opened.ts';

const meta = {
  title: 'Screens/hospital/Appointments',
  component: Appointments,
  ...appointmentsAt(),
} satisfies Meta<typeof Appointments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The next 14 days' })).toBeVisible();
    await expect(canvas.getByText('12 appointments')).toBeVisible();
    const views = within(canvas.getByRole('navigation', { name: 'Views' }));
    await expect(views.getByRole('link', { name: /^Requested/ })).toHaveAttribute(
      'href',
      '/platform/appointments?status=requested',
    );
    await expect(canvas.queryByRole('button', { name: /^(confirm|approve|decline)/i })).toBeNull();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Requested: Story = {
  ...appointmentsAt([], { status: 'requested' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 of 12 appointments')).toBeVisible();
  },
};

/** No appointment is within the next 14 days. */
export const None: Story = {
  ...appointmentsAt([], {}, { visits: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is on the calendar of the next 14 days.')).toBeVisible();
  },
};

const asked = hospital.visits.find(({ status }) => status === 'requested')!;
const detail = ['appointment', asked.id];
export const Open: Story = {
  ...appointmentsAt(detail),
  play: async ({ args }) => {
    const dialog = within(await opened(asked.type));
    await expect(dialog.getByText('Requested')).toBeVisible();
    await expect(dialog.getByText(/The provider reviews the request/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open the patient’s record' })).toHaveAttribute(
      'href',
      `/platform/patients?case=${asked.veteranId}`,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.step', to: 'next' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.close' });
  },
};

/** Read from New York, in another time zone. */
export const OpenInAnotherTimeZone: Story = {
  ...appointmentsAt(
    detail,
    {},
    { intl: { ...appointmentsAt().args.view.intl, timeZone: 'America/New_York' } },
  ),
  play: async () => {
    const dialog = within(await opened(asked.type));
    await expect(dialog.getByText('Your time:')).toBeVisible();
  },
};

export const Missing: Story = {
  ...appointmentsAt(['appointment', 'nobody']),
  play: async ({ args }) => {
    const dialog = within(await opened('Appointment'));
    await expect(dialog.getByText('Not found')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.close' });
  },
};
