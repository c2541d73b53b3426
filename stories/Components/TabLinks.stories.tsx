import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabLinks } from '@vetsync/ui/components/TabLinks';
import { expect, userEvent, waitFor } from 'storybook/test';
import Users from 'lucide-react/icons/users';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';

const items = [
  { href: '#all', label: 'All organizations', icon: Users, count: 247, isCurrent: true },
  { href: '#saved', label: 'Saved', count: 0, isCurrent: false },
  { href: '#programs', label: 'Programs', isCurrent: false },
];

const meta = {
  title: 'Components/TabLinks',
  component: TabLinks,
  args: { label: 'Marketplace', items },
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Marketplace' })).toBeVisible();
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('All organizations247');
    await userEvent.tab();
    await expect(current).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Saved 0' })).toHaveFocus();
  },
};

const many = ['Overview', 'Education', 'Benefits', 'Appointments', 'Community', 'Documents'].map(
  (label, index) => ({ href: `#${label}`, label, isCurrent: index === 0 }),
);

export const ManyOnAPhone: Story = {
  args: { items: many },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

/** As after opening its URL, without keyboard navigation. */
export const CurrentAtEnd: Story = {
  args: { items: many.map((item) => ({ ...item, isCurrent: item.label === 'Documents' })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    const end = canvas.getByRole('list').getBoundingClientRect().right;
    // The scroll position is in whole pixels; the last tab's edge may not be.
    await waitFor(() => expect(Math.floor(current.getBoundingClientRect().right)).toBeLessThanOrEqual(end));
    await expect(window.scrollY).toBe(0);
  },
};

export const Grid: Story = { tags: ['grid'] };
