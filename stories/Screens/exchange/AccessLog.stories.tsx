import type { Meta, StoryObj } from '@storybook/react-vite';
import { accessLogMachine, accessLogView, type AccessLogContext } from '@vetsync/machines/exchange/accessLog';
import { AccessLog } from '@vetsync/ui/screens/exchange/AccessLog';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { inReadingWidth } from '../account/inReadingWidth.tsx';
import { accessRecords, consents } from './sharing.ts';

const meta = {
  title: 'Screens/exchange/AccessLog',
  component: AccessLog,
  args: { send: fn() },
  decorators: inReadingWidth,
} satisfies Meta<typeof AccessLog>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<AccessLogContext> = {}) =>
  inState(accessLogMachine, accessLogView, {
    value,
    input: { newId: () => 'a new id', intl, now },
    context: { consents, records: accessRecords, ...context },
  });
const application = consents[1]!;
const withdrawing = { selected: application } as const;

export const Listed: Story = {
  tags: ['accessLog:listed.idle'],
  ...shown({ listed: 'idle' }, { cursor: 'next' }),
  play: async ({ args, canvas }) => {
    const [opened] = canvas.getAllByRole('link', { name: 'Jordan Reyes, Tidewater Works' });
    await expect(opened).toHaveAttribute('href', '/platform/career/application/application-1?as=me');
    await expect(canvas.getByText('Opened what you show as a candidate')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Withdraw the application: Welder/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'consent.takeBack', id: 'application-1' });
    await expect(canvas.queryByRole('button', { name: /Crane operator/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
  },
};

export const Nothing: Story = {
  ...shown({ listed: 'idle' }, { consents: [], records: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No one has viewed anything yet')).toBeVisible();
  },
};

export const LoadingMore: Story = {
  tags: ['accessLog:listed.loadingMore'],
  ...shown({ listed: 'loadingMore' }, { cursor: 'next' }),
};

export const MoreFailed: Story = {
  tags: ['accessLog:listed.moreFailed'],
  ...shown({ listed: 'moreFailed' }, { cursor: 'next', problem: unreachable }),
};

export const Confirming: Story = {
  tags: ['accessLog:listed.confirming'],
  ...shown({ listed: 'confirming' }, withdrawing),
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await question.findByRole('button', { name: 'Withdraw' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.confirm' });
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'action.cancel' });
  },
};

export const ConfirmingToLeave: Story = { ...shown({ listed: 'confirming' }, { selected: consents[0]! }) };

export const Withdrawing: Story = {
  tags: ['accessLog:listed.sending'],
  ...shown({ listed: 'sending' }, withdrawing),
};

/** The sign-in dialog is open over the page. */
export const Proving: Story = {
  tags: ['accessLog:listed.proving'],
  ...shown({ listed: 'proving' }, withdrawing),
};

export const NotWithdrawn: Story = {
  tags: ['accessLog:listed.notTakenBack'],
  ...shown({ listed: 'notTakenBack' }, { ...withdrawing, problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That didn’t go through');
  },
};

export const Rereading: Story = {
  tags: ['accessLog:rereading'],
  ...shown('rereading', { ...withdrawing, isTakenBack: true }),
};

export const Withdrawn: Story = {
  ...shown(
    { listed: 'idle' },
    { ...withdrawing, isTakenBack: true, consents: consents.filter((one) => one !== application) },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You withdrew your application');
  },
};

export const Loading: Story = {
  tags: ['accessLog:loading'],
  ...shown('loading', { consents: [], records: [] }),
};

export const Failed: Story = {
  tags: ['accessLog:failed'],
  ...shown('failed', { consents: [], records: [], problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
