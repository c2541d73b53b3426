import type { Meta, StoryObj } from '@storybook/react-vite';
import { notificationsMachine, notificationsView } from '@vetsync/machines/shell/notifications';
import { contactPhrase } from '@vetsync/machines/model/exchange';
import { worldPhrase, type Notification } from '@vetsync/machines/model/world';
import '@vetsync/ui/screens/exchange/Contact.phrases';
import { NotificationInbox } from '@vetsync/ui/screens/shell/NotificationInbox';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inState } from '../../support/inState.ts';
import { opened } from '../../support/plays/opened.ts';
import { inboxIn, sampleNotifications } from '../../support/platform.ts';

const meta = {
  title: 'Screens/shell/NotificationInbox',
  component: NotificationInbox,
  args: { send: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof NotificationInbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const inbox = (...notifications: Parameters<typeof inboxIn>) =>
  inState(notificationsMachine, notificationsView, inboxIn(...notifications));

export const Listing: Story = {
  tags: ['notifications:listing'],
  ...inbox(sampleNotifications(5, 2)),
  play: async ({ args, step }) => {
    const dialog = await opened('Notifications');
    await expect(dialog).toHaveAccessibleDescription('2 unread');
    const items = within(dialog).getAllByRole('listitem');
    await step('Newest first; unread ones are marked in text', async () => {
      await expect(items).toHaveLength(5);
      await expect(within(items[0]!).getByRole('link', { name: /^Unread: Decision from/ })).toBeVisible();
      await expect(within(items[0]!).getByText('3 hours ago')).toBeVisible();
      await expect(within(items[4]!).queryByText('Unread:')).toBeNull();
      await expect(within(items[4]!).queryByRole('button')).toBeNull();
    });
    await step('Mark one or all as read, and open one', async () => {
      await userEvent.click(within(items[1]!).getByRole('button', { name: /^Mark as read: Welcome/ }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'notification.read', id: 'notification-3' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Mark all as read' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'notification.readAll' });
      const thing = within(items[0]!).getByRole('link');
      await expect(thing).toHaveAttribute('href', '/platform/education/application/subject-4');
      thing.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(thing);
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'notification.open', id: 'notification-4' });
    });
  },
};

/** What a person noted for the next day. */
const ownReminders: Notification[] = sampleNotifications(2).map((each, index) => ({
  ...each,
  subjectId: 'a',
  title: contactPhrase('reminder'),
  ...(index === 0
    ? {
        type: 'appointment',
        message: contactPhrase(
          'reminderMore',
          worldPhrase('appointmentType', 'Consultation'),
          'Dr. Helen Park',
          '2026-11-22',
          '9:00 AM',
        ),
      }
    : {
        type: 'event',
        message: contactPhrase(
          'eventReminderMore',
          'Coffee for welders',
          '2026-11-22',
          '18:30',
          'America/New_York',
        ),
      }),
}));

/** What a person with an account noted reminds them, with the date, the time and a link to it. */
export const OwnReminders: Story = {
  ...inState(notificationsMachine, notificationsView, {
    ...inboxIn(ownReminders),
    input: { ...inboxIn([]).input },
    context: { ...inboxIn(ownReminders).context },
  }),
  play: async () => {
    const [event, appointment] = within(await opened('Notifications')).getAllByRole('listitem');
    await expect(within(event!).getByRole('img', { name: 'Event' })).toBeVisible();
    await expect(event).toHaveTextContent(
      'Coffee for welders on Sun, Nov 22 at 6:30 PM, Eastern Time. You added this yourself.',
    );
    await expect(within(event!).getByRole('link')).toHaveAttribute(
      'href',
      '/platform/community?open=event&event=a',
    );
    await expect(within(appointment!).getByRole('img', { name: 'Appointment' })).toBeVisible();
    await expect(appointment).toHaveTextContent(/with Dr\. Helen Park on Sun, Nov 22/);
    await expect(within(appointment!).getByRole('link')).toHaveAttribute(
      'href',
      '/platform/wellness/appointment/a',
    );
  },
};

export const AllRead: Story = {
  ...inbox(sampleNotifications(3, 0)),
  play: async () => {
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleDescription('All read');
    await expect(within(dialog).queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['notifications:empty'],
  ...inbox([]),
  play: async () => {
    const inboxPanel = within(await opened());
    await expect(inboxPanel.getByRole('heading', { name: 'Nothing yet' })).toBeVisible();
  },
};

export const ManyOnAPhone: Story = {
  ...inbox(
    sampleNotifications(40, 12).map((each, index) =>
      index === 39 ? { ...each, title: 'A title that takes its time to be read '.repeat(4).trim() } : each,
    ),
  ),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
