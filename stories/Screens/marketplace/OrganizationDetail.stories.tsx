import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrganizationDetail } from '@vetsync/ui/screens/marketplace/OrganizationDetail';
import { expect, fn, userEvent, within } from 'storybook/test';
import { enrollment, organizationIn } from '../../support/marketplace.ts';

const whole = organizationIn('reading');
const meta = {
  title: 'Screens/marketplace/OrganizationDetail',
  component: OrganizationDetail,
  args: { ...whole.args, send: fn() },
} satisfies Meta<typeof OrganizationDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  ...whole,
  tags: ['organizationDetail:reading'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Veterans Foundation' })).toBeVisible();
    const contact = within(canvas.getByRole('region', { name: 'Contact' }));
    await expect(contact.getByRole('link', { name: 'Call (210) 555-0127' })).toHaveAttribute(
      'href',
      'tel:+12105550127',
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
    await expect(args.send).toHaveBeenCalledWith({ type: 'program.apply', programId: '3-housing' });
  },
};

/** The page below the application dialog. */
export const Applying: Story = {
  ...organizationIn('applying', { programId: '3-housing' }),
  tags: ['organizationDetail:applying'],
};

/** One application under review, one accepted, one rejected. */
export const Applied: Story = {
  ...organizationIn('reading', {
    applications: [
      enrollment('Housing Assistance', 'enrolled'),
      { ...enrollment('Career Transition', 'active'), id: 'P4WT9HCB' },
      { ...enrollment('Family Support', 'rejected'), id: 'D3N8RYKE' },
    ],
  }),
  play: async ({ canvas }) => {
    const programs = within(canvas.getByRole('region', { name: 'Programs' }));
    await expect(programs.getByText('Under Review')).toBeVisible();
    await expect(programs.getByText('You applied 4 hours ago. Application ID K7M2QXA4.')).toBeVisible();
    await expect(programs.getByRole('button', { name: 'Apply again for Family Support' })).toBeVisible();
    await expect(programs.queryByRole('button', { name: /^Apply for/ })).not.toBeInTheDocument();
  },
};

/** Unverified, with fewer contact options. */
export const Community: Story = organizationIn('reading', { organizationId: '4' });

export const Unknown: Story = {
  ...organizationIn('unknown', { organizationId: '99' }),
  tags: ['organizationDetail:unknown'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Organization not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the marketplace' })).toHaveAttribute(
      'href',
      '/demo/platform/marketplace?role=user',
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
