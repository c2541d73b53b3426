import type { Meta, StoryObj } from '@storybook/react-vite';
import { appointmentMachine, appointmentView } from '@vetsync/machines/wellness/appointment';
import { ScheduleDialog } from '@vetsync/ui/screens/wellness/ScheduleDialog';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { now, intl } from '../support/leads.ts';
import { opened } from '../support/plays/opened.ts';
import { Running } from '../support/Running.tsx';
import { appointments, providers, veteran } from '../support/wellness.ts';

const emitted = fn();
const meta = { title: 'Flows/Appointment', beforeEach: () => emitted.mockClear() } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const input = {
  providers,
  appointments,
  veteran,
  stored: null,
  opening: { task: 'request', providerId: 'park' },
  intl,
  now,
  random: () => 0.5,
} as const;

/** From an empty form to the request, with a confirmation on closing midway. */
export const FromFormToRequest: Story = {
  render: () => (
    <Running machine={appointmentMachine} input={input} onEmitted={emitted}>
      {(snapshot, send) => <ScheduleDialog view={appointmentView(snapshot)} send={send} />}
    </Running>
  ),
  play: async ({ step }) => {
    const dialog = within(await opened('Schedule Appointment'));
    await step('Choose a day', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /Monday, November 30/ }));
    });
    await step('Closing asks for confirmation, and staying keeps the input', async () => {
      await userEvent.keyboard('{Escape}');
      const question = within(await opened(undefined, 'alertdialog'));
      await userEvent.click(question.getByRole('button', { name: 'Keep going' }));
      await expect(dialog.getByText(/Still needed: appointment type/)).toBeVisible();
    });
    await step('Choose type and time', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /Appointment type/i }));
      await userEvent.click(await within(document.body).findByRole('option', { name: 'Consultation' }));
      await userEvent.click(dialog.getByRole('radio', { name: '1:00 PM' }));
    });
    await step('The complete request is sent to the world once', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
      await waitFor(
        () =>
          expect(emitted).toHaveBeenCalledWith(
            expect.objectContaining({
              type: 'world.dispatch',
              command: expect.objectContaining({ type: 'appointment.request' }),
            }),
          ),
        { timeout: 5000 },
      );
      const requests = emitted.mock.calls.filter(([event]) => event.type === 'world.dispatch');
      await expect(requests).toHaveLength(1);
    });
  },
};
