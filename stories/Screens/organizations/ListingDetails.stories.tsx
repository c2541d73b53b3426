import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListingKind, PublishedListing } from '@vetsync/machines/organizations/model';
import { ListingDetails } from '@vetsync/ui/screens/organizations/listings/ListingDetails';
import { expect } from 'storybook/test';
import { now, intl } from '../../support/leads.ts';
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
const of = (kind: ListingKind) => ({ args: { listing: published(kind), intl: { ...intl, now: now() } } });

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
const program = of('program').args;
const taken = (spotsTaken: number, whenFull: PublishedListing['whenFull']): Story => ({
  args: { ...program, listing: { ...program.listing, spotsTaken, whenFull } },
});
export const Program: Story = {
  ...taken(37, 'close'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 40 left')).toBeVisible();
  },
};
/** Its staff chose that nobody can apply then. */
export const Full: Story = {
  ...taken(40, 'close'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All spots are taken. No one can apply for now.')).toBeVisible();
  },
};
export const FullWithWaitingList: Story = {
  ...taken(40, 'waitlist'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('All spots are taken. If you apply, you’re on the waiting list.'),
    ).toBeVisible();
  },
};
export const Provider: Story = of('provider');
export const Event: Story = of('event');
