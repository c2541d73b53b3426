import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  applicationDialogMachine,
  applicationDialogView,
} from '@vetsync/machines/applications/applicationDialog';
import type { PaceEvent } from '@vetsync/machines/applications/model';
import type { CommandBatchResult } from '@vetsync/machines/model/exchange';
import type { World } from '@vetsync/machines/model/world';
import { programApplicationList, programApplicationRows, queueOf } from '@vetsync/machines/nonprofit/model';
import {
  receivedApplicationsMachine,
  receivedApplicationsView,
  type ApplicationCommand,
  type ApplicationPage,
  type ApplicationPageRequest,
  type Workspace,
} from '@vetsync/machines/exchange/receivedApplications';
import { decideCommand, subjectOfApplication } from '@vetsync/machines/reviews/model';
import { notificationsMachine, notificationsView } from '@vetsync/machines/shell/notifications';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { Box } from '@vetsync/ui/components/Box';
import { Stack } from '@vetsync/ui/components/Stack';
import { ToggleButtonGroup } from '@vetsync/ui/components/ToggleButtonGroup';
import { ApplicationDialog } from '@vetsync/ui/screens/applications/ApplicationDialog';
import { ReceivedApplications } from '@vetsync/ui/screens/exchange/ReceivedApplications';
import '@vetsync/ui/screens/nonprofit/Nonprofit.phrases';
import '@vetsync/ui/screens/portal/Portal.phrases';
import '@vetsync/ui/screens/reviews/Reviews.phrases';
import { NotificationInbox } from '@vetsync/ui/screens/shell/NotificationInbox';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import { aloneWorld } from './aloneWorld.ts';
import { inputOf, nonprofitTarget } from '../support/applications.ts';
import { now, intl } from '../support/leads.ts';
import { nonprofit } from '../support/nonprofit.ts';
import { opened } from '../support/plays/opened.ts';
import { applicationsIn } from '../Screens/exchange/applicationList.tsx';
import { workspace } from '../Screens/exchange/receivedApplications.tsx';
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

/** The nonprofit's list, which asks the world that the veteran's form writes to. */
function queueOver(current: () => World, dispatch: (emitted: { type: string; command: unknown }) => void) {
  const waiting = () => programApplicationRows(queueOf(nonprofit.queue, current()));
  const organization = { ...workspace.organization, kind: 'nonprofit' } as const;
  return receivedApplicationsMachine.provide({
    actors: {
      loadWorkspace: fromPromise<Workspace, { slug: string }>(async () => ({
        organization,
        role: 'owner' as const,
      })),
      loadApplications: fromPromise<ApplicationPage, ApplicationPageRequest>(async () => {
        const { rows } = applicationsIn({
          listing: programApplicationList,
          kind: 'nonprofit',
          rows: waiting(),
        }).args.view;
        return { applications: rows, nextCursor: null };
      }),
      followFeed: fromCallback(({ sendBack }) => sendBack({ type: 'feed.opened', position: '0' })),
      sendCommands: fromPromise<CommandBatchResult, { commands: readonly ApplicationCommand[] }>(
        async ({ input: { commands } }) => {
          for (const { id, type, payload } of commands) {
            const sent = current().nonprofitApplications.find((one) => one.veteranName === 'Marcus Delaney');
            if (type !== 'application.decide' || !sent) continue;
            const subject = subjectOfApplication('nonprofit', sent);
            const command = decideCommand({
              ...payload,
              kind: 'nonprofit',
              subject,
              personId: sent.veteranId,
              id,
            });
            dispatch({ type: 'world.dispatch', command });
          }
          return { results: commands.map(({ id }) => ({ id, facts: [] })) };
        },
      ),
    },
  });
}

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
            machine={queueOver(current, dispatch)}
            input={{
              slug: 'nonprofit',
              self: 'me',
              listing: programApplicationList,
              newId: () => `${random()}`,
              intl,
              now,
            }}
          >
            {(snapshot, send) => (
              <ReceivedApplications view={receivedApplicationsView(snapshot)} send={send} />
            )}
          </Running>
        )}
        {person === 'reader' && (
          <Running
            machine={notificationsMachine}
            input={{ role: 'user', intl, now }}
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
      const row = within(await canvas.findByRole('row', { name: /Marcus Delaney/ }));
      await expect(row.getByText('Between homes since March.')).toBeVisible();
      await expect(row.getByText('Moving costs')).toBeVisible();
    });
    await step('It approves', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Quick Approve Marcus Delaney' }));
      await canvas.findByText('The decision about Marcus Delaney was sent');
    });
    await step('The veteran opens the notification, which marks it as read', async () => {
      await turnTo('The veteran, later');
      const inbox = within(await opened('Notifications'));
      await expect(inbox.getByText(/You’re in the program: Bridge Home Rental Support/)).toBeVisible();
      await userEvent.click(inbox.getByRole('button', { name: /^Mark as read: Application Update/ }));
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleDescription('All read'));
    });
  },
};
