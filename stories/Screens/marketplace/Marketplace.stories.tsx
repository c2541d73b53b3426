import type { Meta, StoryObj } from '@storybook/react-vite';
import { noMarketplaceFilters, type Organization } from '@vetsync/machines/marketplace/model';
import { sampleOrganizations } from '@vetsync/samples/marketplace';
import { Marketplace } from '@vetsync/ui/screens/marketplace/Marketplace';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { seenAt } from '../../support/leads.ts';
import { marketplaceIn } from '../../support/marketplace.ts';

const all = marketplaceIn('found');
const meta = {
  title: 'Screens/marketplace/Marketplace',
  component: Marketplace,
  args: { ...all.args, send: fn() },
} satisfies Meta<typeof Marketplace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  ...all,
  tags: ['marketplace:found'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: '8 organizations found' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^View Details of/ })).toHaveLength(8);
    for (const words of canvas.getAllByText('View Details')) await expect(words).toBeVisible();
    await expect(canvas.getAllByText('View Details')).toHaveLength(8);
    const search = canvas.getByRole('searchbox', { name: 'Search the marketplace' });
    await expect(search).toHaveAttribute('placeholder', 'Search organizations, programs, or services...');
    await userEvent.type(search, 'h');
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.change', filter: 'q', value: 'h' });
    await expect(
      canvas.getByRole('link', { name: 'View Details of Ridgeline Skills Academy' }),
    ).toHaveAttribute('href', '/demo/organization/1');
    await expect(canvas.getByRole('link', { name: 'Switch Profile' })).toHaveAttribute(
      'href',
      '/demo/platform',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Category/ }));
    const choices = await screen.findAllByRole('option');
    await expect(choices.map(({ textContent }) => textContent)).toEqual([
      'All Categories (247)',
      'Veterans Organizations (85)',
      'Community (62)',
      'Volunteer (45)',
      'Networking (28)',
      'Education (18)',
      'Health (9)',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Health (9)' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'filter.change',
      filter: 'category',
      value: 'health',
    });
  },
};

export const Filtered: Story = {
  ...marketplaceIn('found', {
    route: {
      filters: { q: 'training', category: 'education', location: 'california', type: 'corporate' },
      listing: 'all',
    },
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 organization found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All Filters' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const None: Story = {
  ...marketplaceIn('none', {
    route: { filters: { ...noMarketplaceFilters, q: 'submarine museum' }, listing: 'all' },
  }),
  tags: ['marketplace:none'],
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText('No organizations found matching your criteria. Try adjusting your search or filters'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All Filters' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

/** As observed in the specification: one organization, and selects that don't filter. */
export const Pilot: Story = {
  ...marketplaceIn('found', {
    route: { filters: { ...noMarketplaceFilters, category: 'health' }, listing: 'pilot' },
  }),
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'View Details of Ridgeline Skills Academy' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all organizations' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'listing.choose', listing: 'all' });
  },
};

const many = Array.from({ length: 247 }, (_, index) => ({
  ...(sampleOrganizations(seenAt)[index % 8] as Organization),
  id: String(index + 1),
}));
/** More than fit in the list at once. */
export const Many: Story = {
  ...marketplaceIn('found', { organizations: many }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 235 more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.more' });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
