import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrganizationSearch } from '@vetsync/ui/screens/marketplace/OrganizationSearch';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { organizationsIn, registered, sampleOrganizations } from '../../support/marketplace.ts';

const found = sampleOrganizations;
const all = organizationsIn({ listed: 'idle' }, { found });
const meta = {
  title: 'Screens/marketplace/OrganizationSearch',
  component: OrganizationSearch,
  args: { ...all.args, send: fn() },
} satisfies Meta<typeof OrganizationSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  ...all,
  tags: ['organizationSearch:listed.idle'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: '8 organizations found' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^View Details of/ })).toHaveLength(8);
    for (const words of canvas.getAllByText('View Details')) await expect(words).toBeVisible();
    await expect(canvas.getAllByText('View Details')).toHaveLength(8);
    const search = canvas.getByRole('searchbox', { name: 'Search the marketplace' });
    await expect(search).toHaveAttribute('placeholder', 'Search organizations, programs, or services...');
    await userEvent.type(search, 'h');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'h' });
    await expect(
      canvas.getByRole('link', { name: 'View Details of Ridgeline Skills Academy' }),
    ).toHaveAttribute('href', '/platform/marketplace/organization/1');
    await expect(canvas.getByRole('link', { name: 'Switch Profile' })).toHaveAttribute('href', '/platform');
    await userEvent.click(canvas.getByRole('radio', { name: 'Jobs' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'kind.choose', kind: 'job' });
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
  ...organizationsIn(
    { listed: 'idle' },
    {
      found: found.slice(0, 1),
      filters: { q: 'training', category: 'education', location: 'california', type: 'corporate' },
    },
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 organization found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All Filters' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const None: Story = {
  ...organizationsIn('nothing', { filters: { q: 'submarine museum' } }),
  tags: ['organizationSearch:nothing'],
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
  ...organizationsIn(
    { listed: 'idle' },
    { found: found.slice(0, 1), filters: { category: 'health', listing: 'pilot' } },
  ),
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'View Details of Ridgeline Skills Academy' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all organizations' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'filter.change',
      filter: 'listing',
      value: 'all',
    });
  },
};

/** What a signed-in person sees: organizations that have registered themselves, page by page. */
export const SignedIn: Story = {
  ...organizationsIn({ listed: 'idle' }, { found: [registered], cursor: 'next', isSignedIn: true }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Organizations' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Details of Harbor Logistics' })).toHaveAttribute(
      'href',
      '/platform/marketplace/organization/harbor-logistics',
    );
    await expect(canvas.getByText('Employer · Norfolk, VA')).toBeVisible();
    await expect(canvas.queryByText(/^Sample data/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Switch Profile' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.endReached' });
  },
};

export const Loading: Story = { ...organizationsIn('loading'), tags: ['organizationSearch:loading'] };
export const Searching: Story = {
  ...organizationsIn('searching', { found, filters: { q: 'tr' } }),
  tags: ['organizationSearch:searching'],
};
export const Refreshing: Story = {
  ...organizationsIn('refreshing', { found, filters: { category: 'health' } }),
  tags: ['organizationSearch:refreshing'],
};
export const LoadingMore: Story = {
  ...organizationsIn({ listed: 'loadingMore' }, { found, cursor: 'next' }),
  tags: ['organizationSearch:listed.loadingMore'],
};
export const PageFailed: Story = {
  ...organizationsIn({ listed: 'pageFailed' }, { found, cursor: 'next' }),
  tags: ['organizationSearch:listed.pageFailed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
export const Failed: Story = {
  ...organizationsIn('failed', { problem: unreachable }),
  tags: ['organizationSearch:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
