import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  privateRecordsMachine,
  recordText,
  type PrivateRecordsContext,
} from '@vetsync/machines/shell/privateRecords';
import { Card } from '@vetsync/ui/components/Card';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { expect } from 'storybook/test';
import type { StateValue } from 'xstate';
import { inState } from '../support/inState.ts';

interface RecordsView {
  saved: string;
  unsent: string;
  shown: string;
}

/** Private records have no screen. This shows what a tab gets of its draft, and what is not sent yet. */
function PrivateRecords({ view }: { view: RecordsView }) {
  return (
    <Card>
      <DescriptionList
        items={[
          { label: 'In the account', value: view.saved },
          { label: 'Not sent yet', value: view.unsent },
          { label: 'The tab gets', value: view.shown },
        ]}
      />
    </Card>
  );
}

const meta = { title: 'Machines/PrivateRecords', component: PrivateRecords } satisfies Meta<
  typeof PrivateRecords
>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = 'event_draft';
const records = (value: StateValue, context: Partial<PrivateRecordsContext> = {}) =>
  inState(
    privateRecordsMachine,
    (snapshot): RecordsView => ({
      saved: snapshot.context.saved[name] ?? 'nothing',
      unsent: snapshot.context.unsent[name] ?? 'nothing',
      shown: recordText(snapshot, name) ?? 'nothing',
    }),
    { value, input: { owner: 'jordan' }, context },
  );

/** What the account has is not known yet. A text of the last visit waits. */
export const Unknown: Story = {
  tags: ['privateRecords:unknown'],
  ...records('unknown', { unsent: { [name]: '"Coffee"' } }),
};

export const Idle: Story = {
  tags: ['privateRecords:idle'],
  ...records('idle', { saved: { [name]: '"Coffee"' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('"Coffee"')).toHaveLength(2);
  },
};

/** Somebody types. It is sent once they pause. */
export const Writing: Story = {
  tags: ['privateRecords:writing.pausing'],
  ...records(
    { writing: 'pausing' },
    { saved: { [name]: '"Coffee"' }, unsent: { [name]: '"Coffee at the pier"' } },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('"Coffee at the pier"')).toHaveLength(2);
  },
};
