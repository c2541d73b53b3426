import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnProviders } from '@vetsync/ui/screens/wellness/OwnProviders';
import { expect, fn, userEvent, within } from 'storybook/test';
import { opened } from '../../support/plays/opened.ts';
import { ownProviders, ownProvidersIn } from '../../support/wellness.ts';

const writing = ownProvidersIn({ open: 'writing' });
const meta = {
  title: 'Screens/wellness/OwnProviders',
  component: OwnProviders,
  args: { ...writing.args, send: fn() },
  parameters: { docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof OwnProviders>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {
  ...writing,
  tags: ['ownProviders:open.writing'],
  play: async ({ args }) => {
    const dialog = within(await opened('Your doctors'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add a visit with Dr. Amy Tran' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'provider.choose', providerId: 'OWN00011' });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'K');
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.change', field: 'name', value: 'K' });
    await userEvent.click(dialog.getByRole('button', { name: 'Add to my list' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await expect(dialog.getByRole('link', { name: /Find VA locations/ })).toHaveAttribute(
      'href',
      'https://www.va.gov/find-locations/',
    );
  },
};
export const Nobody: Story = { ...ownProvidersIn({ open: 'writing' }, { providers: [] }) };
export const Full: Story = {
  ...ownProvidersIn(
    { open: 'writing' },
    { providers: Array.from({ length: 20 }, (_, at) => ({ ...ownProviders[0], id: `OWN${at}` })) },
  ),
};
export const Invalid: Story = {
  ...ownProvidersIn({ open: 'invalid' }, { errors: { name: 'Enter a name' }, attempt: 1 }),
  tags: ['ownProviders:open.invalid'],
  play: async () => {
    const dialog = within(await opened('Your doctors'));
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
  },
};
export const ConfirmingRemoval: Story = {
  ...ownProvidersIn({ open: 'confirmingRemoval' }, { removedId: 'OWN00011' }),
  tags: ['ownProviders:open.confirmingRemoval'],
  play: async ({ args }) => {
    const question = within(await opened('Remove from your list?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'removal.cancel' });
  },
};
export const Closed: Story = { ...ownProvidersIn('closed'), tags: ['ownProviders:closed', 'blank'] };
export const OnAPhone: Story = { ...writing, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...writing, globals: { theme: 'dark' } };
