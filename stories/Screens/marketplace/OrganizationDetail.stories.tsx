import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrganizationDetail } from '@vetsync/ui/screens/marketplace/OrganizationDetail';
import { OrganizationOffers } from '@vetsync/ui/screens/marketplace/OrganizationOffers';
import { expect, fn, userEvent, within } from 'storybook/test';
import { foundIn } from '../../support/listings.ts';
import {
  enrollment,
  offersOf,
  organizationIn,
  registered,
  sampleOrganizations,
} from '../../support/marketplace.ts';
import { foundListings } from './parts/foundListings.ts';

const [, , foundation, community] = sampleOrganizations;
const whole = organizationIn('reading', foundation);
const sendOffer = fn();
const meta = {
  title: 'Screens/marketplace/OrganizationDetail',
  component: OrganizationDetail,
  args: {
    ...whole.args,
    children: <OrganizationOffers view={offersOf('3')} send={sendOffer} />,
    send: fn(),
  },
} satisfies Meta<typeof OrganizationDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  ...whole,
  tags: ['organizationDetail:reading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Veterans Foundation' })).toBeVisible();
    const contact = within(canvas.getByRole('region', { name: 'Contact' }));
    await expect(contact.getByRole('link', { name: 'Call (210) 555-0127' })).toHaveAttribute(
      'href',
      'tel:2105550127',
    );
    await expect(contact.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
      'href',
      'mailto:intake@veterans-foundation.example.org',
    );
    await expect(contact.getByRole('link', { name: 'Visit the website' })).toHaveAttribute(
      'href',
      'https://veterans-foundation.example.org',
    );
    const programs = within(canvas.getByRole('region', { name: 'Programs' }));
    await expect(programs.getByText('Up to $3,500 a household')).toBeVisible();
    for (const name of ['About', 'At a glance', 'Certifications', 'Reviews from other places'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    await userEvent.click(programs.getByRole('button', { name: 'Apply for Housing Assistance' }));
    await expect(sendOffer).toHaveBeenCalledWith({ type: 'listing.apply', id: '3-housing' });
  },
};

/** One application under review, one accepted, one rejected. */
export const Applied: Story = {
  ...whole,
  args: {
    ...whole.args,
    children: (
      <OrganizationOffers
        view={offersOf('3', [
          enrollment('Housing Assistance', 'enrolled'),
          { ...enrollment('Career Transition', 'active'), id: 'P4WT9HCB' },
          { ...enrollment('Family Support', 'rejected'), id: 'D3N8RYKE' },
        ])}
        send={sendOffer}
      />
    ),
  },
  play: async ({ canvas }) => {
    const programs = within(canvas.getByRole('region', { name: 'Programs' }));
    await expect(programs.getByText('Under Review')).toBeVisible();
    await expect(programs.getByText('You applied 4 hours ago. Application ID K7M2QXA4.')).toBeVisible();
    await expect(programs.getByRole('button', { name: 'Apply again for Family Support' })).toBeVisible();
    await expect(programs.queryByRole('button', { name: /^Apply for/ })).not.toBeInTheDocument();
  },
};

/** Unverified, with fewer contact options. */
export const Community: Story = organizationIn('reading', community);

/** As a signed-in person sees one that has registered itself. */
export const Registered: Story = {
  ...organizationIn('reading', registered),
  args: {
    ...organizationIn('reading', registered).args,
    children: (
      <OrganizationOffers
        view={foundIn({ listings: [...foundListings] }, { scope: { kind: null } })}
        send={sendOffer}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Employer · Norfolk, VA')).toBeVisible();
    const contact = within(canvas.getByRole('region', { name: 'Contact' }));
    await expect(contact.getByRole('link', { name: 'Send a message' })).toHaveAttribute(
      'href',
      `/platform/messages?as=me&organization=${registered.id}`,
    );
    await expect(contact.getByRole('link', { name: 'Call (757) 555-0112' })).toBeVisible();
    await expect(contact.queryByText(/invented/)).not.toBeInTheDocument();
    await expect(within(canvas.getByRole('region', { name: 'Jobs' })).getAllByRole('link')).not.toHaveLength(
      0,
    );
    for (const name of ['Certifications', 'At a glance', 'Reviews from other places'])
      await expect(canvas.queryByRole('region', { name })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { ...organizationIn('loading'), tags: ['organizationDetail:loading'] };
export const Failed: Story = {
  ...organizationIn('failed'),
  tags: ['organizationDetail:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'organization.retry' });
  },
};

export const Unknown: Story = {
  ...organizationIn('unknown'),
  tags: ['organizationDetail:unknown'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Organization not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the marketplace' })).toHaveAttribute(
      'href',
      '/platform/marketplace',
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
