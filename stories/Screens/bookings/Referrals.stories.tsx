import type { Meta, StoryObj } from '@storybook/react-vite';
import { referralsMachine, referralsView, type ReferralsContext } from '@vetsync/machines/bookings/referrals';
import { Referrals } from '@vetsync/ui/screens/bookings/Referrals';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { inState } from '../../support/inState.ts';
import { intl, now } from '../../support/leads.ts';
import {
  acceptedReferral,
  noReferrals,
  ownReferrals,
  proposedReferral,
  staffReferrals,
} from './referrals.ts';

const meta = {
  title: 'Screens/bookings/Referrals',
  component: Referrals,
  args: {
    send: fn(),
    reader: 'organization',
    tabHref: null,
    openHref: null,
    patientsHref: '/platform/patients?as=lone-prairie',
    conversationHref: (thread) => `/platform/messages?thread=${thread}`,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Referrals>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<ReferralsContext> = {}, openId: string | null = null) =>
  inState(referralsMachine, referralsView, {
    value,
    input: { openId, newId: () => 'a new id', intl, now },
    context: { loaded: staffReferrals, ...context },
  });
const idle = { page: { shown: 'idle' }, answer: 'idle' };
const own = { reader: 'person', tabHref: '/platform/wellness', patientsHref: null } as const;
const received = staffReferrals.referrals[0]!;

/** Those of a hospital, sent and received. */
export const OfAHospital: Story = {
  tags: ['referrals:page.shown.idle', 'referrals:answer.idle'],
  ...shown(idle),
  args: {
    ...shown(idle).args,
    openHref: (id) => `/platform/network?as=lone-prairie&show=referrals&referral=${id}`,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Read note: Dana Whitfield' })).toBeVisible();
    const waiting = within(canvas.getByRole('region', { name: 'Waiting for you' }));
    await expect(waiting.getByText('Referred by Cedar Valley Hospital')).toBeVisible();
    await userEvent.click(waiting.getByRole('button', { name: 'Accept: Marcus Hale' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'step.choose', id: received.id, step: 'accept' });
    await expect(canvas.getByText('We have no place before winter.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw: Dana Whitfield' }));
  },
};
/** What a person is asked, opened from its notification, above what became of another. */
export const OfAPerson: Story = {
  ...shown(idle, { loaded: ownReferrals }, proposedReferral.id),
  args: { ...shown(idle, { loaded: ownReferrals }, proposedReferral.id).args, ...own },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Wellness' })).toHaveAttribute('href', own.tabHref);
    await expect(canvas.getByText(/Nothing is sent unless you agree/)).toBeVisible();
    const title = 'Physical therapy, Harbor Clinic';
    await userEvent.click(canvas.getByRole('button', { name: `Agree: ${title}` }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'step.choose',
      id: proposedReferral.id,
      step: 'consent',
    });
    await expect(canvas.getByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      `/platform/messages?thread=${acceptedReferral.threadId}`,
    );
  },
};
export const None: Story = {
  ...shown(idle, { loaded: noReferrals }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open patients' })).toBeVisible();
  },
};
/** What staff see who can't answer. */
export const ToBeReadOnly: Story = {
  ...shown(idle, {
    loaded: {
      ...staffReferrals,
      mayAnswer: false,
      referrals: staffReferrals.referrals.map((one) => ({ ...one, note: null, answer: null })),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Accepting: Story = {
  tags: ['referrals:answer.asking'],
  ...shown(
    { page: { shown: 'idle' }, answer: 'asking' },
    { draft: { id: received.id, step: 'accept', text: '' } },
  ),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Accept this person?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Your message/ }), 'C');
    await expect(args.send).toHaveBeenCalledWith({ type: 'text.change', text: 'C' });
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'step.confirm' });
  },
};
export const Sending: Story = {
  tags: ['referrals:answer.sending'],
  ...shown(
    { page: { shown: 'idle' }, answer: 'sending' },
    { draft: { id: received.id, step: 'accept', text: 'Come by on Monday.' } },
  ),
};
export const Proving: Story = {
  tags: ['referrals:answer.proving'],
  ...shown(
    { page: { shown: 'idle' }, answer: 'proving' },
    { draft: { id: received.id, step: 'decline', text: 'We are full.' } },
  ),
};
export const NotSent: Story = {
  tags: ['referrals:answer.notSent'],
  ...shown(
    { page: { shown: 'idle' }, answer: 'notSent' },
    { draft: { id: received.id, step: 'accept', text: 'Come by on Monday.' } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That didn’t go through');
  },
};
export const Loading: Story = {
  tags: ['referrals:page.loading'],
  ...shown({ page: 'loading', answer: 'idle' }, { loaded: null }),
};
export const LoadingMore: Story = {
  tags: ['referrals:page.shown.loadingMore'],
  ...shown(
    { page: { shown: 'loadingMore' }, answer: 'idle' },
    { loaded: { ...staffReferrals, nextCursor: 'next' } },
  ),
};
export const MoreFailed: Story = {
  tags: ['referrals:page.shown.pageFailed'],
  ...shown(
    { page: { shown: 'pageFailed' }, answer: 'idle' },
    { loaded: { ...staffReferrals, nextCursor: 'next' } },
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
  },
};
export const Missing: Story = {
  tags: ['referrals:page.missing'],
  ...shown({ page: 'missing', answer: 'idle' }, { loaded: null }),
};
export const Failed: Story = {
  tags: ['referrals:page.failed'],
  ...shown({ page: 'failed', answer: 'idle' }, { loaded: null }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
