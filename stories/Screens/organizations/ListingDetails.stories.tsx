import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListingKind, PublishedListing } from '@vetsync/machines/organizations/model';
import { ListingDetails } from '@vetsync/ui/screens/organizations/listings/ListingDetails';
import { expect } from 'storybook/test';
import { now, reader } from '../../support/leads.ts';
import { loadedListing, listingOf } from './parts/listings.ts';

const meta = {
  title: 'Screens/organizations/ListingDetails',
  component: ListingDetails,
} satisfies Meta<typeof ListingDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

const published = (kind: ListingKind): PublishedListing => {
  const { id, slug, name, kind: organizationKind, website, phone } = loadedListing(kind).owner.organization;
  return {
    ...listingOf(kind, 'published'),
    organization: { id, slug, name, kind: organizationKind, website, phone },
    miles: null,
  };
};
const of = (kind: ListingKind) => ({ args: { listing: published(kind), reader: { ...reader, now: now() } } });

export const Job: Story = {
  ...of('job'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Required skills' })).toBeVisible();
    await expect(canvas.getByText('Norfolk, VA')).toBeVisible();
    await expect(canvas.getByText('Secret')).toBeVisible();
  },
};
export const DegreeProgram: Story = {
  ...of('degree'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Up to 30 credit hours')).toBeVisible();
    await expect(canvas.getByText('Norfolk, VA, or remote')).toBeVisible();
    await expect(canvas.getByText('GI Bill')).toBeVisible();
  },
};
export const Program: Story = of('program');
export const Provider: Story = of('provider');
export const Event: Story = of('event');
