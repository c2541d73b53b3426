import type { Meta, StoryObj } from '@storybook/react-vite';
import { receivedOverview } from '@vetsync/machines/exchange/model';
import type { OrganizationOverview as Received } from '@vetsync/machines/model/exchange';
import {
  organizationOverviewMachine,
  organizationOverviewView,
  type OrganizationOverviewContext,
} from '@vetsync/machines/exchange/organizationOverview';
import type { Organization } from '@vetsync/machines/organizations/model';
import '@vetsync/ui/screens/hospital/Hospital.phrases';
import { OrganizationOverview } from '@vetsync/ui/screens/exchange/OrganizationOverview';
import { Stack } from '@vetsync/ui/components/Stack';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import '@vetsync/ui/screens/exchange/OrganizationPortal.phrases';
import '@vetsync/ui/screens/exchange/ReceivedStatus.phrases';
import { workOf } from '../portal/todaysWork.tsx';
import { emptyOverview, shipyardOverview } from './overview.ts';
import { shipyard } from './samples.ts';

const meta = {
  title: 'Screens/exchange/OrganizationOverview',
  component: OrganizationOverview,
  args: { send: fn() },
  render: (args) => (
    <Stack space="xlarge">
      <OrganizationOverview {...args} />
    </Stack>
  ),
} satisfies Meta<typeof OrganizationOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = { slug: 'tidewater-works', role: 'recruiter', intl, now } as const;
const workspace = { organization: shipyard, role: 'owner' } as const;
const hospital = { ...shipyard, kind: 'hospital' } as const;
const received = (overview: Received, organization: Organization = shipyard) =>
  receivedOverview(overview, organization);
const shown = (value: StateValue, context: Partial<OrganizationOverviewContext> = {}) =>
  inState(organizationOverviewMachine, organizationOverviewView, {
    value,
    input,
    context: { workspace, read: received(shipyardOverview), ...context },
  });
const open = (
  figures: string,
  context: Partial<OrganizationOverviewContext> = {},
  feed: StateValue = { following: 'live' },
) => shown({ open: { figures, feed } }, context);

export const Waiting: Story = {
  ...open('current'),
  tags: ['organizationOverview:open.figures.current', 'organizationOverview:open.feed.following.live'],
  play: async ({ canvas }) => {
    const rest = within(canvas.getByRole('region', { name: /responses are due.*Sam Nguyen.*12 days/ }));
    const [first] = rest.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Waiting for 12 days.*Waited longest/);
    await expect(rest.getAllByText('Waited longest')).toHaveLength(1);
    await expect(rest.getByRole('link', { name: 'Review Sam Nguyen’s application' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/platform\/candidates\?as=tidewater-works&status=submitted&sort=oldest&application=/,
      ),
    );
    await userEvent.click(rest.getByRole('button', { name: 'Decide: Sam Nguyen' }));
    const answers = within(await screen.findByRole('menu', { name: 'Decide: Sam Nguyen' }));
    for (const [name, query] of [
      ['Hire', 'decide=hire'],
      ['The dates don’t work', 'decide=reject&because=timing'],
    ] as const)
      await expect(answers.getByRole('menuitem', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(new RegExp(`application=.*&${query}$`)),
      );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rest.getByRole('button', { name: 'Decide: Sam Nguyen' })).toHaveFocus());
    await expect(rest.getByRole('link', { name: 'Reply to Priya Raman' })).toHaveAttribute(
      'href',
      '/platform/messages?as=tidewater-works&thread=thread-1',
    );
    await expect(rest.getByText('Closes in 3 days')).toBeVisible();
    await expect(rest.getByRole('link', { name: 'Next step with Luis Ortega' })).toHaveAttribute(
      'href',
      '/platform/candidates?as=tidewater-works&show=cases&case=case-1',
    );
    await expect(rest.getByRole('link', { name: 'View all 14 awaiting a decision' })).toHaveAttribute(
      'href',
      '/platform/candidates?as=tidewater-works&status=submitted&sort=oldest',
    );
    const figures = within(canvas.getByRole('article', { name: 'Applications received' }));
    await expect(figures.getByText('41')).toBeVisible();
    await expect(figures.getByText('35 in the previous 28 days')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View analytics' })).toHaveAttribute(
      'href',
      '/platform/analytics?as=tidewater-works',
    );
  },
};

/** More unread conversations than were counted. */
export const VeryMuch: Story = {
  ...open('current', {
    read: received({ ...shipyardOverview, unread: { ...shipyardOverview.unread, count: 1_000 } }),
  }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'View all 1000 unread conversations, and more' }),
    ).toBeVisible();
  },
};

export const OnlyListings: Story = open('current', {
  read: received({ ...emptyOverview, closing: shipyardOverview.closing, drafts: shipyardOverview.drafts }),
});

export const NothingWaits: Story = {
  ...open('current', { read: received({ ...emptyOverview, total: 8, received: { now: 0, before: 8 } }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everyone has an answer')).toBeVisible();
    const decision = within(canvas.getByRole('article', { name: 'Average wait for a decision' }));
    await expect(decision.getByText('None')).toBeVisible();
  },
};

const nothingYet = open('current', { read: received(emptyOverview) });
/** A new organization, whose first steps say what to do. */
export const BesideFirstSteps: Story = {
  ...nothingYet,
  args: { ...nothingYet.args, isQuiet: true },
  tags: ['blank'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Somebody who only looks is asked for nothing that others decide. */
const viewer = open('current', { workspace: { organization: shipyard, role: 'viewer' } });
export const ToAViewer: Story = {
  ...viewer,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Review|Reply|Finish/ })).toBeNull();
    await expect(canvas.queryByText('Everyone has an answer')).toBeNull();
    await expect(canvas.getByRole('article', { name: 'Applications received' })).toBeVisible();
  },
};

const of = (role: keyof typeof workOf, context: Partial<OrganizationOverviewContext> = {}) =>
  open('current', { read: { ...workOf[role], figures: null, cards: null }, ...context });

/** No interview is today, so whoever has waited longest comes first, and the next interview last. */
export const WithInterviews: Story = {
  ...of('recruiter'),
  play: async ({ canvas }) => {
    const rest = within(canvas.getByRole('region', { name: 'To do' }));
    await expect(rest.getAllByRole('listitem')[0]).toHaveTextContent('Review Sam Nguyen’s application');
    await expect(rest.getAllByRole('listitem').at(-1)).toHaveTextContent('Interview with Ruth Alvarado');
  },
};

/** On the morning of an interview. */
const inTwoDays = now() + 2 * 24 * 3_600_000;
export const InterviewToday: Story = {
  ...of('recruiter', { intl: { ...intl, now: inTwoDays } }),
  play: async ({ canvas }) => {
    const [first] = within(canvas.getByRole('region', { name: 'To do' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Interview with Ruth Alvarado.*Today, /);
  },
};
export const WithAppointments: Story = of('hospital');
export const WithParticipants: Story = of('nonprofit');
export const OnAPhone: Story = { ...of('recruiter'), globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...of('recruiter'), globals: { theme: 'dark' } };

/** Nobody applies to a hospital: it counts who is in care, and who comes. */
export const OfAHospital: Story = {
  ...open('current', {
    role: 'hospital',
    workspace: { organization: hospital, role: 'owner' },
    read: received(
      {
        ...emptyOverview,
        unread: shipyardOverview.unread,
        drafts: shipyardOverview.drafts,
        care: { people: 14, high: 2, unassigned: 9, mentalHealth: 5 },
      },
      hospital,
    ),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reply to Tom Halvorsen' })).toHaveAttribute(
      'href',
      '/platform/patients?as=tidewater-works&show=messages&thread=thread-0',
    );
    await expect(canvas.getByRole('article', { name: 'Veteran patients' })).toHaveTextContent(
      /14.*9 unassigned/,
    );
  },
};

export const Gathering: Story = {
  ...open('gathering'),
  tags: ['organizationOverview:open.figures.gathering'],
};
export const Rereading: Story = {
  ...open('rereading'),
  tags: ['organizationOverview:open.figures.rereading'],
};

export const Old: Story = {
  ...open('old'),
  tags: ['organizationOverview:open.figures.old'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

export const Connecting: Story = {
  ...open('current', {}, { following: 'connecting' }),
  tags: ['organizationOverview:open.feed.following.connecting'],
};

export const Interrupted: Story = {
  ...open('current', {}, 'waiting'),
  tags: ['organizationOverview:open.feed.waiting'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/live connection is interrupted/)).toBeVisible();
  },
};

export const Arriving: Story = {
  ...shown('routing', { workspace: null, read: null }),
  tags: ['organizationOverview:routing'],
};
export const Loading: Story = {
  ...shown('loading', { read: null }),
  tags: ['organizationOverview:loading'],
};

export const Failed: Story = {
  ...shown('failed', { read: null, problem: unreachable }),
  tags: ['organizationOverview:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

/** A suspended organization, of which its start says so. */
export const Closed: Story = {
  ...shown('closed', { read: null }),
  tags: ['organizationOverview:closed', 'blank'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
