import { publicListingsView, type ListingFacets } from '@vetsync/machines/organizations/model';
import { PublicFrame } from '@vetsync/ui/screens/organizations/listings/public/PublicFrame';
import { PublicListings } from '@vetsync/ui/screens/organizations/listings/public/PublicListings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { publicListing, publicReader } from './listings.ts';

const facets = (total: number, isAtLeast = false): ListingFacets => ({
  total,
  isAtLeast,
  type: [],
  remote: [],
  clearance: [],
  benefits: [],
});
const nothing = { listings: [], nextCursor: null, facets: facets(0) };
const kinds = ['job', 'degree', 'program', 'provider', 'event'] as const;

const meta = {
  title: 'Screens/organizations/public/PublicListings',
  component: PublicListings,
  args: {
    view: publicListingsView({
      kind: 'listings',
      filters: {},
      found: {
        listings: kinds.map((kind) => publicListing(kind)),
        nextCursor: 'next',
        facets: facets(1_000, true),
      },
      isZipUnknown: false,
    }),
    intl: publicReader,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PublicFrame signInHref="/auth">
        <Story />
      </PublicFrame>
    ),
  ],
} satisfies Meta<typeof PublicListings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('1,000 or more results')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/listings?cursor=next',
    );
  },
};
export const NearAPlace: Story = {
  args: {
    view: publicListingsView({
      kind: 'listings',
      filters: { kind: 'job', q: 'diesel', near: '23510' },
      found: { listings: [publicListing('job', { miles: 3.4 })], nextCursor: null, facets: facets(1) },
      isZipUnknown: false,
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Jobs for veterans' })).toBeVisible();
    await expect(canvas.getByLabelText('What')).toHaveValue('diesel');
    await expect(canvas.getByText(/3\.4 miles away/)).toBeVisible();
  },
};
/** Remote ones from elsewhere come last, in a group of their own. */
export const RemoteFromElsewhere: Story = {
  args: {
    view: publicListingsView({
      kind: 'listings',
      filters: { kind: 'job', near: '23510' },
      found: {
        listings: [
          publicListing('job', { miles: 3.4 }),
          publicListing('job', { title: 'Support engineer', remote: true, miles: null }),
        ],
        nextCursor: null,
        facets: facets(2),
      },
      isZipUnknown: false,
    }),
  },
  async play({ canvas }) {
    const elsewhere = within(canvas.getByRole('region', { name: 'Remote, from anywhere' }));
    await expect(elsewhere.getByText('Support engineer')).toBeVisible();
    await expect(elsewhere.queryByText('Marine diesel mechanic')).toBeNull();
    await expect(canvas.getByText('Marine diesel mechanic')).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: {
    view: publicListingsView({
      kind: 'listings',
      filters: { q: 'submarine' },
      found: nothing,
      isZipUnknown: false,
    }),
  },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Show everything' })).toBeVisible(),
};
/** Before anyone published anything: no filter is to blame. */
export const NothingOpen: Story = {
  args: {
    view: publicListingsView({ kind: 'listings', filters: {}, found: nothing, isZipUnknown: false }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Nothing is open right now')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Show everything' })).toBeNull();
  },
};
export const UnknownZipCode: Story = {
  args: {
    view: publicListingsView({
      kind: 'listings',
      filters: { near: '00000' },
      found: { ...nothing, facets: null },
      isZipUnknown: true,
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('We don’t know this ZIP code.')).toBeVisible(),
};
