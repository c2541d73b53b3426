import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mentors } from '@vetsync/ui/screens/community/Mentors';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { foundMentor, mentoring, mentorsIn } from '../../support/community.ts';

const some = mentorsIn({}, {}, { requestedIds: ['peter-lund'] });
const meta = {
  title: 'Screens/community/Mentors',
  component: Mentors,
  args: { ...some.args, send: fn() },
} satisfies Meta<typeof Mentors>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = { branch: ['Army', 'Navy'], language: ['en', 'es'] };
const found = { mentors: [foundMentor], total: 1, options };
const ofAccount = { own: mentoring, ...found };
const asking = { mentor: foundMentor, text: 'Do you have time for a call in March?' };

export const Found: Story = {
  ...some,
  tags: ['mentors:list.listed.idle', 'mentors:own.known', 'mentors:dialog.closed', 'mentors:outbox.idle'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: '10 mentors found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to talk with Carolyn Meeks' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mentor.ask', mentorId: 'carolyn-meeks' });
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw your request to Peter Lund' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'mentor.withdraw', mentorId: 'peter-lund' });
  },
};
/** Somebody who mentors others, and has asked some. */
export const OwnMentoring: Story = {
  ...mentorsIn({}, ofAccount),
  play: async ({ args, canvas }) => {
    const asked = within(canvas.getByRole('article', { name: 'Ana Ruiz' }));
    await expect(asked.getByText('Asked you')).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Accept: Ana Ruiz' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'mentoring.take',
      id: mentoring.mentorships[0]!.id,
      step: 'accept',
    });
    await expect(canvas.getByRole('link', { name: 'Messages with Dale Whitfield' })).toHaveAttribute('href');
    await expect(canvas.queryByRole('link', { name: 'Messages with Owen Park' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Choose a time with Lee Okafor' })).toHaveAttribute('href');
    await expect(canvas.queryByRole('link', { name: 'Choose a time with Dale Whitfield' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Your hours' })).toHaveAttribute('href');
    await userEvent.click(canvas.getByRole('button', { name: 'Your offer' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'offer.open' });
  },
};
export const OwnMentoringOnAPhone: Story = {
  ...mentorsIn({}, ofAccount),
  globals: { viewport: { value: 'phone' } },
};
export const OwnMentoringInSpanish: Story = { ...mentorsIn({}, ofAccount), globals: { locale: 'es-US' } };
export const OwnMentoringDark: Story = { ...mentorsIn({}, ofAccount), globals: { theme: 'dark' } };
export const LoadingOwn: Story = { ...mentorsIn({ own: 'loading' }, found), tags: ['mentors:own.loading'] };
export const OwnFailed: Story = {
  ...mentorsIn({ own: 'failed' }, found),
  tags: ['mentors:own.failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'own.retry' });
  },
};
export const Asking: Story = {
  ...mentorsIn({ dialog: 'asking' }, { ...ofAccount, asking }),
  tags: ['mentors:dialog.asking'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask Peter Lund' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'request.send' });
  },
};
export const SendingRequest: Story = {
  ...mentorsIn({ dialog: 'asking', outbox: 'sending' }, { ...ofAccount, asking }),
  tags: ['mentors:outbox.sending'],
};
export const Refused: Story = {
  ...mentorsIn({ dialog: 'asking', outbox: 'refused' }, { ...ofAccount, asking }),
  tags: ['mentors:outbox.refused'],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('That wasn’t sent');
  },
};
export const Offering: Story = {
  ...mentorsIn(
    { dialog: 'offering' },
    { ...ofAccount, draft: { ...mentoring.offer!, topics: 'Apprenticeships, Licenses' } },
  ),
  tags: ['mentors:dialog.offering'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'What you offer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'offer.save' });
    await userEvent.click(dialog.getByRole('button', { name: 'Stop taking requests' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'offer.stop' });
  },
};
export const Ending: Story = {
  ...mentorsIn({ dialog: 'ending' }, { ...ofAccount, ending: mentoring.mentorships[1]!.id }),
  tags: ['mentors:dialog.ending'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'End it' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'end.confirm' });
  },
};
export const Loading: Story = {
  ...mentorsIn({ list: 'loading' }, { mentors: [], total: 0 }),
  tags: ['mentors:list.loading'],
};
export const Searching: Story = { ...mentorsIn({ list: 'searching' }), tags: ['mentors:list.searching'] };
export const Refreshing: Story = { ...mentorsIn({ list: 'refreshing' }), tags: ['mentors:list.refreshing'] };
export const Failed: Story = {
  ...mentorsIn({ list: 'failed' }, { mentors: [], total: 0 }),
  tags: ['mentors:list.failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
export const LoadingMore: Story = {
  ...mentorsIn({ list: { listed: 'loadingMore' } }, { ...found, cursor: 'next' }),
  tags: ['mentors:list.listed.loadingMore'],
};
export const PageFailed: Story = {
  ...mentorsIn({ list: { listed: 'pageFailed' } }, { ...found, cursor: 'next' }),
  tags: ['mentors:list.listed.pageFailed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
export const NoneFound: Story = {
  ...mentorsIn(
    { list: 'none' },
    { mentors: [], total: 0, filters: { q: 'zzz', field: 'Technology', branch: '', language: '' } },
  ),
  tags: ['mentors:list.none'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};
/** Nobody offers it yet. */
export const NoneYet: Story = {
  ...mentorsIn({ list: 'none' }, { mentors: [], total: 0, own: { offer: null, mentorships: [] } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No mentors here yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Become a mentor' })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...some, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...some, globals: { theme: 'dark' } };
