import type { Meta, StoryObj } from '@storybook/react-vite';
import { applicationReport } from '@vetsync/machines/exchange/model';
import type { OrganizationReport as Received } from '@vetsync/machines/model/exchange';
import {
  organizationReportMachine,
  organizationReportView,
  type OrganizationReportContext,
} from '@vetsync/machines/portalAnalytics/organizationReport';
import { rangesOfMonths, rangesOfWeeks, type Report } from '@vetsync/machines/portalAnalytics/model';
import { writePhrase } from '@vetsync/ui/language';
import { OrganizationReport } from '@vetsync/ui/screens/portalAnalytics/OrganizationReport';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { shipyardReport } from '../exchange/overview.ts';
import { shipyard } from '../exchange/samples.ts';
import { techCorpReport } from './techCorpReport.ts';

const meta = {
  title: 'Screens/portalAnalytics/OrganizationReport',
  component: OrganizationReport,
  args: { send: fn(), title: 'Analytics', listingsHref: '/platform/jobs?as=tidewater-works' },
} satisfies Meta<typeof OrganizationReport>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<OrganizationReportContext> = {}) =>
  inState(organizationReportMachine, organizationReportView, {
    value,
    input: { slug: 'tidewater-works', ranges: rangesOfWeeks, range: '12w', intl, write: writePhrase, now },
    context: {
      workspace: { organization: shipyard, role: 'reviewer' },
      read: { range: '12w', report: applicationReport(shipyardReport, shipyard) },
      ...context,
    },
  });
const open = (
  figures: string,
  context: Partial<OrganizationReportContext> = {},
  feed: StateValue = { following: 'live' },
) => shown({ open: { figures, feed } }, context);
const reading = (report: Report | null) => open('current', { read: { range: '12w', report } });

export const Shown: Story = {
  ...open('current'),
  tags: ['organizationReport:open.figures.current', 'organizationReport:open.feed.following.live'],
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(
        '115 applications came in over the last 12 weeks, 22 more than in the previous period.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/a first decision took 3.2 days \(101 decided\)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Crane operator' })).toHaveAttribute(
      'href',
      '/organizations/tidewater-works/listings/listing-1',
    );
    await userEvent.click(canvas.getByRole('radio', { name: '26 weeks' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'range.choose', range: '26w' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV: Applications' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'figures.save', chartId: 'applications' });
    const plot = within(canvas.getByRole('figure', { name: 'Applications' }));
    await expect(plot.getByText('115 in 12 weeks, 93 in the previous 12 weeks.')).toBeVisible();
    await userEvent.click(plot.getByText('Show the data'));
    await expect(plot.getAllByRole('row')).toHaveLength(13);
  },
};

/** One application, on which nobody has decided. */
const firstOne: Received = {
  weeks: 4,
  total: 1,
  statuses: [{ status: 'enrolled', count: 1 }],
  listings: [{ id: 'listing-1', title: 'First month’s rent', received: 1, taken: 0 }],
  byWeek: shipyardReport.byWeek.slice(-4).map(({ from }, index) => ({
    from,
    now: index === 3 ? 1 : 0,
    before: 0,
  })),
  stages: [
    { stage: 0, now: 1, before: 0 },
    { stage: 3, now: 0, before: 0 },
  ],
  decided: { now: 0, before: 0 },
  waitedMinutes: { now: 0, before: 0 },
};
const first = reading(applicationReport(firstOne, { ...shipyard, kind: 'nonprofit' }));
export const FirstOne: Story = { ...first, args: { ...first.args, title: 'Reports' } };

/** Months, and what only the demo has: 1,247 candidates, 45 open positions, 234 cleared (feature spec, section 2). */
const demo = open('current', {
  slug: 'recruiter',
  ranges: rangesOfMonths,
  range: '12m',
  read: { range: '12m', report: techCorpReport },
});
export const Demo: Story = {
  ...demo,
  play: async ({ args, canvas }) => {
    for (const figure of ['1,247', '45', '234']) await expect(canvas.getAllByText(figure)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '3 months' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'range.choose', range: '3m' });
    await expect(canvas.getByText('902 in 12 months, 614 in the previous 12 months.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'In this demo' })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...demo, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...demo, globals: { theme: 'dark' } };

export const Empty: Story = {
  ...reading(null),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open listings' })).toHaveAttribute(
      'href',
      '/platform/jobs?as=tidewater-works',
    );
  },
};

export const Refreshing: Story = {
  ...open('rereading', { range: '26w' }),
  tags: ['organizationReport:open.figures.rereading'],
};
export const Gathering: Story = {
  ...open('gathering'),
  tags: ['organizationReport:open.figures.gathering'],
};
export const Old: Story = {
  ...open('old'),
  tags: ['organizationReport:open.figures.old'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/may be out of date/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
export const Connecting: Story = {
  ...open('current', {}, { following: 'connecting' }),
  tags: ['organizationReport:open.feed.following.connecting'],
};
export const Interrupted: Story = {
  ...open('current', {}, 'waiting'),
  tags: ['organizationReport:open.feed.waiting'],
};
export const Arriving: Story = {
  ...shown('routing', { workspace: null, read: null }),
  tags: ['organizationReport:routing'],
};
export const Loading: Story = { ...shown('loading', { read: null }), tags: ['organizationReport:loading'] };
export const Failed: Story = {
  ...shown('failed', { read: null, problem: unreachable }),
  tags: ['organizationReport:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
export const Missing: Story = { ...shown('missing', { read: null }), tags: ['organizationReport:missing'] };
export const Closed: Story = {
  ...shown('closed', { read: null }),
  tags: ['organizationReport:closed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is suspended/)).toBeVisible();
  },
};
