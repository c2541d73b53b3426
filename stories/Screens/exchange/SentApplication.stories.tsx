import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  sentApplicationMachine,
  sentApplicationView,
  type OwnAnswer,
  type SentApplicationContext,
} from '@vetsync/machines/exchange/sentApplication';
import { emptyWorld } from '@vetsync/machines/model/world';
import { SentApplication } from '@vetsync/ui/screens/exchange/SentApplication';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StateValue } from 'xstate';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { now, intl } from '../../support/leads.ts';
import { inReadingWidth } from '../account/inReadingWidth.tsx';
import { openHistory, openings, rejectedHistory, sentWorlds } from './sentApplications.ts';

const meta = {
  title: 'Screens/exchange/SentApplication',
  component: SentApplication,
  args: { send: fn() },
  decorators: inReadingWidth,
} satisfies Meta<typeof SentApplication>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: StateValue, context: Partial<SentApplicationContext> = {}) =>
  inState(sentApplicationMachine, sentApplicationView, {
    value,
    input: {
      applicationId: 'application-1',
      world: sentWorlds.open,
      isKnown: true,
      isWhole: false,
      at: { role: 'user' },
      newId: () => 'a new id',
      intl,
      now,
    },
    context: { loaded: openHistory, ...context },
  });
const command = (type: OwnAnswer['type']) => ({
  command: { id: 'a command', type, payload: { applicationId: 'application-1' } },
});
const withdrawing = command('application.withdraw');
const offered = { world: sentWorlds.offered, loaded: null };
const idle = { history: 'loaded', answer: 'idle', openings: 'none' } as const;
const declined = { ...idle, openings: 'found' } as const;

export const Open: Story = {
  tags: ['sentApplication:history.loaded', 'sentApplication:answer.idle', 'sentApplication:openings.none'],
  ...shown(idle),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('They took back their decision (Jordan Reyes)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View listing' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'What you wrote' })).toHaveTextContent(
      /Your message.*I have worked on cranes since 2019/,
    );
    await expect(canvas.getByRole('region', { name: 'What you sent from your profile' })).toHaveTextContent(
      /Rigging.*Boatswain’s mate/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw this application' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'application.withdraw' });
  },
};

/** All spots are taken. */
export const Waiting: Story = {
  ...shown(idle, { world: sentWorlds.waiting, loaded: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On the waiting list')).toBeVisible();
    await expect(canvas.getByText(/^All spots are taken, so your application is on hold/)).toBeVisible();
  },
};

/** A spot is free for whoever has waited longest. */
export const NextInLine: Story = {
  ...shown(idle, { world: sentWorlds.next, loaded: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next in line')).toBeVisible();
    await expect(canvas.getByText(/^A spot is open, and you’ve waited longest/)).toBeVisible();
  },
};

/** A no: its reason, the words that came with it, and two openings that fit. */
export const Rejected: Story = {
  tags: ['sentApplication:openings.found'],
  ...shown(declined, { world: sentWorlds.rejected, loaded: rejectedHistory, openings }),
  play: async ({ canvas }) => {
    const letter = within(canvas.getByRole('region', { name: 'From Harbor Forge' }));
    await expect(letter.getByText('They were looking for more experience in this field.')).toBeVisible();
    await expect(letter.getByText(/Please look at our opening for riggers/)).toBeVisible();
    await expect(letter.getByText(/^Read your application/)).toBeVisible();
    const others = within(canvas.getByRole('region', { name: 'Two openings that fit' }));
    await expect(others.getByText('Asks for the same skills: Rigging, Hydraulics')).toBeVisible();
    await expect(others.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /Withdraw/ })).not.toBeInTheDocument();
    // Who read it, and what happened, in the order of time.
    const history = within(canvas.getByRole('region', { name: 'History' }));
    await expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/You applied/),
      expect.stringMatching(/Devon Okafor.*Opened your application/),
      expect.stringMatching(/no longer has an account.*Downloaded your application/),
      expect.stringMatching(/Jordan Reyes.*Opened your application/),
      expect.stringMatching(/\(Jordan Reyes\)/),
    ]);
    await expect(history.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/account/access');
  },
};

/** Until other openings are found, or if none fits. */
export const RejectedAlone: Story = {
  tags: ['sentApplication:openings.finding'],
  ...shown({ ...idle, openings: 'finding' }, { world: sentWorlds.rejected, loaded: rejectedHistory }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: /openings? that fit/ })).not.toBeInTheDocument();
  },
};

/** It waits for an answer until a day. */
export const Offered: Story = {
  ...shown(idle, offered),
  play: async ({ args, canvas }) => {
    const offer = within(canvas.getByRole('region', { name: 'They made you an offer.' }));
    await expect(offer.getByText('Please answer by Fri, Dec 4.')).toBeVisible();
    await userEvent.click(offer.getByRole('button', { name: 'Accept' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'application.accept' });
    await userEvent.click(offer.getByRole('button', { name: 'Decline' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'application.withdraw' });
    await expect(canvas.queryByRole('button', { name: /Withdraw/ })).not.toBeInTheDocument();
  },
};

export const Accepting: Story = {
  ...shown({ ...idle, answer: 'confirming' }, { ...offered, ...command('application.accept') }),
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Accept: Crane operator?' }));
    await userEvent.click(await question.findByRole('button', { name: 'Accept' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'answer.confirm' });
    await userEvent.click(question.getByRole('button', { name: 'Not yet' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'answer.cancel' });
  },
};

export const NotAccepted: Story = {
  ...shown(
    { ...idle, answer: 'notSent' },
    { ...offered, ...command('application.accept'), problem: unreachable },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your answer wasn’t sent');
    await expect(canvas.getByRole('button', { name: 'Accept' })).toBeEnabled();
  },
};

export const Accepted: Story = {
  ...shown(idle, { world: sentWorlds.accepted, loaded: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Accepted by you')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('You accepted');
    await expect(canvas.queryByText(/Please answer by/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Withdraw this application' })).toBeVisible();
  },
};

/** Declining says what it means for an offer. */
export const Declining: Story = {
  ...shown({ ...idle, answer: 'confirming' }, { ...offered, ...withdrawing }),
  play: async () => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Decline: Crane operator?' }));
    await waitFor(() => expect(question.getByText(/can give it to someone else/)).toBeVisible());
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeVisible();
  },
};

/** The offer stays in what was written, and asks for nothing anymore. */
export const DeclinedOffer: Story = {
  ...shown(idle, { world: sentWorlds.declined, loaded: null }),
  play: async ({ canvas }) => {
    const letter = within(canvas.getByRole('region', { name: 'From Harbor Forge' }));
    await expect(letter.getByText('They made you an offer.')).toBeVisible();
    await expect(canvas.queryByText(/^First step/)).not.toBeInTheDocument();
  },
};

const updating = (note: string) => ({
  command: {
    id: 'a command',
    type: 'application.update' as const,
    payload: { applicationId: 'application-1', note },
  },
});

/** Something has changed, and nothing is decided. */
export const Updating: Story = {
  ...shown({ ...idle, answer: 'confirming' }, updating('I have my rigging certificate now.')),
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Update your application: Crane operator' }),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /^What has changed/ }), '!');
    await expect(args.send).toHaveBeenCalledWith({
      type: 'note.change',
      note: 'I have my rigging certificate now.!',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Send update' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'answer.confirm' });
    await expect(dialog.getByRole('link', { name: 'Check your profile first' })).toHaveAttribute(
      'href',
      '/platform/profile?as=me',
    );
  },
};

export const UpdateNotSent: Story = {
  ...shown({ ...idle, answer: 'notSent' }, { ...updating('I moved.'), problem: unreachable }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Your update wasn’t sent');
    await expect(dialog.getByRole('textbox', { name: /^What has changed/ })).toHaveValue('I moved.');
  },
};

/** The organization was told, and what was sent says when. */
export const Updated: Story = {
  ...shown(idle, {
    answered: 'application.update',
    loaded: {
      ...openHistory,
      history: [
        ...openHistory.history,
        {
          ...openHistory.history[0]!,
          id: 'updated',
          step: 'updated',
          at: openHistory.history.at(-1)!.at,
          message: 'I have my rigging certificate now.',
        },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your update was sent. We told Harbor Forge.');
    await expect(canvas.getByText('I have my rigging certificate now.')).toBeVisible();
    await expect(canvas.getByText(/^As it was when you sent your update/)).toBeVisible();
  },
};

/** What comes next, and who works with them. */
export const Hired: Story = {
  ...shown(idle, { world: sentWorlds.hired }),
  play: async ({ canvas }) => {
    const taken = within(canvas.getByRole('region', { name: 'You’re hired' }));
    await expect(taken.getByText('Pick up your badge, Dec 1, 2026')).toBeVisible();
    await expect(taken.getByText('Devon Okafor')).toBeVisible();
  },
};

/** Goals and services of a program. */
export const Participating: Story = {
  ...shown(idle, { world: sentWorlds.participating }),
  play: async ({ canvas }) => {
    const taken = within(canvas.getByRole('region', { name: 'You’re in' }));
    await expect(taken.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
    await expect(taken.getByText(/^A lease in my own name/)).toHaveTextContent('reached');
    await expect(taken.getByText('In Progress')).toBeVisible();
  },
};

export const Completed: Story = {
  ...shown(idle, { world: sentWorlds.completed }),
  play: async ({ canvas }) => {
    const taken = within(canvas.getByRole('region', { name: 'How it ended' }));
    await expect(taken.getByText('Found a home')).toBeVisible();
  },
};

/** Nothing but the name was sent, and no one there has opened it. */
export const Unread: Story = {
  ...shown(idle, {
    loaded: {
      ...openHistory,
      sent: { snapshot: { name: 'Marisol Vega' }, answers: {} },
      log: { records: [], nextCursor: null },
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No one at Harbor Forge has opened it yet.')).toBeVisible();
    await expect(canvas.getByText('Only your name was sent.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'What you wrote' })).not.toBeInTheDocument();
  },
};

/** Who decided is not known yet. */
export const Reading: Story = {
  tags: ['sentApplication:history.loading'],
  ...shown({ history: 'loading', answer: 'idle' }, { world: sentWorlds.interview, loaded: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('They didn’t include a message.')).toBeVisible();
  },
};

export const HistoryFailed: Story = {
  tags: ['sentApplication:history.failed'],
  ...shown(
    { history: 'failed', answer: 'idle' },
    { world: sentWorlds.interview, loaded: null, problem: unreachable },
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'history.retry' });
  },
};

export const Confirming: Story = {
  tags: ['sentApplication:answer.confirming'],
  ...shown({ ...idle, answer: 'confirming' }, withdrawing),
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await question.findByRole('button', { name: 'Withdraw' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'answer.confirm' });
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'answer.cancel' });
  },
};

export const Withdrawing: Story = {
  tags: ['sentApplication:answer.sending'],
  ...shown({ ...idle, answer: 'sending' }, withdrawing),
};

/** The sign-in dialog is open over the page. */
export const Proving: Story = {
  tags: ['sentApplication:answer.proving'],
  ...shown({ ...idle, answer: 'proving' }, withdrawing),
};

export const NotWithdrawn: Story = {
  tags: ['sentApplication:answer.notSent'],
  ...shown({ ...idle, answer: 'notSent' }, { ...withdrawing, problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your application wasn’t withdrawn');
  },
};

export const Withdrawn: Story = {
  ...shown(idle, { world: sentWorlds.withdrawn, loaded: null, answered: 'application.withdraw' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We told Harbor Forge');
  },
};

/** No one there can decide on it. It can still be withdrawn, by keyboard. */
export const OrganizationSuspended: Story = {
  ...shown(idle, { world: sentWorlds.suspended }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Paused')).toBeVisible();
    await expect(canvas.getByText('VetSync suspended Harbor Forge')).toBeVisible();
    await expect(canvas.getByText(/We’ll keep your application/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Write to/ })).not.toBeInTheDocument();
    canvas.getByRole('button', { name: 'Withdraw this application' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'application.withdraw' });
  },
};

/** The server has nothing of it any more. What the person's world knows stays. */
export const OrganizationEnded: Story = {
  ...shown({ history: 'none', answer: 'idle' }, { world: sentWorlds.ended, loaded: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed')).toBeVisible();
    await expect(canvas.getByText('Harbor Forge is no longer on VetSync')).toBeVisible();
    await expect(canvas.getByText(/Your application is closed/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** No organization got it. */
export const Noted: Story = {
  tags: ['sentApplication:history.none'],
  ...shown({ history: 'none', answer: 'idle' }, { world: sentWorlds.noted, loaded: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It wasn’t sent through VetSync/)).toBeVisible();
  },
};

/** In the demo, where it has an ID and a score, and everything is in the world. */
export const Sample: Story = {
  ...shown(
    { history: 'none', answer: 'idle' },
    {
      applicationId: 'CAP5T3NE',
      at: { role: 'user' },
      isWhole: true,
      world: sentWorlds.sample,
      loaded: null,
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On the waiting list')).toBeVisible();
    await expect(canvas.getByText(/The school will decide again when a spot opens up/)).toBeVisible();
    await expect(canvas.getByText('CAP5T3NE')).toBeVisible();
    await expect(canvas.getByText('87%')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'What you wrote' })).toHaveTextContent(
      /I kept a network alive in the rain/,
    );
    await expect(canvas.queryByText(/from your profile/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/not sent through VetSync/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Education Hub' })).toHaveAttribute(
      'href',
      '/platform/education?as=me',
    );
  },
};

export const Loading: Story = {
  tags: ['sentApplication:history.waiting'],
  ...shown({ history: 'waiting', answer: 'idle' }, { world: emptyWorld, isKnown: false, loaded: null }),
};

export const Missing: Story = {
  ...shown({ history: 'waiting', answer: 'idle' }, { world: emptyWorld, loaded: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Application not found' })).toBeVisible();
  },
};
