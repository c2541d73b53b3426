import type { Meta, StoryObj } from '@storybook/react-vite';
import { applicationDialogMachine, applicationDialogView } from '@vetsync/machines/applicationDialog';
import type { PaceEvent } from '@vetsync/machines/applications/model';
import { noQueueFilters } from '@vetsync/machines/nonprofit/model';
import { nonprofitQueueMachine, nonprofitQueueView } from '@vetsync/machines/nonprofitQueue';
import { notificationsMachine, notificationsView } from '@vetsync/machines/notifications';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { Box } from '@vetsync/ui/components/Box';
import { Stack } from '@vetsync/ui/components/Stack';
import { ToggleButtonGroup } from '@vetsync/ui/components/ToggleButtonGroup';
import { ApplicationDialog } from '@vetsync/ui/screens/applications/ApplicationDialog';
import { NonprofitQueue } from '@vetsync/ui/screens/nonprofit/NonprofitQueue';
import { NotificationInbox } from '@vetsync/ui/screens/shell/NotificationInbox';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fromCallback, type AnyEventObject } from 'xstate';
import { aloneWorld } from './aloneWorld.ts';
import { inputOf, nonprofitTarget } from '../support/applications.ts';
import { now, reader } from '../support/leads.ts';
import { nonprofit } from '../support/nonprofit.ts';
import { opened } from '../support/plays/opened.ts';
import { quietDay } from '../Screens/portal/todaysWork.tsx';
import { Running } from '../support/Running.tsx';

const meta = { title: 'Flows/Application', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sends at once. */
const pace = fromCallback<AnyEventObject>(({ sendBack }) => {
  const steps: readonly PaceEvent[] = [
    { type: 'pace.changed', progress: 100 },
    { type: 'pace.finished' },
    { type: 'pace.over' },
  ];
  for (const step of steps) sendBack(step);
});

const people = [
  { value: 'applicant', label: 'The veteran, applying' },
  { value: 'organization', label: 'The nonprofit' },
  { value: 'reader', label: 'The veteran, later' },
] as const;
type Person = (typeof people)[number]['value'];

/** The nonprofit whose queue is shown. */
const ownOrganization = sampleProfileOf('nonprofit').organization;

function Journey() {
  const [{ random, current, dispatch, follow }] = useState(() => aloneWorld('application'));
  const [person, setPerson] = useState<Person>('applicant');
  return (
    <Box padding="large">
      <Stack space="large">
        <ToggleButtonGroup
          label="Who is at the screen"
          options={people}
          selectedKeys={[person]}
          onSelectionChange={([next]) => next && setPerson(next)}
        />
        {person === 'applicant' && (
          <Running
            machine={applicationDialogMachine}
            input={{ ...inputOf(), pace }}
            first={{ type: 'dialog.open', target: { ...nonprofitTarget, organization: ownOrganization } }}
            onEmitted={dispatch}
          >
            {(snapshot, send) => <ApplicationDialog view={applicationDialogView(snapshot)} send={send} />}
          </Running>
        )}
        {person === 'organization' && (
          <Running
            machine={nonprofitQueueMachine}
            input={{
              nonprofit,
              world: current(),
              filters: noQueueFilters,
              at: { mode: 'demo', role: 'nonprofit' },
              reader,
              now,
              random,
            }}
            onEmitted={dispatch}
            inbox={follow}
          >
            {(snapshot, send) => (
              <NonprofitQueue view={nonprofitQueueView(snapshot)} work={quietDay} send={send} />
            )}
          </Running>
        )}
        {person === 'reader' && (
          <Running
            machine={notificationsMachine}
            input={{ mode: 'demo', role: 'user', reader, now }}
            first={{ type: 'world.changed', world: current() }}
            onEmitted={dispatch}
            inbox={follow}
          >
            {(snapshot, send) => (
              <NotificationInbox
                view={notificationsView(snapshot)}
                send={(event) =>
                  event.type === 'panel.close'
                    ? setPerson('applicant')
                    : send(event as Parameters<typeof send>[0])
                }
              />
            )}
          </Running>
        )}
      </Stack>
    </Box>
  );
}

/** One application from form to decision: three screens on three machines, connected only by the world. */
export const FromFormToDecision: Story = {
  render: () => <Journey />,
  play: async ({ canvas, step }) => {
    const turnTo = (name: string) => userEvent.click(canvas.getByRole('radio', { name }));
    await step('A veteran fills in the form for a program', async () => {
      const dialog = within(await opened('Apply for this service program'));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Moving costs' }));
      await userEvent.type(dialog.getByLabelText(/Your situation now/), 'Between homes since March.');
      await userEvent.click(dialog.getByRole('button', { name: 'Submit Application' }));
    });
    await step('The application is submitted, and the dialog closes itself', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('The organization sees it in its queue, with the message', async () => {
      await turnTo('The nonprofit');
      const card = within(await canvas.findByRole('article', { name: 'Marcus Delaney' }));
      await expect(card.getByText('Between homes since March.')).toBeVisible();
      await expect(card.getByText('Moving costs')).toBeVisible();
    });
    await step('It approves, and the application leaves the queue', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Quick Approve: Marcus Delaney' }));
      await canvas.findByRole('heading', { name: /^Marcus Delaney is in Bridge Home Rental Support now/ });
      await expect(canvas.queryByRole('article', { name: 'Marcus Delaney' })).not.toBeInTheDocument();
    });
    await step('The veteran opens the notification, which marks it as read', async () => {
      await turnTo('The veteran, later');
      const inbox = within(await opened('Notifications'));
      await expect(inbox.getByText(/Bridge Home Rental Support.* is now: Active/)).toBeVisible();
      await userEvent.click(inbox.getByRole('button', { name: /^Mark as read: Application Update/ }));
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleDescription('All read'));
    });
  },
};
