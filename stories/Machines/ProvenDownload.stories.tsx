import type { Meta, StoryObj } from '@storybook/react-vite';
import { provenDownloadMachine } from '@vetsync/machines/account/provenDownload';
import { Card } from '@vetsync/ui/components/Card';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { expect } from 'storybook/test';
import { inState } from '../support/inState.ts';

interface DownloadView {
  state: string;
  href: string;
}

/** A download has no screen. This shows what is to be downloaded, and what it waits for. */
function ProvenDownload({ view }: { view: DownloadView }) {
  return (
    <Card>
      <DescriptionList
        items={[
          { label: 'File', value: view.href },
          { label: 'State', value: view.state },
        ]}
      />
    </Card>
  );
}

const meta = { title: 'Machines/ProvenDownload', component: ProvenDownload } satisfies Meta<
  typeof ProvenDownload
>;
export default meta;
type Story = StoryObj<typeof meta>;

const href = '/api/leads/export.csv?veteran=veteran';
const download = (value: string) =>
  inState(
    provenDownloadMachine,
    (snapshot): DownloadView => ({ state: snapshot.value, href: snapshot.context.href || 'none' }),
    { value, context: value === 'idle' ? {} : { href } },
  );

export const Idle: Story = {
  tags: ['provenDownload:idle'],
  ...download('idle'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('none')).toBeVisible();
  },
};

/** The server is asked how old the proof is. */
export const Asking: Story = { tags: ['provenDownload:asking'], ...download('asking') };

/** The proof dialog is open. */
export const Proving: Story = {
  tags: ['provenDownload:proving'],
  ...download('proving'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(href)).toBeVisible();
    await expect(canvas.getByText('proving')).toBeVisible();
  },
};
