import type { Meta, StoryObj } from '@storybook/react-vite';
import { receivedOverview } from '@vetsync/machines/exchange/model';
import {
  organizationPageMachine,
  organizationPageView,
  type OrganizationPageContext,
} from '@vetsync/machines/organizations/organizationPage';
import {
  organizationOverviewMachine,
  organizationOverviewView,
} from '@vetsync/machines/exchange/organizationOverview';
import { emptyOrganizationProfile } from '@vetsync/machines/organizations/model';
import { NoOrganization } from '@vetsync/ui/screens/organizations/profile/NoOrganization';
import { OrganizationStart } from '@vetsync/ui/screens/organizations/OrganizationStart';
import { expect, fn, userEvent } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { shipyardOverview } from '../exchange/overview.ts';
import { shipyard } from '../exchange/samples.ts';
import { approved, declined, organization, loadedOrganization } from '../../support/organizations.ts';

const meta = {
  title: 'Screens/organizations/OrganizationStart',
  component: OrganizationStart,
  args: { send: fn(), name: 'Harbor Health' },
} satisfies Meta<typeof OrganizationStart>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<OrganizationPageContext> = {}) =>
  inState(organizationPageMachine, organizationPageView, {
    value,
    input: { slug: 'harbor-health', intl, now },
    context: { loaded: loadedOrganization, ...context },
  });
const viewing = { shown: 'viewing' } as const;

export const FirstSteps: Story = {
  ...shown(viewing, {
    loaded: {
      ...loadedOrganization,
      organization: { ...approved, ...emptyOrganizationProfile, name: approved.name },
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 3 done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Complete' })).toHaveAttribute(
      'href',
      '/organizations/harbor-health',
    );
  },
};

export const Waiting: Story = shown(viewing);

export const AllDone: Story = {
  ...shown(viewing, {
    loaded: {
      ...loadedOrganization,
      organization: approved,
      staff: { hasPublished: true, members: 2, openInvitations: 0 },
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Staff' })).toHaveAttribute(
      'href',
      '/organizations/harbor-health/staff',
    );
  },
};

const work = inState(organizationOverviewMachine, organizationOverviewView, {
  value: { open: { figures: 'current', feed: { following: 'live' } } },
  input: { slug: 'harbor-health', role: 'recruiter', intl, now },
  context: {
    workspace: { organization: shipyard, role: 'owner' },
    read: receivedOverview(shipyardOverview, shipyard),
  },
});
const overview = { view: work.args.view, send: fn() };

const oneStepLeft = shown(viewing, { loaded: { ...loadedOrganization, organization: approved } });
/** Somebody waits, and one step is left: who waits comes first. */
export const WithWork: Story = {
  ...oneStepLeft,
  args: { ...oneStepLeft.args, overview },
  play: async ({ canvas }) => {
    const regions = canvas.getAllByRole('region').map((region) => region.textContent);
    const place = (text: string) => regions.findIndex((region) => region.includes(text));
    await expect(place('Review Sam Nguyen’s application')).toBeLessThan(place('First steps'));
  },
};

export const Suspended: Story = shown(viewing, {
  loaded: {
    ...loadedOrganization,
    organization: { ...organization, status: 'suspended' },
    decision: { ...declined, status: 'suspended' },
  },
});

export const Loading: Story = shown('loading', { loaded: null });

export const Failed: Story = {
  ...shown('failed', { loaded: null, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

/** The membership has ended meanwhile. */
export const Missing: Story = shown('missing', { loaded: null });

/** An administrator has given the account an organization's role. */
export const WithoutAnOrganization: Story = {
  ...shown(viewing),
  render: () => <NoOrganization title="Messages" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add an organization' })).toHaveAttribute(
      'href',
      '/organizations/new',
    );
  },
};
