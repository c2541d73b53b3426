import type { Meta, StoryObj } from '@storybook/react-vite';
import { keptListingsMachine } from '@vetsync/machines/marketplace/keptListings';
import type { KeptListingsContext } from '@vetsync/machines/marketplace/keptListings';
import { Card } from '@vetsync/ui/components/Card';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { expect } from 'storybook/test';
import { inState } from '../support/inState.ts';
import { foundListings } from '../Screens/marketplace/parts/foundListings.ts';

interface KeptView {
  kept: string;
  known: string;
}

/** What a person keeps in mind has no screen of its own: its days are among others. This shows what is known of it. */
function KeptListings({ view }: { view: KeptView }) {
  return (
    <Card>
      <DescriptionList
        items={[
          { label: 'Saved or begun', value: view.kept },
          { label: 'Still published', value: view.known },
        ]}
      />
    </Card>
  );
}

const meta = { title: 'Machines/KeptListings', component: KeptListings } satisfies Meta<typeof KeptListings>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = foundListings;
const kept = (value: string, context: Partial<KeptListingsContext> = {}) =>
  inState(
    keptListingsMachine,
    (snapshot): KeptView => ({
      kept: snapshot.context.ids.join(', '),
      known: snapshot.context.listings.map(({ title }) => title).join(', ') || 'nothing',
    }),
    { value, input: { ids: foundListings.slice(0, 2).map(({ id }) => id), read: async () => [] }, context },
  );

export const Reading: Story = { tags: ['keptListings:reading'], ...kept('reading') };

/** The second has closed. */
export const Known: Story = {
  tags: ['keptListings:known'],
  ...kept('known', { listings: [first] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(first.title)).toBeVisible();
  },
};

/** Without an answer, what was known stays. */
export const Failed: Story = { tags: ['keptListings:failed'], ...kept('failed', { listings: [first] }) };
