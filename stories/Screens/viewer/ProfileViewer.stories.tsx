import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyViewerContact, type ViewerType } from '@vetsync/machines/viewer/model';
import {
  profileViewerMachine,
  profileViewerView,
  type ProfileViewerContext,
} from '@vetsync/machines/viewer/profileViewer';
import { writePhrase } from '@vetsync/ui/language';
import { ContactDialog } from '@vetsync/ui/screens/viewer/ContactDialog';
import { ProfileViewer } from '@vetsync/ui/screens/viewer/ProfileViewer';
import { viewerSubject, writerOf } from '@vetsync/samples/viewer';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';

const as = (
  viewer: ViewerType,
  value: StateValueFrom<typeof profileViewerMachine> = 'reading',
  context: Partial<ProfileViewerContext> = {},
) =>
  inState(profileViewerMachine, profileViewerView, {
    value,
    input: {
      viewer,
      subject: viewerSubject,
      writer: writerOf(viewer),
      hasHistory: true,
      wellnessHref: '/platform/wellness',
      intl,
      write: writePhrase,
      now,
      random: () => 0.5,
    },
    context,
  });
const open = { name: 'contact' } as const;
const dialogue = { docs: { story: { inline: false, height: '720px' } } };

const veteran = as('veteran');
const meta = {
  title: 'Screens/viewer/ProfileViewer',
  component: ProfileViewer,
  args: { ...veteran.args, send: fn() },
  // As the page shows them.
  render: (args) => (
    <>
      <ProfileViewer {...args} />
      {args.view.contact.open && <ContactDialog {...args} />}
    </>
  ),
} satisfies Meta<typeof ProfileViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Veteran: Story = {
  ...veteran,
  tags: ['profileViewer:reading'],
  play: async ({ args, canvas }) => {
    for (const name of [
      'Service Details',
      'Education and Credentials',
      'Career Goals',
      'Service Assignment History',
      'Battle Buddies',
      'Support Hub',
      'Community Network',
      'Progress Dashboard',
    ])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByText('80% used')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Career readiness' })).toHaveAttribute(
      'aria-valuetext',
      '60%',
    );
    const buddies = within(canvas.getByRole('region', { name: 'Battle Buddies' }));
    for (const figure of ['28', '12', '16']) await expect(buddies.getByText(figure)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^View Battle Buddies/ })).toHaveLength(4);
    await expect(canvas.queryByText(/ View$/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Platform' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'platform.back' });
    await userEvent.click(canvas.getByRole('button', { name: 'View Battle Buddies of Fort Merrin, Texas' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'buddies.open', posting: 'merrin' });
    await expect(canvas.getByRole('link', { name: 'Book a session' })).toHaveAttribute(
      'href',
      '/platform/wellness',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'See claim status' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'support.open', service: 'claim' });
  },
};

export const University: Story = {
  ...as('university'),
  play: async ({ args, canvas }) => {
    for (const badge of ['University View', 'Applicant', 'Active'])
      await expect(canvas.getByText(badge)).toBeVisible();
    const card = within(canvas.getByRole('region', { name: 'Academic Program Match' }));
    await userEvent.click(card.getByRole('button', { name: 'Schedule Interview' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'contact.open' });
  },
};
export const Recruiter: Story = {
  ...as('recruiter'),
  play: async ({ canvas }) => {
    for (const badge of ['Recruiter View', 'Candidate', 'Active'])
      await expect(canvas.getByText(badge)).toBeVisible();
    const card = within(canvas.getByRole('region', { name: 'Position Fit Assessment' }));
    await expect(card.getByRole('button', { name: 'Send Opportunity' })).toBeVisible();
  },
};
export const Nonprofit: Story = {
  ...as('nonprofit'),
  play: async ({ canvas }) => {
    for (const badge of ['Nonprofit View', 'Program Participant', 'Active'])
      await expect(canvas.getByText(badge)).toBeVisible();
    const card = within(canvas.getByRole('region', { name: 'Program Engagement Level' }));
    await expect(card.getByRole('button', { name: 'Send Message' })).toBeVisible();
  },
};

export const Buddies: Story = {
  ...as('recruiter', 'buddies', {
    open: { name: 'buddies', posting: 'kestrel' },
    requested: ['kestrel-5'],
  }),
  tags: ['profileViewer:buddies'],
  parameters: { ...as('recruiter', 'buddies').parameters, ...dialogue },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(dialog.getByRole('button', { name: 'Connect with Theo Banning' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'buddy.toggle', id: 'kestrel-4' });
    await expect(
      dialog.getByRole('button', { name: 'Take back the request to Amara Quist' }),
    ).toBeInTheDocument();
  },
};

export const Claim: Story = {
  ...as('veteran', 'support', { open: { name: 'claim' } }),
  tags: ['profileViewer:support'],
  parameters: { ...as('veteran', 'support').parameters, ...dialogue },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Disability claim status' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'dialog.close' });
  },
};
export const Housing: Story = {
  ...as('veteran', 'support', { open: { name: 'housing' } }),
  parameters: { ...as('veteran', 'support').parameters, ...dialogue },
};

const interview = as('university', { contact: 'writing' }, { open });
export const Writing: Story = {
  ...interview,
  tags: ['profileViewer:contact.writing'],
  parameters: { ...interview.parameters, ...dialogue },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Interview' }));
    await waitFor(() =>
      expect(dialog.getByText(/It’s kept with your messages; this person is made up/)).toBeVisible(),
    );
    await userEvent.type(dialog.getByLabelText(/^Message/), 'Hello');
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'message', value: 'o' });
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

const refused = as(
  'university',
  { contact: 'invalid' },
  {
    open,
    errors: { day: 'Choose a day', time: 'Choose a time' },
    attempt: 1,
  },
);
export const Invalid: Story = {
  ...refused,
  tags: ['profileViewer:contact.invalid'],
  parameters: { ...refused.parameters, ...dialogue },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const day = dialog.getByRole('group', { name: 'Day' });
    await waitFor(() => expect(day.contains(document.activeElement)).toBe(true));
    await expect(day).toHaveAccessibleDescription(/Choose a day/);
  },
};

const dated = as(
  'university',
  { contact: 'writing' },
  { open, contact: { ...emptyViewerContact, day: '2026-12-07' } },
);
/** The day's times are in sight, and a press chooses one. */
export const ChoosingTheTime: Story = {
  ...dated,
  tags: ['profileViewer:contact.writing'],
  parameters: { ...dated.parameters, ...dialogue },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule Interview' }));
    await userEvent.click(dialog.getByRole('button', { name: /December 8, 2026/ }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'field.change',
      field: 'day',
      value: '2026-12-08',
    });
    await userEvent.click(dialog.getByRole('radio', { name: '1:00 PM' }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'field.change',
      field: 'time',
      value: '1:00 PM',
    });
  },
};

const filled = { ...emptyViewerContact, opportunity: 'Security analyst', message: 'We would like to talk.' };
const sending = as('recruiter', { contact: 'sending' }, { open, contact: filled });
export const Sending: Story = {
  ...sending,
  tags: ['profileViewer:contact.sending'],
  parameters: { ...sending.parameters, ...dialogue },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Opportunity' }));
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

const confirming = as('nonprofit', { contact: 'confirmingDiscard' }, { open, contact: filled });
export const ConfirmingDiscard: Story = {
  ...confirming,
  tags: ['profileViewer:contact.confirmingDiscard'],
  parameters: { ...confirming.parameters, ...dialogue },
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard what you wrote?' }));
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'close.confirm' });
  },
};

/** A sent message is also in the organization's inbox. */
export const Sent: Story = {
  ...as('recruiter', 'reading', { hasSent: true }),
  tags: ['profileViewer:reading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See it in your messages' })).toHaveAttribute(
      'href',
      '/demo/platform/messages/VS-2024-0417?role=recruiter',
    );
  },
};

export const OnAPhone: Story = { ...as('recruiter'), globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...as('university'), globals: { theme: 'dark' } };
