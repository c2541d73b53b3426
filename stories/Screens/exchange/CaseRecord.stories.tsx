import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cases } from '@vetsync/ui/screens/exchange/cases/Cases';
import { expect, fn, userEvent, within } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { opened as openDialog } from '../../support/plays/opened.ts';
import { weekOfVisits } from '../bookings/bookings.ts';
import {
  inPortal,
  listed,
  opened,
  participants,
  patient,
  patients,
  student,
  students,
  whole,
  workspaceFor,
  written,
} from './cases.tsx';

const meta = {
  title: 'Screens/exchange/CaseRecord',
  component: Cases,
  args: { send: fn() },
  render: inPortal,
} satisfies Meta<typeof Cases>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = async (name = 'Marisol Vega') => within(await openDialog(name));
const { id } = whole.case;
const command = {
  id: 'a command',
  as: 'an organization',
  type: 'case.change',
  payload: { caseId: id, changes: {} },
} as const;

export const Open: Story = {
  tags: ['cases:open.record.shown.work.writing', 'cases:open.record.shown.history.current'],
  ...opened('writing'),
  play: async ({ args }) => {
    const record = await panel();
    await expect(record.getByText('Status: Active → At Risk')).toBeInTheDocument();
    await expect(record.getByText('Service: Moving costs')).toBeInTheDocument();
    await userEvent.click(record.getByRole('checkbox', { name: 'Power and water without arrears' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'record.change',
      changes: {
        goals: [
          { text: 'A lease in my own name', done: true },
          { text: 'Power and water without arrears', done: true },
        ],
      },
    });
    await userEvent.click(record.getByRole('button', { name: 'We talked today' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'contact.add' });
    await userEvent.type(record.getByRole('textbox', { name: /^Note/ }), 'x');
    await expect(args.send).toHaveBeenCalledWith({ type: 'words.change', field: 'notes', text: 'x' });
    await expect(record.getByRole('link', { name: 'Send a message' })).toHaveAttribute(
      'href',
      '/platform/community?as=first-month-fund',
    );
    await expect(record.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(record.getByRole('button', { name: 'Close record' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'closing.open' });
  },
};

export const OfAStudent: Story = {
  ...listed(
    { record: { shown: { work: 'writing', history: 'current' } } },
    {
      workspace: workspaceFor('student'),
      list: students,
      openId: student.id,
      lastId: student.id,
      opened: { ...whole, case: student, threadId: null },
    },
  ),
  play: async () => {
    const record = await panel('Luis Ortega');
    await expect(record.getByRole('textbox', { name: /^Term/ })).toHaveValue('Fall 2026');
  },
};

/** Only the demo's hospital knows conditions, and changes nothing. */
export const OfASamplePatient: Story = {
  ...listed(
    { record: { shown: { work: 'writing', history: 'current' } } },
    {
      workspace: workspaceFor('patient', 'viewer'),
      list: patients,
      openId: patient.id,
      lastId: patient.id,
      opened: {
        ...whole,
        case: { ...patient, conditions: ['Hearing loss', 'Tinnitus'] },
        threadId: null,
        visits: [...weekOfVisits.requests, ...weekOfVisits.visits.toReversed()],
      },
    },
  ),
  play: async () => {
    const record = await panel('Sam Nguyen');
    await expect(record.getByText('Hearing loss, Tinnitus')).toBeVisible();
    const past = within(record.getByRole('region', { name: 'Past appointments' }));
    await expect(past.getAllByRole('link', { name: 'First visit' })).toHaveLength(3);
    await expect(record.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Written: Story = {
  ...opened('writing', {
    drafts: written({
      changes: { progress: 140, nextStep: 'Sign the lease' },
      goal: 'A bed',
      service: 'Child care',
    }),
  }),
  play: async ({ args }) => {
    const record = await panel();
    await expect(record.getByText('Enter a number from 0 to 100.')).toBeInTheDocument();
    await userEvent.click(record.getByRole('button', { name: 'Add goal' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'goal.add' });
    await userEvent.click(record.getByRole('button', { name: 'Add service' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'service.add' });
    await userEvent.click(record.getByRole('button', { name: 'Discard changes' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'record.discard' });
  },
};

const drafts = written({ changes: { progress: 60 }, notes: 'The landlord has agreed.' });
export const Saving: Story = {
  tags: ['cases:open.record.shown.work.sending'],
  ...opened('sending', { drafts, command }),
};
/** The sign-in dialog is open over the page. */
export const Proving: Story = {
  tags: ['cases:open.record.shown.work.proving'],
  ...opened('proving', { drafts, command }),
};
export const Saved: Story = {
  tags: ['cases:open.record.shown.work.stored'],
  ...opened('stored', { command }),
  play: async () => {
    await expect((await panel()).getByText('Saved. The person sees it now.')).toBeVisible();
  },
};
export const NotSaved: Story = {
  tags: ['cases:open.record.shown.work.notStored'],
  ...opened('notStored', { drafts, command, sendProblem: unreachable }),
  play: async ({ args }) => {
    const record = await panel();
    await userEvent.click(record.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'record.save' });
  },
};
/** A colleague was faster. */
export const Overtaken: Story = {
  tags: ['cases:open.record.shown.work.overtaken', 'cases:open.record.shown.history.rereading'],
  ...opened('overtaken', { drafts, changedBy: 'Dana Fields' }, 'rereading'),
  play: async () => {
    await expect((await panel()).getByText('Dana Fields has changed this record')).toBeVisible();
  },
};
export const HistoryOutdated: Story = {
  tags: ['cases:open.record.shown.history.outdated'],
  ...opened('writing', {}, 'outdated'),
};

export const Closing: Story = {
  ...opened('writing', { drafts: written({ outcome: 'housing' }) }),
  play: async ({ args }) => {
    const record = await panel();
    await userEvent.click(record.getByRole('button', { name: 'Close record' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'closing.confirm' });
    await userEvent.click(record.getByRole('button', { name: 'Keep it open' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'closing.cancel' });
  },
};
const closed = participants[4]!;
export const Closed: Story = {
  ...opened('writing', { openId: closed.id, lastId: closed.id, opened: { ...whole, case: closed } }),
  play: async ({ args }) => {
    const record = await panel('Keisha Brandt');
    await expect(record.getByText('Found a home')).toBeVisible();
    await userEvent.click(record.getByRole('button', { name: 'Open again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'record.reopen' });
  },
};
export const OfAViewer: Story = {
  ...opened('writing', { workspace: workspaceFor('participant', 'viewer') }),
  play: async () => {
    const record = await panel();
    await expect(record.getByText(/^You can read this record/)).toBeVisible();
    await expect(record.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(record.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  },
};

const finding = { openId: id, lastId: id };
export const Finding: Story = {
  tags: ['cases:open.record.finding'],
  ...listed({ record: 'finding' }, finding),
};
export const Gone: Story = {
  tags: ['cases:open.record.missing'],
  ...listed({ record: 'missing' }, finding),
};
export const NotFound: Story = {
  tags: ['cases:open.record.failed'],
  ...listed({ record: 'failed' }, { ...finding, detailProblem: unreachable }),
  play: async ({ args }) => {
    const record = await panel('Record');
    await userEvent.click(record.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'detail.retry' });
  },
};
