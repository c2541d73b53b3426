import type { Meta, StoryObj } from '@storybook/react-vite';
import { DecisionArea } from '@vetsync/ui/screens/reviews/DecisionArea';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { decidedWorld, decisionIn } from '../../support/reviews.ts';

const meta = {
  title: 'Screens/reviews/Decision',
  component: DecisionArea,
  args: { ...decisionIn('college').args, today: '2026-11-24', send: fn() },
} satisfies Meta<typeof DecisionArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Tamika Rademacher';

/** Accept, waitlist or reject; interviews have their own button. */
export const College: Story = {
  ...decisionIn('college'),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: async ({ args }) => {
    const offered = screen.getAllByRole('button').map((button) => button.textContent);
    await expect(offered).toEqual(['Accept', 'Waitlist', 'Reject']);
    await userEvent.click(screen.getByRole('button', { name: 'Waitlist' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.choose', decision: 'waitlist' });
  },
};
export const Job: Story = {
  ...decisionIn('job'),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
};
export const Nonprofit: Story = {
  ...decisionIn('nonprofit'),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
};

export const Confirming: Story = {
  ...decisionIn('college', { decision: 'accepted', notes: 'The registrar counts 18 credits.' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: async ({ args }) => {
    const question = within(screen.getByRole('region', { name: `Accept ${name}?` }));
    await expect(question.getByRole('textbox', { name: /^Message to the applicant/ })).toHaveFocus();
    await userEvent.type(question.getByRole('textbox', { name: /^Notes/ }), '!');
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'words.change', field: 'notes' }),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.send' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.choose', decision: null });
  },
};
export const ConfirmingRejection: Story = {
  ...decisionIn('nonprofit', { decision: 'reject' }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
};
export const NotesTooLong: Story = {
  ...decisionIn('job', { decision: 'hire', notes: 'Calm and exact. '.repeat(320) }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Hire' })).toBeDisabled();
    await expect(screen.getByText('This text is too long. Please shorten it.')).toBeVisible();
  },
};

export const Sending: Story = {
  ...decisionIn('job', { value: 'sending', decision: 'hire', notes: 'Start in June.' }),
  tags: ['receivedApplications:open.detail.shown.decision.sending'],
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveAttribute('readonly');
  },
};
export const NotStored: Story = {
  ...decisionIn('job', { value: 'notStored', decision: 'hire' }),
  tags: ['receivedApplications:open.detail.shown.decision.notStored'],
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Nothing was sent');
    await expect(screen.getByRole('button', { name: 'Hire' })).toBeEnabled();
  },
};

export const Recorded: Story = {
  ...decisionIn('college', { value: 'closing', decision: 'waitlist' }),
  tags: ['receivedApplications:open.detail.shown.decision.closing'],
  play: async () => {
    const status = within(screen.getByRole('status'));
    await expect(status.getByText('Decision recorded: Waitlist')).toBeVisible();
    await expect(status.getByText('The applicant will be notified automatically.')).toBeVisible();
    await expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The current decision can be taken back or changed, but not made again. */
export const Current: Story = {
  ...decisionIn('college', { world: decidedWorld }),
  tags: ['receivedApplications:open.detail.shown.decision.writing'],
  play: async ({ args }) => {
    await expect(screen.queryByRole('button', { name: 'Waitlist' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.undo' });
  },
};
export const Undoing: Story = {
  ...decisionIn('college', { world: decidedWorld, value: 'sending', undoes: 'd2' }),
  tags: ['receivedApplications:open.detail.shown.decision.sending'],
  play: async () => {
    for (const choice of ['Accept', 'Reject'])
      await expect(screen.getByRole('button', { name: choice })).toBeDisabled();
  },
};
export const TakenBack: Story = {
  ...decisionIn('college', { value: 'stored', undoes: 'd2' }),
  tags: ['receivedApplications:open.detail.shown.decision.stored'],
};
