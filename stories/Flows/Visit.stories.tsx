import type { Meta, StoryObj } from '@storybook/react-vite';
import { appointmentMachine, appointmentView } from '@vetsync/machines/wellness/appointment';
import { visitsPage } from '@vetsync/machines/hospital/model';
import { mergeAppointments } from '@vetsync/machines/wellness/model';
import { Appointments } from '@vetsync/ui/screens/hospital/Appointments';
import { ScheduleDialog } from '@vetsync/ui/screens/wellness/ScheduleDialog';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aloneWorld } from './aloneWorld.ts';
import { deskWith, hospital } from '../support/hospital.ts';
import { now, intl } from '../support/leads.ts';
import { opened } from '../support/plays/opened.ts';
import { Running } from '../support/Running.tsx';
import { providers, veteran } from '../support/wellness.ts';

const meta = { title: 'Flows/Visit', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The hospital has its calendar open while a veteran asks for an appointment. They share only the world. */
function Journey() {
  const [{ random, current, dispatch, follow }] = useState(() => aloneWorld('visit'));
  const [asked, setAsked] = useState(() => current().appointments);
  useEffect(() => follow(({ world }) => setAsked(world.appointments)), [follow]);
  const desk = deskWith({ visits: mergeAppointments(hospital.visits, asked) });
  return (
    <>
      <Appointments view={visitsPage(desk, { status: null, openId: null })} send={fn()} />
      <Running
        machine={appointmentMachine}
        input={{
          providers,
          appointments: current().appointments,
          veteran,
          stored: null,
          opening: { task: 'request', providerId: 'park' },
          intl,
          now,
          random,
        }}
        onEmitted={dispatch}
        inbox={(send) =>
          follow(({ world }) => send({ type: 'appointments.changed', appointments: world.appointments }))
        }
      >
        {(snapshot, send) => <ScheduleDialog view={appointmentView(snapshot)} send={send} />}
      </Running>
    </>
  );
}

/** One request from the veteran's form to the calendar of the hospital. */
export const FromRequestToCalendar: Story = {
  render: () => <Journey />,
  play: async ({ canvas, step }) => {
    const dialog = within(await opened('Schedule Appointment'));
    const visits = () =>
      within(canvas.getByRole('region', { name: 'The next 14 days' })).queryAllByText(
        '1:00 PM, Consultation',
      );
    const before = visits().length;
    await step('A veteran chooses day, type and time', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /Monday, November 30/ }));
      await userEvent.click(dialog.getByRole('button', { name: /Appointment type/i }));
      await userEvent.click(await screen.findByRole('option', { name: 'Consultation' }));
      await userEvent.click(dialog.getByRole('radio', { name: '1:00 PM' }));
    });
    await step('The request is sent, and the dialog closes itself', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Send Request' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step("The hospital's calendar shows it as requested, without reloading", async () => {
      await waitFor(() => expect(visits()).toHaveLength(before + 1));
      const day = within(canvas.getByRole('region', { name: /Monday, November 30/ }));
      const visit = within(day.getByText('1:00 PM, Consultation').closest('li')!);
      await expect(visit.getByText('Requested')).toBeVisible();
      await expect(visit.getByRole('link', { name: veteran.name })).toBeVisible();
    });
  },
};
