import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  staffNotificationsMachine,
  staffNotificationsView,
  type StaffNotificationsContext,
} from '@vetsync/machines/exchange/staffNotifications';
import '@vetsync/ui/screens/exchange/overview/StaffNotifications.phrases';
import { NotificationInbox } from '@vetsync/ui/screens/shell/NotificationInbox';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { self } from '../../support/organizations.ts';
import { opened } from '../../support/plays/opened.ts';
import { shipyard } from './samples.ts';
import { shipyardNews } from './staffNews.ts';

const meta = {
  title: 'Screens/exchange/StaffNotifications',
  component: NotificationInbox,
  args: { send: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof NotificationInbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = {
  slug: 'tidewater-works',
  role: 'recruiter',
  self,
  newId: () => 'an id',
  intl,
  now,
} as const;
const workspace = { organization: shipyard, role: 'reviewer' } as const;
const listed = { notifications: shipyardNews, cursor: 'older', unread: 2 };
const none = { notifications: [], cursor: null, unread: 0 };
const shown = (value: StateValue, context: Partial<StaffNotificationsContext> = {}) =>
  inState(staffNotificationsMachine, staffNotificationsView, {
    value,
    input,
    context: { workspace, list: listed, ...context },
  });
interface Regions {
  list?: string;
  marking?: string;
  feed?: StateValue;
}
const open = (
  { list = 'current', marking = 'idle', feed = { following: 'live' } }: Regions = {},
  context: Partial<StaffNotificationsContext> = {},
) => shown({ open: { list, marking, feed } }, context);

export const Listing: Story = {
  ...open(),
  tags: [
    'staffNotifications:open.list.current',
    'staffNotifications:open.marking.idle',
    'staffNotifications:open.feed.following.live',
  ],
  play: async ({ args, step }) => {
    const dialog = await opened('Notifications');
    await expect(dialog).toHaveAccessibleDescription('2 unread');
    const items = within(dialog).getAllByRole('listitem');
    await step('Each leads to its page in the portal', async () => {
      await expect(items).toHaveLength(shipyardNews.length);
      const applied = within(items[0]!).getByRole('link', { name: 'Unread: Marisol Vega applied' });
      await expect(applied).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/platform\/candidates\?as=tidewater-works&application=/),
      );
      const wrote = within(items[1]!).getByRole('link', { name: 'Unread: Message from Priya Raman' });
      await expect(wrote).toHaveAttribute('href', '/platform/messages?as=tidewater-works&thread=thread-1');
    });
    await step('Mark one or all as read, and show older ones', async () => {
      await userEvent.click(within(items[0]!).getByRole('button', { name: /^Mark as read: Marisol Vega/ }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'notification.read', id: 'news-5' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Mark all as read' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'notification.readAll' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Show older' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'notification.older' });
    });
  },
};

/** More are unread than the server counts. */
export const VeryMuch: Story = {
  ...open({}, { list: { ...listed, unread: 100 } }),
  play: async () => {
    await expect(await opened()).toHaveAccessibleDescription('100 or more unread');
  },
};

export const Empty: Story = {
  ...open({}, { list: none }),
  play: async () => {
    const panel = within(await opened());
    await expect(panel.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Show older' })).toBeNull();
  },
};

export const OnAPhone: Story = {
  ...open(),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const Gathering: Story = {
  ...open({ list: 'gathering' }),
  tags: ['staffNotifications:open.list.gathering'],
};
export const Rereading: Story = {
  ...open({ list: 'rereading' }),
  tags: ['staffNotifications:open.list.rereading'],
};

export const Old: Story = {
  ...open({ list: 'old' }, { problem: unreachable }),
  tags: ['staffNotifications:open.list.old'],
  play: async ({ args }) => {
    const panel = within(await opened());
    await expect(panel.getByText('We couldn’t look for new notifications.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'notification.retry' });
  },
};

export const LoadingOlder: Story = {
  ...open({ list: 'loadingOlder' }),
  tags: ['staffNotifications:open.list.loadingOlder'],
};
export const OlderFailed: Story = {
  ...open({ list: 'olderFailed' }, { problem: unreachable }),
  tags: ['staffNotifications:open.list.olderFailed'],
  play: async ({ args }) => {
    const panel = within(await opened());
    await expect(panel.getByText('We couldn’t load older notifications.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Show older' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'notification.older' });
  },
};

export const Marking: Story = {
  ...open(
    { marking: 'sending' },
    {
      commands: [
        {
          id: 'an id',
          as: shipyard.id,
          type: 'staffNotification.read',
          payload: { notificationId: 'news-5' },
        },
      ],
    },
  ),
  tags: ['staffNotifications:open.marking.sending'],
};
export const NotMarked: Story = {
  ...open({ marking: 'failed' }, { markingProblem: unreachable }),
  tags: ['staffNotifications:open.marking.failed'],
  play: async () => {
    const panel = within(await opened());
    await expect(panel.getByText('We couldn’t mark that as read.')).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Connecting: Story = {
  ...open({ feed: { following: 'connecting' } }),
  tags: ['staffNotifications:open.feed.following.connecting'],
};
export const Interrupted: Story = {
  ...open({ feed: 'waiting' }),
  tags: ['staffNotifications:open.feed.waiting'],
};

export const Arriving: Story = {
  ...shown('routing', { workspace: null, list: none }),
  tags: ['staffNotifications:routing'],
};
export const Loading: Story = {
  ...shown('loading', { list: none }),
  tags: ['staffNotifications:loading'],
};
export const Failed: Story = {
  ...shown('failed', { list: none, problem: unreachable }),
  tags: ['staffNotifications:failed'],
  play: async ({ args }) => {
    const panel = within(await opened());
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'notification.retry' });
  },
};
