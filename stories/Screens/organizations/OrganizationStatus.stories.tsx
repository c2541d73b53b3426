import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrganizationStatus } from '@vetsync/ui/screens/organizations/OrganizationStatus';
import { expect } from 'storybook/test';

const meta = {
  title: 'Screens/organizations/OrganizationStatus',
  component: OrganizationStatus,
  args: { status: 'pending' },
} satisfies Meta<typeof OrganizationStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Waiting for approval')).toBeVisible(),
};
export const Approved: Story = {
  args: { status: 'approved' },
  play: ({ canvas }) => expect(canvas.getByText('Approved')).toBeVisible(),
};
export const Declined: Story = {
  args: { status: 'declined' },
  play: ({ canvas }) => expect(canvas.getByText('Declined')).toBeVisible(),
};
export const Suspended: Story = {
  args: { status: 'suspended' },
  play: ({ canvas }) => expect(canvas.getByText('Suspended')).toBeVisible(),
};
