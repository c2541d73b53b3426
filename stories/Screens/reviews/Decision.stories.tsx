import type { Meta, StoryObj } from '@storybook/react-vite';
import { DecisionArea } from '@vetsync/ui/screens/reviews/DecisionArea';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { reader, seenAt } from '../../support/leads.ts';
import { collegeApplication, decidedWorld, decisionIn, worldAfter } from '../../support/reviews.ts';

const meta = {
  title: 'Screens/reviews/Decision',
  component: DecisionArea,
  args: { ...decisionIn('college').args, reader: { ...reader, now: seenAt }, send: fn() },
} satisfies Meta<typeof DecisionArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Tamika Rademacher';

/** Accept, waitlist or reject; interviews have their own button. */
export const College: Story = {
  ...decisionIn('college'),
  tags: ['decision:idle'],
  play: async ({ args }) => {
    const offered = screen.getAllByRole('button').map((button) => button.textContent);
    await expect(offered).toEqual(['Accept', 'Waitlist', 'Reject']);
    await userEvent.type(screen.getByRole('textbox', { name: /Notes/ }), 'A');
    await expect(args.send).toHaveBeenCalledWith({ type: 'notes.change', notes: 'A' });
    await userEvent.click(screen.getByRole('button', { name: 'Waitlist' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.choose', decision: 'waitlist' });
  },
};
export const Job: Story = { ...decisionIn('job'), tags: ['decision:idle'] };
export const Nonprofit: Story = { ...decisionIn('nonprofit'), tags: ['decision:idle'] };

export const Confirming: Story = {
  ...decisionIn('college', {
    decision: 'confirming',
    deciding: 'accepted',
    notes: 'The registrar counts 18 credits.',
  }),
  tags: ['decision:confirming'],
  play: async ({ args }) => {
    const question = within(screen.getByRole('region', { name: `Accept ${name}?` }));
    await expect(question.getByRole('textbox', { name: /Notes/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.confirm' });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.cancel' });
  },
};
export const ConfirmingRejection: Story = {
  ...decisionIn('nonprofit', { decision: 'confirming', deciding: 'reject' }),
  tags: ['decision:confirming'],
};
export const NotesTooLong: Story = {
  ...decisionIn('job', { decision: 'confirming', deciding: 'hire', notes: 'Calm and exact. '.repeat(320) }),
  tags: ['decision:confirming'],
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Hire' })).toBeDisabled();
    await expect(screen.getByText('These notes are too long. Please shorten them.')).toBeVisible();
  },
};

export const Recording: Story = {
  ...decisionIn('job', { decision: 'recording', deciding: 'hire', notes: 'Start in June.' }),
  tags: ['decision:recording'],
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(screen.getByRole('textbox', { name: /Notes/ })).toHaveAttribute('readonly');
  },
};

export const Recorded: Story = {
  ...decisionIn('college', { decision: 'recorded', deciding: 'waitlist' }),
  tags: ['decision:recorded'],
  play: async () => {
    const status = within(screen.getByRole('status'));
    await expect(status.getByText('Decision recorded: Waitlist')).toBeVisible();
    await expect(status.getByText('The applicant will be notified automatically.')).toBeVisible();
    await expect(screen.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** The current decision can be withdrawn or changed, but not made again. */
export const Current: Story = {
  ...decisionIn('college', { world: decidedWorld }),
  tags: ['decision:idle'],
  play: async ({ args }) => {
    await expect(screen.getByRole('button', { name: 'Waitlist' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.undo' });
  },
};
export const Undoing: Story = {
  ...decisionIn('college', { world: decidedWorld, decision: 'undoing' }),
  tags: ['decision:undoing'],
  play: async () => {
    for (const choice of ['Accept', 'Reject'])
      await expect(screen.getByRole('button', { name: choice })).toBeDisabled();
  },
};
/** A status that was set by a bulk action. */
export const SetInBulk: Story = {
  ...decisionIn('college', {
    world: worldAfter({
      type: 'status.set',
      decision: {
        kind: 'college',
        status: 'under_review',
        applicationId: collegeApplication.id,
        subject: 'Cybersecurity at State University',
      },
    }),
  }),
  tags: ['decision:idle'],
};
