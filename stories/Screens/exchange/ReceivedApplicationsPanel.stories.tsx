import type { Meta, StoryObj } from '@storybook/react-vite';
import type {
  BatchResult,
  ReceivedApplicationsContext,
} from '@vetsync/machines/exchange/receivedApplications';
import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import type { ApplicationKind } from '@vetsync/machines/model/world';
import { ReceivedApplications } from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { colleagues, decidedApplication, shipyard, wholeApplication } from './samples.ts';
import { now } from '../../support/leads.ts';
import { self } from '../../support/organizations.ts';
import {
  workspace,
  detailOnly,
  id,
  inFrame,
  items,
  list,
  listedWith,
  opened,
  panel,
  takenBy,
} from './receivedApplications.tsx';

const meta = {
  title: 'Screens/exchange/ReceivedApplicationsPanel',
  component: ReceivedApplications,
  args: { send: fn() },
  render: inFrame,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReceivedApplications>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = { [id]: { decision: 'interview', message: 'Please come by on Monday.', notes: '' } } as const;
const deciding = {
  id: 'a command',
  as: shipyard.id,
  type: 'application.decide',
  expectedVersion: 1,
  payload: { applicationId: id, decision: 'interview' },
} as const;
const undoing = {
  id: 'a command',
  as: shipyard.id,
  type: 'decision.undo',
  payload: { decisionId: 'step-1' },
} as const;

export const Open: Story = {
  tags: [
    'receivedApplications:open.detail.shown.decision.writing',
    'receivedApplications:open.detail.shown.history.current',
  ],
  ...opened('writing'),
  play: async ({ args }) => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText(/from the water side/)).toBeVisible();
    await expect(application.getByText('Experience: “Led a team of 12.”')).toBeInTheDocument();
    await userEvent.click(application.getByRole('button', { name: 'Move to Interview' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.choose', decision: 'interview' });
  },
};

export const Writing: Story = {
  ...opened('writing', { drafts: draft }),
  play: async ({ args }) => {
    const application = await panel('Devon Okafor');
    await userEvent.type(application.getByRole('textbox', { name: /^Notes for colleagues/ }), 'x');
    await expect(args.send).toHaveBeenCalledWith({ type: 'words.change', field: 'notes', text: 'x' });
    await userEvent.click(application.getByRole('button', { name: 'Move to Interview' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.send' });
    await userEvent.click(application.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.choose', decision: null });
  },
};

/** What offers something can ask for an answer by a day. */
export const WritingOffer: Story = {
  ...opened('writing', { drafts: { [id]: { ...draft[id]!, decision: 'offer', answerBy: '2026-12-04' } } }),
  play: async ({ args }) => {
    const application = await panel('Devon Okafor');
    await expect(application.getByRole('spinbutton', { name: /^day, Answer by/ })).toHaveTextContent('4');
    await userEvent.click(application.getByRole('button', { name: 'Make an Offer' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.send' });
  },
};

const [choosing, writing] = [opened('writing').args.view, opened('writing', { drafts: draft }).args.view];

/** Choosing an outcome, and taking the choice back. */
export const ByKeyboard: Story = {
  args: { view: choosing },
  render: function ByKeyboardStory(args) {
    const [view, setView] = useState(args.view);
    return inFrame({
      ...args,
      view,
      send: (event) => {
        if (event.type === 'decision.choose') setView(event.decision === null ? choosing : writing);
      },
    });
  },
  play: async () => {
    const application = await panel('Devon Okafor');
    application.getByRole('button', { name: 'Move to Interview' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(application.getByRole('textbox', { name: /^Message/ })).toHaveFocus());
    application.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    const decision = application.getByRole('region', { name: 'Decision' });
    await waitFor(() => expect(decision).toContainElement(document.activeElement as HTMLElement));
  },
};

export const TooLong: Story = {
  ...opened('writing', { drafts: { [id]: { ...draft[id]!, notes: 'x'.repeat(5_001) } } }),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getByRole('button', { name: 'Move to Interview' })).toBeDisabled();
  },
};

export const OfAViewer: Story = {
  ...opened('writing', { workspace: { ...workspace, role: 'viewer' } }),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText(/Your role lets you read/)).toBeVisible();
    await expect(application.queryByRole('button', { name: 'Reject' })).not.toBeInTheDocument();
  },
};

export const Sending: Story = {
  tags: ['receivedApplications:open.detail.shown.decision.sending'],
  ...opened('sending', { drafts: draft, command: deciding }),
};

/** The sign-in dialog is open over the page. */
export const Proving: Story = {
  tags: ['receivedApplications:open.detail.shown.decision.proving'],
  ...opened('proving', { drafts: draft, command: deciding }),
};

export const NotStored: Story = {
  tags: ['receivedApplications:open.detail.shown.decision.notStored'],
  ...opened('notStored', { drafts: draft, command: deciding, decisionProblem: unreachable }),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText('Nothing was sent')).toBeVisible();
  },
};

export const Overtaken: Story = {
  tags: ['receivedApplications:open.detail.shown.decision.overtaken'],
  ...opened('overtaken', { drafts: draft, changedBy: 'Dana Fields', opened: decidedApplication }),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText('Dana Fields decided first')).toBeVisible();
  },
};

export const Decided: Story = {
  tags: ['receivedApplications:open.detail.shown.decision.stored'],
  ...opened('stored', { command: deciding, opened: decidedApplication }),
  play: async ({ args }) => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText('Decision recorded: Interview')).toBeVisible();
    await userEvent.click(application.getByRole('button', { name: 'Undo' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'decision.undo' });
    await expect(application.getByText(/Ask about the TWIC card/)).toBeInTheDocument();
  },
};

export const Undoing: Story = {
  ...opened('sending', { command: undoing, opened: decidedApplication }),
};

export const Undone: Story = {
  ...opened('stored', { command: undoing }),
};

/** Nothing is left to decide. */
export const Over: Story = {
  ...opened('writing', {
    opened: { ...wholeApplication, application: { ...wholeApplication.application, status: 'withdrawn' } },
  }),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText(/There’s nothing left to decide/)).toBeVisible();
  },
};

/** The applicant sent their name only. */
export const NameOnly: Story = {
  ...opened('writing', {
    opened: {
      ...wholeApplication,
      match: [],
      application: { ...wholeApplication.application, snapshot: { name: 'Devon Okafor' }, answers: {} },
    },
  }),
};

export const RereadingHistory: Story = {
  tags: ['receivedApplications:open.detail.shown.history.rereading'],
  ...opened('stored', { command: deciding }, 'rereading'),
};

/** The applicant has just sent it again, changed. */
export const Reloading: Story = {
  tags: ['receivedApplications:open.detail.shown.history.reloading'],
  ...opened('writing', {}, 'reloading'),
};

export const HistoryOutdated: Story = {
  tags: ['receivedApplications:open.detail.shown.history.outdated'],
  ...opened('stored', { command: deciding }, 'outdated'),
  play: async ({ args }) => {
    const application = await panel('Devon Okafor');
    await userEvent.click(application.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'history.retry' });
  },
};

export const Finding: Story = {
  tags: ['receivedApplications:open.detail.finding'],
  ...detailOnly('finding'),
};

export const NotFound: Story = {
  tags: ['receivedApplications:open.detail.missing'],
  ...detailOnly('missing'),
};

export const OpenFailed: Story = {
  tags: ['receivedApplications:open.detail.failed'],
  ...detailOnly('failed', { detailProblem: unreachable }),
  play: async ({ args }) => {
    const application = await panel('Application');
    await userEvent.click(application.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'detail.retry' });
  },
};

const opening = { ...colleagues[1], at: new Date(now() - 2 * 60_000).toISOString() };
export const OpenElsewhere: Story = {
  ...opened('writing', { list: { ...list, openings: { [id]: [opening] } } }),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getByText(/Dana Fields, 2 minutes ago/)).toBeVisible();
  },
};

const assigning = (result: BatchResult | null): Partial<ReceivedApplicationsContext> => ({
  openId: id,
  lastId: id,
  opened: wholeApplication,
  batchProblem: unreachable,
  batch: {
    task: { kind: 'assign', assignee: colleagues[1] },
    place: 'panel',
    items: [items[1]!],
    results: result ? { [items[1]!.id]: result } : {},
  },
});
const shownPanel = { detail: { shown: { decision: 'writing', history: 'current' } } };
export const Assigning: Story = {
  ...listedWith({ ...shownPanel, selection: 'sending' }, assigning(null)),
};
export const Assignable: Story = {
  ...opened('writing'),
  play: async ({ args }) => {
    const application = await panel('Devon Okafor');
    await userEvent.click(application.getByRole('button', { name: 'Assigned to Dana Fields. Change' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Me' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'row.assign', rowId: id, assigneeId: self });
  },
};
/** A colleague was faster. */
export const AssignedMeanwhile: Story = {
  ...listedWith({ ...shownPanel, selection: 'reported' }, assigning(takenBy)),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getAllByText(/A colleague got there first/)[0]).toBeVisible();
  },
};
export const NotAssigned: Story = {
  ...listedWith({ ...shownPanel, selection: 'reported' }, assigning(null)),
  play: async () => {
    const application = await panel('Devon Okafor');
    await expect(application.getAllByText(/It wasn’t assigned/)[0]).toBeVisible();
  },
};

const applicationTo = (
  kind: ApplicationKind,
  organization: 'university' | 'nonprofit',
  status: ApplicationStatus,
) =>
  opened('writing', {
    workspace: { ...workspace, organization: { ...shipyard, kind: organization } },
    opened: {
      ...wholeApplication,
      match: [],
      application: { ...wholeApplication.application, kind, status },
    },
  });
/** What a school decides. */
export const OpenAtACollege: Story = {
  ...applicationTo('college', 'university', 'submitted'),
  play: async () => {
    const application = await panel('Devon Okafor');
    for (const name of ['Accept', 'Waitlist', 'Move to Interview', 'Reject'])
      await expect(application.getByRole('button', { name })).toBeVisible();
  },
};
/** What a nonprofit decides. */
export const OpenAtANonprofit: Story = {
  ...applicationTo('nonprofit', 'nonprofit', 'enrolled'),
  play: async () => {
    const application = await panel('Devon Okafor');
    for (const name of ['Approve', 'Reject'])
      await expect(application.getByRole('button', { name })).toBeVisible();
  },
};

export const OpenOnAPhone: Story = {
  ...opened('writing'),
  globals: { viewport: { value: 'phone' } },
};
