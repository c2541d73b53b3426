import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@vetsync/ui/components/Text';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { PortalPages } from '@vetsync/ui/screens/exchange/PortalPages';
import { expect, within } from 'storybook/test';

const meta = {
  title: 'Screens/exchange/OrganizationPortal',
  component: PortalFrame,
  args: { title: 'Applications', tab: 'candidates', children: <Text>The list</Text> },
} satisfies Meta<typeof PortalFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tab with a list that has more on its page says what it is about. */
export const WithALead: Story = {
  args: { title: 'Interviews', tab: 'interviews' },
};

export const WithoutALead: Story = {
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
    const title = canvas.getByRole('heading', { level: 1, name: 'Program Participants' });
    const navigation = canvas.getByRole('navigation', { name: 'In this tab' });
    await expect(title.getBoundingClientRect().bottom).toBeLessThan(navigation.getBoundingClientRect().top);
    const links = within(navigation);
    await expect(links.getByRole('link', { name: 'Roster' })).toHaveAttribute('aria-current', 'page');
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
      <PortalFrame title="Veteran Students" tab="students">
        <Text>The list</Text>
      </PortalFrame>
    </PortalPages>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
