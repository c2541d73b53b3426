import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActingSwitcher } from '@vetsync/ui/screens/shell/profiles/ActingSwitcher';
import { ShellFrame } from '@vetsync/ui/screens/shell/ShellFrame';
import { expect, screen, userEvent } from 'storybook/test';
import { platform, session, shellAt } from '../../support/platform.ts';

const organizations = [
  { slug: 'harbor-health', name: 'Harbor Health', role: 'hospital' },
  { slug: 'tidewater-college', name: 'Tidewater College', role: 'university', unread: 3 },
] as const;
const shellFor = (as: string) =>
  shellAt({ url: `/platform?as=${as}`, context: { session: session('Jordan Reyes'), organizations } });

const meta = {
  title: 'Screens/shell/ActingSwitcher',
  component: ActingSwitcher,
  args: { actors: shellFor('harbor-health').actors },
} satisfies Meta<typeof ActingSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAnOrganization: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Working as: Harbor Health, 3 unread elsewhere' }),
    );
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.getAttribute('href'))).toEqual([
      '/platform?as=me',
      '/platform?as=harbor-health',
      '/platform?as=tidewater-college',
      '/organizations/new',
    ]);
    await expect(screen.getByRole('menuitem', { name: /^Tidewater College/ })).toHaveTextContent('3 unread');
    await userEvent.keyboard('{Escape}');
  },
};

export const ForYourself: Story = {
  args: { actors: shellFor('me').actors },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Working as: You, 3 unread elsewhere' })).toBeVisible();
  },
};

/** In the bar above a hospital's portal. */
export const InTheBar: Story = {
  parameters: { layout: 'fullscreen' },
  render: ({ actors }) => (
    <ShellFrame
      view={platform({ shell: shellFor('harbor-health'), switcher: null })}
      send={() => {}}
      acting={<ActingSwitcher actors={actors} />}
    >
      <h1>Dashboard</h1>
    </ShellFrame>
  ),
};
