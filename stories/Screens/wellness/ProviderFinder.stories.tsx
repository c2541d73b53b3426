import type { Meta, StoryObj } from '@storybook/react-vite';
import { noProviderFilters } from '@vetsync/machines/wellness/model';
import { ProviderFinder } from '@vetsync/ui/screens/wellness/ProviderFinder';
import { expect, fn, userEvent, within } from 'storybook/test';
import { opened } from '../../support/plays/opened.ts';
import { finderIn } from '../../support/wellness.ts';

const found = finderIn({ open: { results: 'some', more: 'hidden' } });
const meta = {
  title: 'Screens/wellness/ProviderFinder',
  component: ProviderFinder,
  args: { ...found.args, send: fn() },
  parameters: { docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta<typeof ProviderFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  ...found,
  tags: ['providerFinder:open.results.some', 'providerFinder:open.more.hidden'],
  play: async ({ args }) => {
    const dialog = within(await opened('Find Healthcare Providers'));
    await expect(dialog.getByRole('heading', { name: '14 providers found' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Schedule with Dr. Joan Kessler' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search by name or specialty' }), 'c');
    await expect(args.send).toHaveBeenCalledWith({ type: 'filter.change', filter: 'q', value: 'c' });
    await userEvent.click(dialog.getByRole('button', { name: 'More Filters' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'more.show' });
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule with Dr. Renata Ellison' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'provider.choose', providerId: 'ellison' });
  },
};

const more = finderIn(
  { open: { results: 'some', more: 'shown' } },
  { filters: { ...noProviderFilters, accepting: true, specialty: 'Mental Health', location: 'Houston' } },
);
export const MoreFilters: Story = {
  ...more,
  tags: ['providerFinder:open.more.shown'],
  play: async ({ args }) => {
    const dialog = within(await opened('Find Healthcare Providers'));
    await expect(dialog.getByRole('heading', { name: '1 provider found' })).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: 'Accepting new patients only' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'filter.change',
      filter: 'accepting',
      value: false,
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Clear all' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'filters.clear' });
  },
};

const none = finderIn(
  { open: { results: 'none', more: 'hidden' } },
  { filters: { ...noProviderFilters, q: 'acupuncture' } },
);
export const NoneFound: Story = {
  ...none,
  tags: ['providerFinder:open.results.none'],
  play: async () => {
    const dialog = within(await opened('Find Healthcare Providers'));
    await expect(dialog.getByRole('heading', { name: '0 providers found' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Clear all' })).toBeVisible();
  },
};

export const Closed: Story = { ...finderIn('closed'), tags: ['providerFinder:closed', 'blank'] };
export const OnAPhone: Story = { ...found, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...found, globals: { theme: 'dark' } };
