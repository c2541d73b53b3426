import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  leadAnalyticsMachine,
  leadAnalyticsView,
  type LeadAnalyticsContext,
} from '@vetsync/machines/leads/leadAnalytics';
import { rangeOf } from '@vetsync/machines/leads/model';
import { LeadAnalytics } from '@vetsync/ui/screens/leads/LeadAnalytics';
import { expect, fn, userEvent, within } from 'storybook/test';
import { now, intl, sampleAnalytics, sampleLog, sampleUnsent, seenAt } from '../../support/leads.ts';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/leads/LeadAnalytics',
  component: LeadAnalytics,
  args: { send: fn() },
} satisfies Meta<typeof LeadAnalytics>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Regions {
  local?: 'idle' | 'retrying';
  server?: 'loading' | 'ready' | 'empty' | 'failed';
}

const analytics = (
  { local = 'idle', server = 'ready' }: Regions,
  context: Partial<LeadAnalyticsContext> = {},
) =>
  inState(leadAnalyticsMachine, leadAnalyticsView, {
    value: { local, server },
    input: { log: sampleLog(14), entries: sampleUnsent(2), intl, now },
    context: { data: sampleAnalytics(30), ...context },
  });
/** Every second day has leads. */
const daysBefore = (days: number) =>
  Array.from({ length: days / 2 }, (_, index) => ({
    day: new Date(seenAt - (2 * days - 1 - 2 * index) * 86_400_000).toISOString().slice(0, 10),
    count: 9 + ((index * 5) % 7),
  }));
const nothingHere = { log: [], entries: [] };
const noCounts = { byDay: [], bySource: [], byStatus: [] };

export const Ready: Story = {
  tags: ['leadAnalytics:local.idle', 'leadAnalytics:server.ready'],
  ...analytics({}),
  play: async ({ args, canvas }) => {
    const card = (name: string) => within(canvas.getByRole('article', { name }));
    await expect(card('Total Submissions').getByText('14')).toBeVisible();
    await expect(card('Pending Sync').getByText('2')).toBeVisible();
    await expect(card('Failed Attempts').getByText('4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry Failed' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'outbox.retry' });

    const recent = within(canvas.getByRole('grid', { name: 'Recent submissions' }));
    await expect(recent.getAllByRole('rowheader')).toHaveLength(10);
    await expect(recent.getAllByRole('rowheader')[0]).toHaveTextContent('Sat, Nov 21, 7:40 AM CST');
    const pending = within(canvas.getByRole('grid', { name: 'Pending leads' }));
    await expect(pending.getAllByRole('rowheader')).toHaveLength(2);

    await expect(canvas.getByRole('radio', { name: '30 days' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'range.choose', preset: '90d' });
  },
};

/** The days before stand beside the range, if they are known. */
export const WithBefore: Story = {
  ...analytics({}, { data: { ...sampleAnalytics(30), before: daysBefore(30) } }),
  play: async ({ canvas }) => {
    const plot = within(canvas.getByRole('figure', { name: 'Leads by day' }));
    await expect(plot.getByText(/^304 in 30 days, \d+ in the 30 days before\.$/)).toBeVisible();
    await userEvent.click(plot.getByText('Show the data'));
    await expect(plot.getByRole('columnheader', { name: 'Before' })).toBeVisible();
  },
};

export const CustomRange: Story = {
  ...analytics({}, { range: { preset: 'custom', from: '2026-11-02', to: '2026-11-20' } }),
  play: async ({ args, canvas, step }) => {
    const days = within(canvas.getByRole('group', { name: 'Custom dates' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'range.set',
      from: '2026-11-02',
      to: '2026-11-20',
    });
    await step('Each date can be typed', async () => {
      days.getByRole('spinbutton', { name: /^day, Start/ }).focus();
      await userEvent.keyboard('09{Tab}{Tab}15');
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      await expect(args.send).toHaveBeenLastCalledWith({
        type: 'range.set',
        from: '2026-11-09',
        to: '2026-11-15',
      });
    });
  },
};

export const InvalidRange: Story = {
  ...analytics(
    {},
    {
      range: { preset: 'custom', from: '2026-11-20', to: '2026-11-20' },
      rangeError: 'The first day must not be after the last day',
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Custom dates' })).toHaveAccessibleDescription(
      /must not be after/,
    );
  },
};

export const ManyDays: Story = {
  ...analytics({}, { range: rangeOf('90d', seenAt), data: sampleAnalytics(90) }),
};

export const OneDay: Story = {
  ...analytics(
    {},
    {
      range: { preset: 'custom', from: '2026-11-20', to: '2026-11-20' },
      data: {
        byDay: [{ day: '2026-11-20', count: 1 }],
        bySource: [{ source: 'marketing_modal', count: 1 }],
        byStatus: [{ status: 'veteran', count: 1 }],
      },
    },
  ),
};

export const Loading: Story = {
  tags: ['leadAnalytics:server.loading'],
  ...analytics({ server: 'loading' }, { data: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Counting leads…')).toBeVisible();
  },
};

export const LoadingAnotherRange: Story = {
  ...analytics({ server: 'loading' }, { range: rangeOf('90d', seenAt) }),
};

export const Empty: Story = {
  tags: ['leadAnalytics:server.empty'],
  ...analytics({ server: 'empty' }, { ...nothingHere, data: noCounts }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all time' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'range.choose', preset: 'all' });
    await expect(canvas.getByRole('button', { name: 'Retry Failed' })).toBeDisabled();
  },
};

export const NoLeadsYet: Story = {
  ...analytics({ server: 'empty' }, { ...nothingHere, data: noCounts, range: rangeOf('all', seenAt) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No leads captured yet' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show all time' })).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['leadAnalytics:server.failed'],
  ...analytics({ server: 'failed' }, { data: null, problem: { status: 0, code: 'unreachable' } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'analytics.retry' });
  },
};

export const Retrying: Story = {
  tags: ['leadAnalytics:local.retrying'],
  ...analytics({ local: 'retrying' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Retrying/ }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { ...analytics({}), globals: { viewport: { value: 'phone' } } };
