import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabLinks } from '@vetsync/ui/components/TabLinks';
import { expect, userEvent } from 'storybook/test';
import Users from 'lucide-react/icons/users';

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

export const ManyOnAPhone: Story = {
  args: {
    items: ['Overview', 'Education', 'Benefits', 'Appointments', 'Community', 'Documents'].map(
      (label, at) => ({ href: `#${label}`, label, isCurrent: at === 0 }),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Grid: Story = { tags: ['grid'] };
