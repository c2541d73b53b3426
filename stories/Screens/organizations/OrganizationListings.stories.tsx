import type { EventParticipant } from '@vetsync/machines/model/exchange';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { noListingCounts } from '@vetsync/machines/organizations/model';
import { listingLinks } from '@vetsync/machines/exchange/model';
import { formatQuery } from '@vetsync/machines/model/text';
import {
  listingsRouteQuery,
  organizationListingsMachine,
  organizationListingsView,
  type DraftBatch,
  type OrganizationListingsContext,
  type OwnListing,
} from '@vetsync/machines/organizations/organizationListings';
import { ListingDialogs } from '@vetsync/ui/screens/organizations/listings/ListingDialogs';
import { OrganizationListings } from '@vetsync/ui/screens/organizations/listings/OrganizationListings';
import { OrganizationFrame } from '@vetsync/ui/screens/organizations/OrganizationFrame';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { opened } from '../../support/plays/opened.ts';
import { now, intl } from '../../support/leads.ts';
import { employersPage, listingOf, organizationOf } from './parts/listings.ts';

const meta = {
  title: 'Screens/organizations/OrganizationListings',
  component: OrganizationListings,
  args: { send: fn() },
  render: (args) => (
    <OrganizationFrame
      organization={args.view.organization}
      candidatesHref={args.view.candidatesHref}
      current={args.view.organization && 'listings'}
    >
      <OrganizationListings {...args} />
      <ListingDialogs {...args} />
    </OrganizationFrame>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrganizationListings>;
export default meta;
type Story = StoryObj<typeof meta>;

const { owner, listings, counts, total } = employersPage;
const shown = (value: StateValue, context: Partial<OrganizationListingsContext> = {}) =>
  inState(organizationListingsMachine, organizationListingsView, {
    value,
    input: {
      hasDoor: true,
      slug: 'tidewater-works',
      route: { status: null, listing: null },
      href: (route) =>
        `/platform/jobs${formatQuery({ as: 'tidewater-works', ...listingsRouteQuery(route) })}`,
      linksOf: (listing) => listingLinks('tidewater-works', listing),
      intl,
      now,
    },
    context: { owner, listings, counts, total, ...context },
  });
const open = (list: string, action: string, context: Partial<OrganizationListingsContext> = {}) =>
  shown({ open: { list, action, selection: 'choosing', participants: 'closed', record: 'closed' } }, context);
const drafts = listings.filter(({ status }) => status === 'draft');
/** Only drafts are listed, of which two are selected. */
const selecting = (
  selection: string,
  context: Partial<OrganizationListingsContext> = {},
  list: string = 'idle',
) =>
  shown(
    { open: { list, action: 'idle', selection, participants: 'closed', record: 'closed' } },
    {
      status: 'draft',
      listings: drafts,
      total: drafts.length,
      selected: new Set(drafts.map(({ id }) => id)),
      ...context,
    },
  );
const batchOf = (action: 'publish' | 'delete', results: DraftBatch['results'] = {}): DraftBatch => ({
  task: action,
  items: drafts,
  results,
});
const closing = { pendingAction: { listing: listings[2]!, action: 'close' } } as const;

export const Open: Story = {
  tags: [
    'organizationListings:open.list.idle',
    'organizationListings:open.action.idle',
    'organizationListings:open.participants.closed',
    'organizationListings:open.record.closed',
  ],
  ...open('idle', 'idle'),
  play: async ({ args, canvas }) => {
    const rows = within(canvas.getByRole('grid', { name: 'Listings' }));
    await expect(canvas.getByText('5 listings')).toBeVisible();
    await expect(rows.getByRole('link', { name: /^Yard supervisor/ })).toHaveAttribute(
      'href',
      `/platform/jobs?as=tidewater-works&listing=${listings[2]!.id}`,
    );
    await expect(rows.getByRole('link', { name: /^Night watch/ })).toHaveAttribute(
      'href',
      `/organizations/tidewater-works/listings/${listings[1]!.id}`,
    );
    await expect(rows.getByText(/3 fields are missing/)).toBeVisible();
    await userEvent.click(rows.getByRole('button', { name: 'Actions for Yard supervisor' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Close' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'listing.act',
      id: listings[2]!.id,
      action: 'close',
    });
    await userEvent.click(rows.getByRole('button', { name: 'Actions for Night watch' }));
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    await expect(items).toEqual(['Copy']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Drafts' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'status.choose', status: 'draft' });
    await expect(canvas.getByRole('link', { name: 'New job' })).toHaveAttribute(
      'href',
      '/organizations/tidewater-works/listings/new?kind=job',
    );
  },
};

/** Nothing is listed yet: the page leads on. */
const event = listings[3]!;
const coming = (participants: string, context: Partial<OrganizationListingsContext> = {}) =>
  shown(
    { open: { list: 'idle', action: 'idle', selection: 'choosing', participants, record: 'closed' } },
    { eventId: event.id, ...context },
  );
const ana: EventParticipant = {
  id: 'ana',
  name: 'Ana Ruiz',
  state: 'joined',
  since: '2026-11-20T12:00:00.000Z',
  guests: 0,
  answers: [],
  checkedInAt: null,
};
export const Participants: Story = {
  ...coming('shown', {
    participants: {
      taken: 1,
      waiting: 1,
      checkedIn: 0,
      link: null,
      participants: [
        ana,
        { ...ana, id: 'ben', name: '', state: 'waiting', since: '2026-11-21T12:00:00.000Z' },
      ],
    },
  }),
  tags: ['organizationListings:open.participants.shown'],
  play: async ({ args }) => {
    const { send } = args;
    const dialog = within(await opened(event.title));
    await expect(dialog.getByText('1 coming, 1 on the waiting list')).toBeVisible();
    await expect(dialog.getByText('Ana Ruiz')).toBeVisible();
    await expect(dialog.getByText('No name given')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Check in: Ana Ruiz' }));
    await expect(send).toHaveBeenCalledWith({ type: 'person.check', personId: 'ana', isHere: true });
    await userEvent.type(dialog.getByRole('textbox', { name: /^Code/ }), 'K');
    await expect(send).toHaveBeenCalledWith({ type: 'door.change', field: 'code', value: 'K' });
    await userEvent.keyboard('{Enter}');
    await expect(send).toHaveBeenCalledWith({ type: 'code.submit' });
    await userEvent.click(dialog.getByRole('button', { name: /Write to everyone coming/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send to everyone' }));
    await expect(send).toHaveBeenCalledWith({ type: 'message.send' });
    await userEvent.click(dialog.getByRole('button', { name: /Online link/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save the link' }));
    await expect(send).toHaveBeenCalledWith({ type: 'link.save' });
    await userEvent.click(dialog.getByRole('button', { name: /More dates/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add the dates' }));
    await expect(send).toHaveBeenCalledWith({ type: 'dates.add' });
    await userEvent.keyboard('{Escape}');
    await expect(send).toHaveBeenCalledWith({ type: 'participants.close' });
  },
};
/** At the door: who is here, and what was done last. */
export const AtTheDoor: Story = coming('shown', {
  actDone: 'event.check-in',
  participants: {
    taken: 4,
    waiting: 0,
    checkedIn: 3,
    link: 'https://meet.tidewater.example/fair',
    participants: [
      {
        ...ana,
        guests: 2,
        answers: [{ question: 'Do you need a ramp?', answer: 'Yes' }],
        checkedInAt: '2026-11-23T18:05:00.000Z',
      },
      { ...ana, id: 'ben', name: 'Ben Cole' },
    ],
  },
});
export const ActingAtTheDoor: Story = {
  ...coming('acting', {
    act: { type: 'event.check-in', payload: { personId: ana.id, isHere: true } },
    participants: { taken: 1, waiting: 0, checkedIn: 0, link: null, participants: [ana] },
  }),
  tags: ['organizationListings:open.participants.acting'],
};
export const RefreshingTheDoor: Story = {
  ...coming('refreshing', {
    actProblem: { status: 409, code: 'no_seat', detail: 'This person doesn’t have a seat at this event.' },
    participants: { taken: 1, waiting: 0, checkedIn: 0, link: null, participants: [ana] },
  }),
  tags: ['organizationListings:open.participants.refreshing'],
};
export const NoParticipants: Story = coming('shown', {
  participants: { taken: 0, waiting: 0, checkedIn: 0, link: null, participants: [] },
});
export const LoadingParticipants: Story = {
  ...coming('loading'),
  tags: ['organizationListings:open.participants.loading'],
};
export const ParticipantsFailed: Story = {
  ...coming('failed'),
  tags: ['organizationListings:open.participants.failed'],
  play: async ({ args }) => {
    const dialog = within(await opened(event.title));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'participants.retry' });
  },
};
/** A listing is open over the list. */
const recordOf = (
  record: string,
  context: Partial<OrganizationListingsContext> = {},
  listing: OwnListing = listings[2]!,
) =>
  shown(
    { open: { list: 'idle', action: 'idle', selection: 'choosing', participants: 'closed', record } },
    { openId: listing.id, ...context },
  );
export const Record: Story = {
  ...recordOf('shown'),
  tags: ['organizationListings:open.record.shown'],
  play: async ({ args }) => {
    const dialog = within(await opened('Yard supervisor'));
    await expect(dialog.getByText('2 applications waiting')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'See 4 applicants' })).toHaveAttribute(
      'href',
      `/platform/candidates?as=tidewater-works&listing=${listings[2]!.id}`,
    );
    await expect(dialog.getByRole('link', { name: 'Edit' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'record.close' });
  },
};
const program: OwnListing = {
  ...listingOf('program', 'published', 6, { title: 'Family Support', capacity: 80 }),
  more: {
    lead: 'Carmen Ibarra',
    funding: 'Free',
    services: ['Family counseling'],
  },
};
/** What a program has to give, and who is in it. */
export const Program: Story = {
  ...recordOf(
    'shown',
    {
      owner: { ...owner, organization: organizationOf('nonprofit') },
      listings: [program],
      counts: { [program.id]: { received: 90, fresh: 3, taken: 74 } },
    },
    program,
  ),
  play: async () => {
    const dialog = within(await opened('Family Support'));
    await expect(dialog.getByText('74 of 80 spots')).toBeVisible();
    await expect(dialog.getByText('6 spots are open · 3 applications waiting')).toBeVisible();
    await expect(dialog.getByText('Family counseling')).toBeVisible();
  },
};
export const RecordOnAPhone: Story = { ...recordOf('shown'), globals: { viewport: { value: 'phone' } } };
/** It is on a further page. */
export const LoadingRecord: Story = {
  ...recordOf('loading', { listings: [] }),
  tags: ['organizationListings:open.record.loading'],
};
export const RecordFailed: Story = {
  ...recordOf('failed', { listings: [], recordProblem: unreachable }),
  tags: ['organizationListings:open.record.failed'],
  play: async ({ args }) => {
    const dialog = within(await opened('Listing'));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'record.retry' });
  },
};
export const RecordMissing: Story = {
  ...recordOf('failed', { recordProblem: { status: 404, code: 'not_found' } }),
  play: async () => {
    await expect(within(await opened('Listing')).getByText('Not found')).toBeVisible();
  },
};
export const Empty: Story = {
  ...open('idle', 'idle', { listings: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Publish your first listing' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New job' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Candidates' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/platform\/candidates\?as=/),
    );
  },
};

export const EmptyForAViewer: Story = {
  ...open('idle', 'idle', { listings: [], owner: { ...owner, role: 'viewer' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There are no listings yet' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'New job' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Candidates' })).not.toBeInTheDocument();
  },
};

export const NothingClosed: Story = {
  ...open('idle', 'idle', { listings: [], status: 'closed' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'status.choose', status: null });
  },
};

/** A reviewer reads listings, and writes none. */
/** Who changes nothing can still look who comes to an event. */
async function onlySeesWhoComes(canvas: Pick<ReturnType<typeof within>, 'getByRole'>) {
  await userEvent.click(canvas.getByRole('button', { name: /Actions for/ }));
  const items = await screen.findAllByRole('menuitem');
  await expect(items.map(({ textContent }) => textContent)).toEqual(['Who’s coming']);
  await userEvent.keyboard('{Escape}');
}

export const OfAReviewer: Story = {
  ...open('idle', 'idle', { owner: { ...owner, role: 'reviewer' } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^New/ })).not.toBeInTheDocument();
    await onlySeesWhoComes(canvas);
    await expect(canvas.getByText(/Only owners and managers can edit listings/)).toBeVisible();
  },
};

const withStatus = (status: 'pending' | 'declined' | 'suspended') =>
  open('idle', 'idle', { owner: { ...owner, organization: { ...owner.organization, status } } });

/** Listings can be prepared before the approval. */
export const Waiting: Story = {
  ...withStatus('pending'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No one can find them in search/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New job' })).toBeVisible();
  },
};

export const Declined: Story = {
  ...withStatus('declined'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^New/ })).not.toBeInTheDocument();
  },
};

export const Suspended: Story = {
  ...withStatus('suspended'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no one can find or change its listings/)).toBeVisible();
    await onlySeesWhoComes(canvas);
  },
};

/** A hospital has other kinds, and imports no jobs. */
export const OfAHospital: Story = {
  ...open('idle', 'idle', { listings: [], owner: { ...owner, organization: organizationOf('hospital') } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'New provider or department' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Import/ })).not.toBeInTheDocument();
  },
};

export const Confirming: Story = {
  tags: ['organizationListings:open.action.confirming'],
  ...open('idle', 'confirming', closing),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Close “Yard supervisor”?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close it' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.confirm' });
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it published' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.cancel' });
  },
};

export const Closing: Story = {
  tags: ['organizationListings:open.action.working'],
  ...open('idle', 'working', closing),
};

/** The sign-in dialog is open over the page. */
export const Proving: Story = {
  tags: ['organizationListings:open.action.proving'],
  ...open('idle', 'proving', closing),
};

/** Drafts are selected, also those that are not loaded yet. */
export const Drafts: Story = {
  tags: ['organizationListings:open.selection.choosing'],
  ...selecting('choosing', { selected: new Set(), cursor: 'next', total: 340 }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 340 drafts' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'rows.selectAll' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Night watch' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'row.select',
      rowId: drafts[1]!.id,
      isSelected: true,
    });
  },
};

export const SelectingAll: Story = {
  tags: ['organizationListings:open.list.loadingRest'],
  ...selecting('choosing', { selected: new Set(), cursor: 'next', total: 340 }, 'loadingRest'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all 340 drafts' })).toBeDisabled();
  },
};

/** What is not complete can be deleted, and not published. */
export const Selected: Story = {
  ...selecting('choosing'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Publish (1)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete (2)' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.act', action: 'delete' });
  },
};

export const ConfirmingDeletion: Story = {
  tags: ['organizationListings:open.selection.confirming'],
  ...selecting('confirming', { batch: batchOf('delete') }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 drafts?' }));
    await expect(dialog.getByText('You can’t get them back.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 2' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.confirm' });
  },
};

export const ConfirmingPublication: Story = {
  ...selecting('confirming', { batch: { ...batchOf('publish'), items: drafts.slice(0, 1) } }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Publish 1 draft?' }));
    await expect(dialog.getByText(/isn’t complete and stays a draft/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.cancel' });
  },
};

export const Deleting: Story = {
  tags: ['organizationListings:open.selection.sending'],
  ...selecting('sending', { batch: batchOf('delete', { [drafts[0]!.id]: { state: 'done' } }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Deleting' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
  },
};

/** The sign-in dialog is open over the page. */
export const ProvingForDrafts: Story = {
  tags: ['organizationListings:open.selection.proving'],
  ...selecting('proving', { batch: batchOf('delete') }),
};

export const Deleted: Story = {
  tags: ['organizationListings:open.selection.reported'],
  ...selecting('reported', {
    batch: batchOf('delete', {
      [drafts[0]!.id]: { state: 'done' },
      [drafts[1]!.id]: { state: 'refused', problem: { status: 409, code: 'listing_status' } },
    }),
    listings: drafts.slice(1),
    selected: new Set([drafts[1]!.id]),
    total: 1,
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 draft deleted. 1 wasn’t done.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'batch.dismiss' });
  },
};

export const DraftsUnanswered: Story = {
  ...selecting('reported', { batch: batchOf('publish'), batchProblem: unreachable }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Nothing was published. 2 weren’t done.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try 2 again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'batch.retry' });
  },
};

export const DraftsOnAPhone: Story = { ...selecting('choosing'), globals: { viewport: { value: 'phone' } } };

/** Another status was chosen. */
export const Refreshing: Story = {
  tags: ['organizationListings:open.list.refreshing'],
  ...open('refreshing', 'idle', { status: 'draft' }),
};

export const Recounting: Story = {
  tags: ['organizationListings:open.list.recounting'],
  ...open('recounting', 'idle'),
};

export const More: Story = {
  ...open('idle', 'idle', { cursor: 'next' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
  },
};

export const LoadingMore: Story = {
  tags: ['organizationListings:open.list.loadingMore'],
  ...open('loadingMore', 'idle', { cursor: 'next' }),
};

export const PageFailed: Story = {
  tags: ['organizationListings:open.list.pageFailed'],
  ...open('pageFailed', 'idle', { cursor: 'next', problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const Loading: Story = {
  tags: ['organizationListings:loading'],
  ...shown('loading', { owner: null, listings: [] }),
};

export const Failed: Story = {
  tags: ['organizationListings:failed'],
  ...shown('failed', { owner: null, listings: [], problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

export const Missing: Story = {
  tags: ['organizationListings:missing'],
  ...shown('missing', { owner: null, listings: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You can’t see this organization' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...open('idle', 'idle'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Yard supervisor/ })).toHaveTextContent('Applied');
    // Nobody applies for an event.
    await expect(canvas.getByRole('row', { name: /^Career fair/ })).not.toHaveTextContent('Applied');
  },
};

/** In a tab that shows nothing but events. */
const ofEvents = { kind: 'event', listings: [event], total: 1 } as const;
export const OfEvents: Story = {
  ...open('idle', 'idle', {
    ...ofEvents,
    counts: { [event.id]: { ...noListingCounts, seats: { taken: 12, waiting: 3 } } },
  }),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Career fair/ });
    await expect(within(row).getByRole('gridcell', { name: '12' })).toBeVisible();
    await expect(within(row).getByRole('gridcell', { name: '3' })).toBeVisible();
    await expect(canvas.getByText('1 event')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'New job' })).toBeNull();
  },
};
export const NoEvents: Story = {
  ...open('idle', 'idle', { ...ofEvents, listings: [], total: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Publish your first event' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New event' })).toBeVisible();
  },
};

const hospital = { organization: organizationOf('hospital'), role: 'owner' as const };
const departments = [
  listingOf('provider', 'published', 1, { title: 'Audiology' }),
  listingOf('provider', 'published', 2, { title: 'Physical therapy' }),
];
const none = { received: 0, fresh: 0, taken: 0 };
/** Nobody applies to a hospital: its departments say whom they care for. */
export const Departments: Story = {
  ...open('idle', 'idle', {
    owner: hospital,
    listings: departments,
    counts: { [departments[0]!.id]: { ...none, care: { people: 12, high: 3, unassigned: 4 } } },
    total: 2,
  }),
  play: async ({ canvas }) => {
    const figures = (name: RegExp) =>
      within(canvas.getByRole('row', { name }))
        .getAllByText(/^\d+$/)
        .map(({ textContent }) => textContent);
    await expect(canvas.getByRole('columnheader', { name: 'In care' })).toBeVisible();
    await expect(figures(/^Audiology/)).toEqual(['12', '4']);
    await expect(figures(/^Physical therapy/)).toEqual(['0', '0']);
  },
};
/** One of them, opened. */
const departmentWith = (people: number, more?: OwnListing['more']) =>
  shown(
    {
      open: {
        list: 'idle',
        action: 'idle',
        selection: 'choosing',
        participants: 'closed',
        record: 'shown',
      },
    },
    {
      owner: hospital,
      listings: [{ ...departments[0]!, ...(more && { more }) }],
      counts: { [departments[0]!.id]: { ...none, care: { people, high: 3, unassigned: 1 } } },
      total: 1,
      openId: departments[0]!.id,
    },
  );
export const Department: Story = {
  ...departmentWith(12),
  play: async () => {
    const dialog = within(await opened('Audiology'));
    await expect(dialog.getByText('12 people are in care · 1 is unassigned')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'See patients' })).toBeVisible();
  },
};
/** The demo's hospital knows how full a department is, and how long one waits. */
export const FullDepartment: Story = {
  ...departmentWith(164, {
    lead: 'Dr. Thomas Varga',
    places: 170,
    staff: 19,
    wait: { days: 16, goal: 14 },
    phone: '713-555-0129',
  }),
  play: async () => {
    const dialog = within(await opened('Audiology'));
    await expect(dialog.getByRole('meter', { name: 'Load: nearly full' })).toHaveAttribute(
      'aria-valuetext',
      '164 of 170 patients',
    );
    await expect(dialog.getByText('Over the goal')).toBeVisible();
    await expect(screen.getAllByText('Days to wait')[0]).toBeInTheDocument();
  },
};

export const InSpanish: Story = {
  ...open('idle', 'idle'),
  globals: { language: 'es-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nuevo empleo' })).toBeVisible();
    await expect(canvas.getByText(/Faltan 3 campos/)).toBeVisible();
  },
};
