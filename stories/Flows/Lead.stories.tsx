import type { Meta, StoryObj } from '@storybook/react-vite';
import { leadCaptureMachine, leadCaptureView } from '@vetsync/machines/landing/leadCapture';
import {
  leadsAdminMachine,
  leadsAdminView,
  type LeadFeedEvent,
  type LeadPage,
} from '@vetsync/machines/leads/leadsAdmin';
import type { Lead, LeadFilters, StoredLead } from '@vetsync/machines/leads/model';
import { EarlyAccessDialog } from '@vetsync/ui/screens/landing/EarlyAccessDialog';
import { LeadsAdmin } from '@vetsync/ui/screens/leads/LeadsAdmin';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fromCallback, fromPromise } from 'xstate';
import { now, intl, sampleLeads, seenAt } from '../support/leads.ts';
import { opened } from '../support/plays/opened.ts';
import { Running } from '../support/Running.tsx';

const meta = { title: 'Flows/Lead', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A minimal server: stored leads are sent to all subscribers of the feed. */
function server() {
  const leads = sampleLeads(6);
  const followers = new Set<(event: LeadFeedEvent) => void>();
  const store = (lead: Lead) => {
    const stored: StoredLead = {
      ...lead,
      id: 'fresh',
      createdAt: new Date(seenAt).toISOString(),
    } as StoredLead;
    leads.unshift(stored);
    for (const notify of followers) notify({ type: 'feed.row', position: 'fresh', row: stored });
  };
  return {
    visitor: leadCaptureMachine.provide({
      actors: {
        submitLead: fromPromise<unknown, { lead: Lead; idempotencyKey: string }>(async ({ input }) =>
          store(input.lead),
        ),
      },
    }),
    administrator: leadsAdminMachine.provide({
      actors: {
        loadPage: fromPromise<LeadPage, { filters: LeadFilters; cursor: string | null; limit: number }>(
          async () => ({ leads: [...leads], nextCursor: null }),
        ),
        loadSummary: fromPromise(async () => ({ total: leads.length, veterans: 3, organizations: 2 })),
        followFeed: fromCallback<LeadFeedEvent, { after: string | null }>(({ sendBack: notify }) => {
          followers.add(notify);
          notify({ type: 'feed.opened', position: null });
          return () => {
            followers.delete(notify);
          };
        }),
      },
    }),
  };
}

function Journey() {
  const [{ visitor, administrator }] = useState(server);
  return (
    <>
      <Running machine={administrator} input={{ intl, now }}>
        {(snapshot, send) => (
          <LeadsAdmin
            view={leadsAdminView(snapshot)}
            send={send}
            analytics={<p>The analytics of the leads.</p>}
          />
        )}
      </Running>
      <Running
        machine={visitor}
        input={{ now, newId: () => 'first' }}
        first={{ type: 'modal.open', source: 'footer_join_free' }}
      >
        {(snapshot, send) => <EarlyAccessDialog view={leadCaptureView(snapshot)} send={send} />}
      </Running>
    </>
  );
}

/**
 * A visitor submits the form while an administrator has the list open. In the product they are on different
 * devices.
 */
export const FromDialogToList: Story = {
  render: () => <Journey />,
  play: async ({ canvas, step }) => {
    await step('A visitor fills in and submits the form', async () => {
      const dialog = within(await opened());
      await userEvent.type(dialog.getByLabelText('Name'), 'Dana Fields');
      await userEvent.type(dialog.getByLabelText('Email'), 'dana.fields@example.org{Enter}');
    });
    await step('The visitor sees the thank-you and closes it', async () => {
      await expect(await screen.findByText(/^Thank you for your interest!/)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step("The administrator's list shows the lead without reloading", async () => {
      await waitFor(() => expect(canvas.getAllByText(/Dana Fields/)[0]).toBeVisible());
    });
  },
};
