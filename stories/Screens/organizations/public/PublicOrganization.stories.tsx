import { publicOrganizationView } from '@vetsync/machines/organizations/model';
import { PublicFrame } from '@vetsync/ui/screens/organizations/listings/public/PublicFrame';
import { PublicOrganization } from '@vetsync/ui/screens/organizations/listings/public/PublicOrganization';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { publicListing, publicOrganization, publicReader } from './listings.ts';

const page = { kind: 'organization', organization: publicOrganization } as const;

const meta = {
  title: 'Screens/organizations/public/PublicOrganization',
  component: PublicOrganization,
  args: {
    view: publicOrganizationView({
      ...page,
      listings: [publicListing('job'), publicListing('event')],
      hasMore: true,
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
} satisfies Meta<typeof PublicOrganization>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Marine diesel mechanic' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '(757) 555-0134' })).toHaveAttribute(
      'href',
      'tel:7575550134',
    );
  },
};
export const NothingOpen: Story = {
  args: { view: publicOrganizationView({ ...page, listings: [], hasMore: false }) },
  play: ({ canvas }) => expect(canvas.getByText('Nothing is open right now')).toBeVisible(),
};
/** Only the name is known. */
export const OnlyName: Story = {
  args: {
    view: publicOrganizationView({
      kind: 'organization',
      organization: {
        ...publicOrganization,
        website: '',
        about: '',
        contactEmail: '',
        phone: '',
        location: '',
        zip: '',
      },
      listings: [publicListing('job')],
      hasMore: false,
    }),
  },
  play: ({ canvas }) => expect(canvas.queryByRole('heading', { name: 'Contact' })).toBeNull(),
};
