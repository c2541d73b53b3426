import {
  publicListingView,
  type ListingKind,
  type PublishedListing,
} from '@vetsync/machines/organizations/model';
import { PublicFrame } from '@vetsync/ui/screens/organizations/listings/public/PublicFrame';
import { PublicListing } from '@vetsync/ui/screens/organizations/listings/public/PublicListing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { publicListing, publicReader } from './listings.ts';

const viewOf = (kind: ListingKind, given: Partial<PublishedListing> = {}) =>
  publicListingView({
    kind: 'listing',
    listing: publicListing(kind, given),
    similar: [publicListing(kind, { id: 'similar', title: 'Turbine technician' })],
  });

const meta = {
  title: 'Screens/organizations/public/PublicListing',
  component: PublicListing,
  args: { view: viewOf('job'), intl: publicReader },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PublicFrame signInHref="/auth">
        <Story />
      </PublicFrame>
    ),
  ],
} satisfies Meta<typeof PublicListing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Job: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Marine diesel mechanic' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Apply' })).toHaveAttribute(
      'href',
      `/auth?returnTo=${encodeURIComponent(`/platform/marketplace?open=apply&listing=${publicListing('job').id}`)}`,
    );
    await expect(canvas.getAllByText(/\$62,000 to \$84,000/)[0]).toBeVisible();
    const similar = within(canvas.getByRole('region', { name: 'Similar openings' }));
    await expect(similar.getByRole('link', { name: 'Turbine technician' })).toHaveAttribute(
      'href',
      '/listings/similar',
    );
    await expect(canvas.getByRole('link', { name: 'What is VetSync?' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'harborworks.example' })).toHaveAttribute(
      'rel',
      'noopener nofollow ugc',
    );
  },
};
export const DegreeProgram: Story = {
  args: { view: viewOf('degree') },
  play: ({ canvas }) => expect(canvas.getAllByText(/May 1, 2027/)[0]).toBeVisible(),
};
export const Program: Story = {
  args: { view: viewOf('program') },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Who can take part' })).toBeVisible(),
};
export const Care: Story = {
  args: { view: viewOf('provider') },
  async play({ canvas }) {
    await expect(canvas.getByText('English, Spanish')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Apply' })).toBeNull();
  },
};
/** The time is that of the place, whoever reads. */
export const Event: Story = {
  args: { view: viewOf('event') },
  play: ({ canvas }) => expect(canvas.getAllByText(/Mar 6, 2027, 10:00 AM EST/)[0]).toBeVisible(),
};
/** Long words and markup are shown as they were written. */
export const LongTexts: Story = {
  args: {
    view: viewOf('job', {
      title: `Mechanic ${'very '.repeat(16)}senior`,
      description: `<b>Not bold</b> ${'x'.repeat(300)}\n\n${'Work with a team that has served. '.repeat(30)}`,
      salaryFrom: null,
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText(/<b>Not bold<\/b>/)).toBeVisible(),
};
