import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceivedApplications } from '@vetsync/ui/screens/exchange/ReceivedApplications';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { opened } from '../../support/plays/opened.ts';
import { colleagues, receivedRows } from './samples.ts';
import {
  done,
  halfDone,
  inFrame,
  items,
  listed,
  listedWith,
  resultsOf,
  takenBy,
} from './receivedApplications.tsx';

const meta = {
  title: 'Screens/exchange/ReceivedApplicationsSelection',
  component: ReceivedApplications,
  args: { send: fn() },
  render: inFrame,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReceivedApplications>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowIds = receivedRows.map((row) => row.id);
const someSelected = { selected: new Set(rowIds.slice(0, 5)) };

/** Each decision says how many of the selected applications it changes. */
export const Selected: Story = {
  ...listed(undefined, someSelected),
  play: async ({ args, canvas }) => {
    const bar = within(canvas.getByRole('region', { name: 'Selected' }));
    await expect(bar.getByText('5 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Reject (4)' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.decide', decision: 'reject' });
    await userEvent.click(bar.getByRole('button', { name: 'Assign' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dana Fields' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.assign', assigneeId: colleagues[1].id });
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'selection.clear' });
  },
};

const bulkDraft = { decision: 'interview', message: '', notes: '' } as const;
export const WritingToMany: Story = {
  tags: ['receivedApplications:open.selection.writing'],
  ...listedWith({ selection: 'writing' }, { ...someSelected, bulkDraft }),
  play: async ({ args }) => {
    const dialog = within(await opened(/^Move .+, .+, and .+ to interview\?$/));
    await expect(dialog.getByText(/^5 selected\. 1 is already decided/)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Message to each applicant/ }), 'x');
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.write', field: 'message', text: 'x' });
    await userEvent.click(dialog.getByRole('button', { name: 'Move 3 to interview' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.confirm' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'bulk.cancel' });
  },
};

/** Colleagues have decided on all of them while one writes. */
export const NothingLeftForMany: Story = {
  ...listedWith({ selection: 'writing' }, { selected: new Set(rowIds.slice(4, 7)), bulkDraft }),
  play: async () => {
    const dialog = within(await opened());
    await expect(dialog.getByText(/There’s nothing left to send/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Move 0 to interview' })).toBeDisabled();
  },
};

export const SendingToMany: Story = {
  tags: ['receivedApplications:open.selection.sending'],
  ...listedWith({ selection: 'sending' }, { ...someSelected, batch: halfDone }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 6')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reject (4)' })).toBeDisabled();
  },
};

/** The sign-in dialog is open over the page. */
export const ProvingForMany: Story = {
  tags: ['receivedApplications:open.selection.proving'],
  ...listedWith({ selection: 'proving' }, { batch: halfDone }),
};

export const ManyDecided: Story = {
  tags: ['receivedApplications:open.selection.reported'],
  ...listedWith(
    { selection: 'reported' },
    { batch: { ...halfDone, results: resultsOf([done, done, done, done, done, done]) } },
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('6 decisions were sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo 6' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'batch.undo' });
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'batch.dismiss' });
  },
};

/** What became of each: a colleague was faster, the server refused, an answer was lost. */
export const SomeNotDecided: Story = {
  ...listedWith(
    { selection: 'reported' },
    {
      batchProblem: unreachable,
      batch: {
        ...halfDone,
        results: resultsOf([
          done,
          done,
          { state: 'changed', status: 'hired', by: 'Dana Fields' },
          { state: 'changed', status: 'withdrawn', by: null },
          { state: 'refused', problem: { status: 404, code: 'not_found', detail: 'There is none.' } },
        ]),
      },
    },
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('2 decisions were sent. 4 weren’t done.')).toBeVisible();
    await expect(canvas.getByText('Dana Fields got there first. Its status is: Hired.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try 1 again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'batch.retry' });
  },
};

export const ManyAssigned: Story = {
  ...listedWith(
    { selection: 'reported' },
    {
      batch: {
        task: { kind: 'assign', assignee: colleagues[1] },
        place: 'list',
        items,
        results: resultsOf([done, done, done, done, done, takenBy]),
      },
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 applications assigned to Dana Fields. 1 wasn’t done.')).toBeVisible();
    await expect(
      canvas.getByText('A colleague got there first. It’s assigned to Olive Owner.'),
    ).toBeVisible();
  },
};

export const SelectedOnAPhone: Story = {
  ...listed(undefined, someSelected),
  globals: { viewport: { value: 'phone' } },
};
