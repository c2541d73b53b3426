import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProviderFinder } from '@vetsync/ui/screens/wellness/ProviderFinder';
import { expect, fn, userEvent, within } from 'storybook/test';
import { opened } from '../../support/plays/opened.ts';
import { careFound } from '../../support/wellness.ts';

const meta = {
  title: 'Screens/wellness/ProviderFinder',
  component: ProviderFinder,
  args: { view: careFound(), send: fn() },
  parameters: { docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta<typeof ProviderFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  play: async ({ args }) => {
    const dialog = within(await opened('Find Healthcare Providers'));
    await expect(dialog.getByRole('heading', { name: '14 providers found' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Schedule with Dr. Joan Kessler' })).toBeDisabled();
    await expect(dialog.getByRole('link', { name: 'Call 512-555-0114' })).toHaveAttribute(
      'href',
      'tel:5125550114',
    );
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search by name or specialty' }), 'c');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'c' });
    await userEvent.click(dialog.getByRole('button', { name: 'More Filters' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Accepting new patients only' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'filter.change',
      filter: 'accepting',
      value: 'true',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule with Dr. Renata Ellison' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'listing.apply', id: 'ellison' });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.close' });
  },
};

/** Those behind "More Filters" that are set are shown. */
export const MoreFilters: Story = {
  args: { view: careFound({ accepting: true, type: 'mental-health', place: 'Houston' }) },
  play: async ({ args }) => {
    const dialog = within(await opened('Find Healthcare Providers'));
    await expect(dialog.getByRole('heading', { name: '1 provider found' })).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: 'Accepting new patients only' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.change', filter: 'accepting', value: null });
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

export const NoneFound: Story = {
  args: { view: careFound({ q: 'acupuncture' }) },
  play: async () => {
    const dialog = within(await opened('Find Healthcare Providers'));
    await expect(dialog.getByRole('heading', { name: 'No one matches this search' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Clear all' })).toBeVisible();
  },
};

const account = careFound();
const [first] = account.found;
/** A signed-in person finds what organizations published, and how to reach them. */
export const OfOrganizations: Story = {
  args: {
    view: {
      ...account,
      choices: { ...account.choices, places: [], narrowings: [], distances: [], ratings: [] },
      found: [
        {
          ...first!,
          writeHref: '/platform/messages?as=me&organization=1',
          bookHref: '/platform/wellness/book/ellison',
          listing: {
            ...first!.listing,
            title: 'Physical therapy',
            organization: {
              ...first!.listing.organization,
              name: 'Harbor Clinic',
              website: 'https://clinic.example/',
            },
            miles: null,
            extras: {},
          },
        },
      ],
    },
  },
  play: async ({ args }) => {
    const dialog = within(await opened('Find Healthcare Providers'));
    await expect(dialog.getByRole('textbox', { name: /ZIP code/ })).toBeVisible();
    for (const name of ['Website', 'Send a message'])
      await expect(dialog.getByRole('link', { name })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /Schedule/ })).not.toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Book a visit with Physical therapy' })).toHaveAttribute(
      'href',
      '/platform/wellness/book/ellison',
    );
    await userEvent.click(dialog.getByRole('button', { name: /^View Details: Physical therapy/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'listing.open', id: 'ellison' });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
