import type { Meta, StoryObj } from '@storybook/react-vite';
import { listingSearchMachine, listingSearchView } from '@vetsync/machines/marketplace/listingSearch';
import { emptyWorld } from '@vetsync/machines/model/world';
import { sampleProviderListings } from '@vetsync/samples/wellness';
import { Stack } from '@vetsync/ui/components/Stack';
import { HospitalNotice } from '@vetsync/ui/screens/hospital/HospitalNotice';
import { ProviderNetwork } from '@vetsync/ui/screens/hospital/ProviderNetwork';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inState } from '../../support/inState.ts';
import { now, intl, seenAt } from '../../support/leads.ts';
import { opened } from '../../support/plays/opened.ts';

const providers = sampleProviderListings(seenAt);
const first = providers[0]!;
const noFacets = {
  total: providers.length,
  isAtLeast: false,
  type: [],
  remote: [],
  clearance: [],
  benefits: [],
};
const found = (isOpen: boolean) =>
  inState(listingSearchMachine, listingSearchView, {
    value: { comparison: 'knowing', list: { listed: 'idle' }, detail: isOpen ? 'open' : 'closed' },
    input: {
      server: { find: () => new Promise(() => {}), read: () => new Promise(() => {}) },
      scope: { kind: 'provider' },
      filters: { kind: 'provider' },
      openId: isOpen ? first.id : null,
      world: emptyWorld,
      at: { role: 'hospital' },
      intl,
      now,
    },
    context: {
      found: providers,
      facets: noFacets,
      opened: isOpen ? first : null,
    },
  });

const meta = {
  title: 'Screens/hospital/ProviderNetwork',
  component: ProviderNetwork,
  ...found(false),
  args: { ...found(false).args, send: fn() },
} satisfies Meta<typeof ProviderNetwork>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Staff read for their patients: nothing is saved, and no visit is asked for. */
export const Listed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(14);
    await expect(canvas.queryByRole('button', { name: /Schedule|Save/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`Details.*${first.title}`) }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'listing.open', id: first.id });
  },
};

export const Open: Story = {
  args: found(true).args,
  play: async () => {
    const dialog = within(await opened(first.title));
    await expect(dialog.queryByRole('button', { name: /Save|Apply/ })).toBeNull();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };

/** The demo says below what is invented. */
export const Demo: Story = {
  render: (args) => (
    <Stack space="large">
      <ProviderNetwork {...args} />
      <HospitalNotice />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sample/i)).toBeVisible();
  },
};
