import type { Meta, StoryObj } from '@storybook/react-vite';
import { noEarlierMatters, veteranLinks } from '@vetsync/machines/home/model';
import { emptyWorld } from '@vetsync/machines/model/world';
import {
  veteranHomeMachine,
  veteranHomeView,
  type VeteranHomeInput,
} from '@vetsync/machines/home/veteranHome';
import { homeSamples, sampleActivities } from '@vetsync/samples/home';
import { ChatCard } from '@vetsync/ui/screens/battleBuddy/ChatCard';
import { SaveDate } from '@vetsync/ui/screens/home/SaveDate';
import { VeteranHome } from '@vetsync/ui/screens/home/VeteranHome';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inChat } from '../../support/chat.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';

const veteran = { id: 'demo-veteran', name: 'Marcus Johnson' };
const input: VeteranHomeInput = {
  person: { name: 'Marcus Johnson', rank: 'Staff Sergeant', branch: 'Army', missing: ['certifications'] },
  role: 'user',
  veteranId: veteran.id,
  world: emptyWorld,
  earlier: homeSamples.earlier(now(), veteran),
  visitKind: 'request',
  links: veteranLinks('user'),
  activities: sampleActivities(now()),
  intl,
  now,
};
const home = (value: 'overview' | 'allActivities' = 'overview', more: Partial<VeteranHomeInput> = {}) =>
  inState(veteranHomeMachine, veteranHomeView, { value, input: { ...input, ...more } });

const overview = home();
const meta = {
  title: 'Screens/home/VeteranHome',
  component: VeteranHome,
  args: { ...overview.args, send: fn(), chat: <ChatCard {...inChat('widget').args} send={fn()} /> },
  argTypes: { chat: { control: false } },
} satisfies Meta<typeof VeteranHome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  ...overview,
  tags: ['veteranHome:overview'],
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Welcome back, Marcus Johnson' }),
    ).toBeVisible();
    await expect(canvas.getByText('Staff Sergeant, Army')).toBeVisible();
    await expect(canvas.getByText('Transition Command Center')).toBeVisible();
    const next = within(canvas.getByRole('region', { name: 'Routine Check-up with Dr. Renata Ellison' }));
    await expect(next.getByText(/^Next: in \d days$/)).toBeVisible();
    await expect(next.getByRole('link', { name: 'View Details' })).toBeVisible();
    const waiting = within(canvas.getByRole('region', { name: 'Waiting for you' }));
    await expect(waiting.getAllByRole('listitem')).toHaveLength(3);
    await expect(waiting.getByRole('link', { name: 'All 4 dates' })).toBeVisible();
    const open = within(canvas.getByRole('region', { name: '3 open applications' }));
    await expect(open.getByText('Interview Scheduled')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add your certifications' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^In crisis/ })).toHaveAttribute('href', 'tel:988');
    const actions = within(canvas.getByRole('region', { name: 'Quick Actions' }));
    const names = ['Wellness Check', 'Education Hub', 'Career Center', 'Community'];
    for (const name of names)
      await expect(actions.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    const recent = within(canvas.getByRole('region', { name: 'Recent Activities' }));
    await expect(recent.getAllByRole('listitem')).toHaveLength(4);
    for (const time of ['2 hours ago', '4 hours ago', '1 day ago', '2 days ago'])
      await expect(recent.getByText(time)).toBeVisible();
    await expect(recent.getByText('Sat, Nov 21, 6:27 AM CST')).toBeVisible();
    await userEvent.click(recent.getByRole('button', { name: 'View All Activities' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'activities.open' });
  },
};

export const AllActivities: Story = {
  ...home('allActivities'),
  tags: ['veteranHome:allActivities'],
  parameters: { ...home('allActivities').parameters, docs: { story: { inline: false, height: '720px' } } },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'All activities' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(9);
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'activities.close' });
  },
};

/** No activities yet, and neither rank nor branch is known. */
export const NewUser: Story = {
  ...home('overview', {
    person: { name: 'Dana Fields', rank: '', branch: '', missing: ['bio', 'skills'] },
    activities: [],
    earlier: noEarlierMatters,
  }),
  play: async ({ canvas }) => {
    // Only they can say whether they are a veteran.
    await expect(canvas.queryByText('Veteran')).not.toBeInTheDocument();
    const step = within(canvas.getByRole('region', { name: 'Finish your profile' }));
    await userEvent.tab();
    await expect(step.getByRole('link', { name: 'Write about yourself' })).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: 'Waiting for you' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Nothing has happened yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'View All Activities' })).not.toBeInTheDocument();
  },
};

/** A signed-in person's: it names nobody who is not there. */
export const SignedIn: Story = {
  ...home('overview', {
    visitKind: 'note',
    links: veteranLinks('user'),
    activities: [],
    earlier: noEarlierMatters,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^In crisis/ })).toBeVisible();
    await expect(canvas.queryByText(/people near you/)).not.toBeInTheDocument();
  },
};

/** The profile is complete, and nothing is planned. */
export const NothingPlanned: Story = {
  ...home('overview', { person: { ...input.person, missing: [] }, earlier: noEarlierMatters }),
  play: async ({ canvas }) => {
    const step = within(canvas.getByRole('region', { name: 'Plan your next appointment' }));
    await expect(step.getByRole('link', { name: 'Find a time' })).toHaveAttribute(
      'href',
      '/platform/wellness/appointments',
    );
  },
};

export const LongName: Story = {
  ...home('overview', {
    person: {
      name: 'Maximiliana Wilhelmina Featherstonehaugh-Okonkwo de la Cruz',
      rank: 'Chief Master Sergeant of the Force',
      branch: 'Space Force',
      missing: [],
    },
  }),
};
export const OnAPhone: Story = { ...overview, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...overview, globals: { theme: 'dark' } };

const saveDate = fn();

/** Dates of an account go into the person's own calendar. */
export const WithDatesToSave: Story = {
  ...overview,
  args: { ...overview.args, saveDate: (date) => <SaveDate {...date} send={saveDate} /> },
  play: async ({ canvas }) => {
    const waiting = within(canvas.getByRole('region', { name: 'Waiting for you' }));
    const [first] = waiting.getAllByRole('button');
    await userEvent.click(first!);
    await expect(saveDate).toHaveBeenCalledWith({ type: 'deadline.save', deadlineId: expect.any(String) });
  },
};
