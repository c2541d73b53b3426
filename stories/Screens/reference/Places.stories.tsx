import type { Meta, StoryObj } from '@storybook/react-vite';
import { Places } from '@vetsync/ui/screens/reference/Places';
import { expect, fn, userEvent } from 'storybook/test';
import { foundPlaces, placesIn } from './places.ts';

const shown = placesIn('shown', { near: '82001' }, { found: foundPlaces });
const meta = {
  title: 'Screens/reference/Places',
  component: Places,
  decorators: [(Story) => <main>{Story()}</main>],
  args: { ...shown.args, send: fn() },
} satisfies Meta<typeof Places>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  ...shown,
  tags: ['places:shown'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 places' })).toBeVisible();
    await expect(canvas.getByText('Vet Center · 8.6 miles')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 307-555-0170' })).toHaveAttribute(
      'href',
      'tel:3075550170',
    );
    await expect(canvas.getByText(/From VA’s list of May 20, 2020/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Hours/ }));
    await expect(canvas.getByText('7:00 AM – 4:30 PM')).toBeVisible();
    await expect(canvas.getByText('Open all day')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Vet Centers' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'kind.choose', kind: 'vet-center' });
    await userEvent.type(canvas.getByRole('textbox', { name: /^ZIP code/ }), '1');
    await expect(args.send).toHaveBeenCalledWith({ type: 'zip.change', zip: '820011' });
  },
};
export const Asking: Story = { ...placesIn('asking', {}), tags: ['places:asking'] };
export const Loading: Story = { ...placesIn('loading'), tags: ['places:loading'] };
export const Nothing: Story = { ...placesIn('nothing'), tags: ['places:nothing'] };
export const Unknown: Story = { ...placesIn('unknown', { near: '00000' }), tags: ['places:unknown'] };
/** Nobody has brought in the lists: VA's own locator answers. */
export const NotImported: Story = {
  ...placesIn('notImported', { near: '82001' }, { role: 'admin' }),
  tags: ['places:notImported'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm run data -- import FOLDER')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find it on VA.gov' })).toBeVisible();
  },
};
export const Failed: Story = {
  ...placesIn('failed'),
  tags: ['places:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
export const OnAPhone: Story = { ...shown, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...shown, globals: { theme: 'dark' } };
