import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@vetsync/ui/components/Text';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { PortalPages } from '@vetsync/ui/screens/exchange/PortalPages';
import { PortalNotYet } from '@vetsync/ui/screens/exchange/PortalNotYet';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Screens/exchange/OrganizationPortal',
  component: PortalNotYet,
  args: {
    title: 'Appointments',
    tab: 'appointments',
    hrefs: {
      messages: '/platform/patients?as=harbor-health',
      listings: '/platform/departments?as=harbor-health',
    },
  },
} satisfies Meta<typeof PortalNotYet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Appointments: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open messages' })).toHaveAttribute(
      'href',
      '/platform/patients?as=harbor-health',
    );
  },
};

export const MentalHealth: Story = { args: { title: 'Mental Health', tab: 'mental-health' } };

export const Network: Story = {
  args: { title: 'Provider Network', tab: 'network' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open departments' })).toBeVisible();
  },
};

/** A tab with a list that has more on its page says what it is about. */
export const WithALead: Story = {
  render: () => (
    <PortalFrame title="Interviews" tab="interviews">
      <Text>The list</Text>
    </PortalFrame>
  ),
};

export const WithoutALead: Story = {
  render: () => (
    <PortalFrame title="Applications" tab="candidates">
      <Text>The list</Text>
    </PortalFrame>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('heading', { level: 1, name: 'Applications' }).getBoundingClientRect();
    await expect(width).toBeGreaterThan(1);
  },
};

/** A tab that has two pages names them. */
export const WithTwoPages: Story = {
  render: () => (
    <PortalPages
      kind="nonprofit"
      pages={[
        { page: 'cases', href: '/platform/participants?as=safe-berth', isCurrent: true },
        {
          page: 'applications',
          href: '/platform/participants?as=safe-berth&show=applications',
          isCurrent: false,
        },
      ]}
    >
      <PortalFrame title="Program Participants" tab="participants">
        <Text>The list</Text>
      </PortalFrame>
    </PortalPages>
  ),
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'In this tab' }));
    await expect(links.getByRole('link', { name: 'Participants' })).toHaveAttribute('aria-current', 'page');
    await expect(links.getByRole('link', { name: 'Applications' })).toHaveAttribute(
      'href',
      '/platform/participants?as=safe-berth&show=applications',
    );
  },
};

export const WithOnePage: Story = {
  render: () => (
    <PortalPages
      kind="university"
      pages={[{ page: 'cases', href: '/platform/students?as=caprock', isCurrent: true }]}
    >
      <Text>The list</Text>
    </PortalPages>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
