import type { Meta, StoryObj } from '@storybook/react-vite';
import { preferencesMachine, preferencesView } from '@vetsync/machines/shell/preferences';
import { SettingsPanel } from '@vetsync/ui/screens/shell/SettingsPanel';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inState } from '../../support/inState.ts';
import { opened } from '../../support/plays/opened.ts';
import { preferencesIn } from '../../support/platform.ts';

const meta = {
  title: 'Screens/shell/SettingsPanel',
  component: SettingsPanel,
  args: { send: fn() },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof SettingsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const preferences = (...situation: Parameters<typeof preferencesIn>) =>
  inState(preferencesMachine, preferencesView, preferencesIn(...situation));

export const Standard: Story = {
  tags: ['preferences:stored'],
  ...preferences('stored'),
  play: async ({ args }) => {
    const panel = within(await opened('Settings'));
    const group = (name: string) => within(panel.getByRole('radiogroup', { name }));
    for (const [name, choice, change] of [
      ['Theme', 'Dark', { preference: 'theme', value: 'dark' }],
      ['Text size', 'Largest', { preference: 'textSize', value: 'largest' }],
      ['Motion', 'Reduced', { preference: 'motion', value: 'reduced' }],
    ] as const) {
      await userEvent.click(group(name).getByRole('radio', { name: choice }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'preference.set', ...change });
    }
    await userEvent.click(panel.getByRole('switch', { name: 'Badges and hints' }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'preference.set',
      preference: 'notifications',
      value: 'off',
    });
    await expect(panel.getByRole('button', { name: 'Restore default settings' })).toBeDisabled();
  },
};

export const Changed: Story = {
  ...preferences('stored', { theme: 'dark', textSize: 'large', motion: 'reduced', notifications: 'off' }),
  play: async ({ args }) => {
    const panel = within(await opened());
    await expect(panel.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(panel.getByRole('radio', { name: 'Large' })).toBeChecked();
    await expect(panel.getByRole('switch', { name: 'Badges and hints' })).not.toBeChecked();
    await userEvent.click(panel.getByRole('button', { name: 'Restore default settings' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'preferences.reset' });
  },
};

export const NotPersisted: Story = {
  tags: ['preferences:memory'],
  ...preferences('memory'),
  play: async () => {
    const panel = within(await opened());
    await expect(panel.getByText(/This browser keeps no settings/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...preferences('stored', { textSize: 'largest' }),
  globals: { viewport: { value: 'phone' } },
};
