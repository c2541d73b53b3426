import type { Meta, StoryObj } from '@storybook/react-vite';
import { Interviews, InventedInterviews } from '@vetsync/ui/screens/interviews/Interviews';
import { expect, fn, userEvent } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { interviews, interviewsIn } from '../../support/interviews.ts';
import { expectNoSidewaysScroll } from '../../support/plays/noSidewaysScroll.ts';
import { offeredTimes } from '../bookings/bookings.ts';

const upcoming = interviewsIn();
const meta = {
  title: 'Screens/interviews/Interviews',
  component: Interviews,
  args: { ...upcoming.args, title: 'Interviews', send: fn(), onGo: fn() },
} satisfies Meta<typeof Interviews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Eight upcoming interviews (platform spec, section 2). */
export const Upcoming: Story = {
  ...upcoming,
  tags: ['interviews:open.interviews.current', 'interviews:open.feed.following.live'],
  play: async ({ args, canvas, step }) => {
    await step('Interviews are links, grouped by day', async () => {
      await expect(canvas.getByText('8 interviews')).toBeVisible();
      const links = canvas.getAllByRole('link', { name: /minutes/ });
      await expect(links).toHaveLength(8);
      await expect(links[0]).toHaveAttribute('href', '/platform/interviews?booking=sample-interview-1');
    });
    await step('Choose a day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /November 24, 2026/ }));
      await expect(args.onGo).toHaveBeenLastCalledWith('/platform/interviews?day=2026-11-24');
    });
    await expect(canvas.getByRole('link', { name: /^Past/ })).toHaveAttribute(
      'href',
      '/platform/interviews?list=past',
    );
    await expect(canvas.getByRole('link', { name: 'Schedule interview' })).toHaveAttribute(
      'href',
      '/platform/interviews?offer=new',
    );
  },
};
const { organizationId: _id, organizationName: _name, ...shared } = offeredTimes;
const offered = { ...shared, personId: 'P', personName: 'Val Veteran', arrivedAt: null };
/** One waits for the applicant, one for the organization. */
export const Waiting: Story = {
  ...interviewsIn(
    { list: 'waiting' },
    {
      read: [
        offered,
        {
          ...offered,
          id: 'asks',
          personName: 'Sam Nguyen',
          proposal: { ...offered.proposal!, by: 'person' },
        },
      ],
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 times offered')).toBeVisible();
    await expect(canvas.getByText('Asked for other times')).toBeVisible();
  },
};
export const Past: Story = {
  ...interviewsIn({ list: 'past' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Outcome needed')).toBeVisible();
    await expect(canvas.getByText('Move forward')).toBeVisible();
  },
};
export const OneDay: Story = {
  ...interviewsIn({ day: '2026-11-23' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All days' })).toHaveAttribute(
      'href',
      '/platform/interviews',
    );
  },
};
export const NoneThatDay: Story = interviewsIn({ day: '2026-12-25' });
/** No interview has been arranged. */
export const Empty: Story = interviewsIn({}, { read: [] });
/** What is shown is from before. */
export const Old: Story = {
  ...interviewsIn({}, {}, { open: { interviews: 'old', feed: 'waiting' } }),
  tags: ['interviews:open.interviews.old', 'interviews:open.feed.waiting'],
};
export const Rereading: Story = {
  ...interviewsIn({}, {}, { open: { interviews: 'rereading', feed: { following: 'connecting' } } }),
  tags: ['interviews:open.interviews.rereading', 'interviews:open.feed.following.connecting'],
};
export const Gathering: Story = {
  ...interviewsIn({}, {}, { open: { interviews: 'gathering', feed: { following: 'live' } } }),
  tags: ['interviews:open.interviews.gathering'],
};
export const Arriving: Story = {
  ...interviewsIn({}, { read: null }, 'routing'),
  tags: ['interviews:routing'],
};
export const Loading: Story = {
  ...interviewsIn({}, { read: null }, 'loading'),
  tags: ['interviews:loading'],
};
export const Failed: Story = {
  ...interviewsIn({}, { read: null, problem: unreachable }, 'failed'),
  tags: ['interviews:failed'],
};
export const Closed: Story = { ...interviewsIn({}, { read: null }, 'closed'), tags: ['interviews:closed'] };
/** The next interview comes before the calendar. */
export const OnAPhone: Story = {
  ...upcoming,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('link', { name: /^Next: / });
    await expect(next).toHaveAttribute('href', args.view.next?.href);
    await expectNoSidewaysScroll();
  },
};
export const Dark: Story = { ...upcoming, globals: { theme: 'dark' } };
/** In the demo, where the people are invented. */
export const Samples: Story = {
  args: { ...interviewsIn({}, { read: interviews }).args, children: <InventedInterviews /> },
};
