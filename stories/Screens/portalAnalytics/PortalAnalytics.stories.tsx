import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyWorld } from '@vetsync/machines/model/world';
import type { ReportRange, ReportSource } from '@vetsync/machines/portalAnalytics/model';
import { portalAnalyticsMachine, portalAnalyticsView } from '@vetsync/machines/portalAnalytics';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { sampleUniversity } from '@vetsync/samples/university';
import { PortalAnalytics } from '@vetsync/ui/screens/portalAnalytics/PortalAnalytics';
import { expect, fn, userEvent, within } from 'storybook/test';
import { writePhrase } from '@vetsync/ui/language';
import { inState } from '../../support/inState.ts';
import { now, reader, seenAt } from '../../support/leads.ts';
import { recruiter as recruiting } from '../../support/recruiter.ts';

const shared = { world: emptyWorld } as const;
const reportIn = (source: ReportSource, range: ReportRange = '12m') =>
  inState(portalAnalyticsMachine, portalAnalyticsView, {
    value: 'ready',
    input: {
      at: { mode: 'demo', role: source.role },
      tab: source.role === 'recruiter' ? 'analytics' : 'reports',
      source,
      range,
      reader,
      write: writePhrase,
      now,
    },
  });
const recruiter = reportIn({ ...shared, role: 'recruiter', samples: recruiting });

const meta = {
  title: 'Screens/portalAnalytics/PortalAnalytics',
  component: PortalAnalytics,
  args: { ...recruiter.args, send: fn() },
} satisfies Meta<typeof PortalAnalytics>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 1,247 candidates, 45 open positions, 234 cleared (feature spec, section 2). */
export const Recruiter: Story = {
  ...recruiter,
  tags: ['portalAnalytics:ready'],
  play: async ({ args, canvas, step }) => {
    for (const figure of ['1,247', '45', '234']) await expect(canvas.getAllByText(figure)[0]).toBeVisible();
    await step('Choose another range and expand a data table', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '3 months' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'range.choose', range: '3m' });
      await userEvent.click(canvas.getByRole('button', { name: 'Save as CSV: Candidates by branch' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'figures.save', chartId: 'branches' });
    });
    const plot = within(canvas.getByRole('figure', { name: 'Applications' }));
    await expect(plot.getByText('902 in 12 months, 614 in the 12 months before.')).toBeVisible();
    await userEvent.click(plot.getByText('Show the figures'));
    await expect(plot.getAllByRole('row')).toHaveLength(13);
  },
};
/** 127 active veteran students (feature spec, section 2). */
export const University: Story = {
  ...reportIn({ ...shared, role: 'university', samples: sampleUniversity(seenAt) }),
};
/** 342 participants, 156 transitions, 67 housing placements (feature spec, section 2). */
export const Nonprofit: Story = {
  ...reportIn({ ...shared, role: 'nonprofit', samples: sampleNonprofit(seenAt) }),
  play: async ({ canvas }) => {
    for (const figure of ['342', '156', '67']) await expect(canvas.getAllByText(figure)[0]).toBeVisible();
  },
};
export const ThreeMonths: Story = {
  ...reportIn({ ...shared, role: 'recruiter', samples: recruiting }, '3m'),
};
export const OnAPhone: Story = { ...recruiter, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...recruiter, globals: { theme: 'dark' } };
