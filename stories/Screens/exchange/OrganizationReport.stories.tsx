import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  organizationReportMachine,
  organizationReportView,
  type OrganizationReportContext,
} from '@vetsync/machines/organizationReport';
import { OrganizationReport } from '@vetsync/ui/screens/exchange/OrganizationReport';
import { expect, fn, userEvent } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, reader } from '../../support/leads.ts';
import { shipyardReport } from './overview.ts';

const meta = {
  title: 'Screens/exchange/OrganizationReport',
  component: OrganizationReport,
  args: { send: fn(), title: 'Analytics', listingsHref: '/platform/jobs?as=tidewater-works' },
} satisfies Meta<typeof OrganizationReport>;
export default meta;
type Story = StoryObj<typeof meta>;

const loaded = { kind: 'employer', report: shipyardReport } as const;
const shown = (value: string, context: Partial<OrganizationReportContext> = {}) =>
  inState(organizationReportMachine, organizationReportView, {
    value,
    input: { slug: 'tidewater-works', reader, now },
    context: { loaded, ...context },
  });

export const Shown: Story = {
  ...shown('shown'),
  tags: ['organizationReport:shown'],
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(
        '115 applications came in within the last 12 weeks, 22 more than in the weeks before.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/first decision came after 3.2 days \(101 decided\)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Crane operator' })).toHaveAttribute(
      'href',
      '/organizations/tidewater-works/listings/listing-1',
    );
    await userEvent.click(canvas.getByRole('radio', { name: '26 weeks' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'weeks.choose', weeks: 26 });
  },
};

/** One application, on which nobody has decided. */
const firstOne = shown('shown', {
  weeks: 4,
  loaded: {
    kind: 'nonprofit',
    report: {
      weeks: 4,
      total: 1,
      statuses: [{ status: 'enrolled', count: 1 }],
      listings: [{ id: 'listing-1', title: 'Rent for the first month', received: 1, taken: 0 }],
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
    },
  },
});
export const FirstOne: Story = { ...firstOne, args: { ...firstOne.args, title: 'Reports' } };

export const Empty: Story = {
  ...shown('shown', { loaded: { ...loaded, report: { ...shipyardReport, total: 0 } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open listings' })).toHaveAttribute(
      'href',
      '/platform/jobs?as=tidewater-works',
    );
  },
};

export const Refreshing: Story = {
  ...shown('refreshing', { weeks: 26 }),
  tags: ['organizationReport:refreshing'],
};
export const Loading: Story = { ...shown('loading', { loaded: null }), tags: ['organizationReport:loading'] };
export const Failed: Story = {
  ...shown('failed', { loaded: null, problem: unreachable }),
  tags: ['organizationReport:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'report.retry' });
  },
};
export const Missing: Story = { ...shown('missing', { loaded: null }), tags: ['organizationReport:missing'] };
export const Closed: Story = {
  ...shown('closed', { loaded: null }),
  tags: ['organizationReport:closed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is suspended/)).toBeVisible();
  },
};
