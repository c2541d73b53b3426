import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellMachine, shellView, type ShellPanel as PanelName } from '@vetsync/machines/shell/shell';
import { ShellPanel } from '@vetsync/ui/screens/shell/ShellPanel';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inState } from '../../support/inState.ts';
import { opened } from '../../support/plays/opened.ts';
import { accountShell, platform, platformAs, session, shellAt, shellIn } from '../../support/platform.ts';

const meta = {
  title: 'Screens/shell/ShellPanel',
  component: ShellPanel,
  args: { send: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ShellPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = (panel: PanelName | 'none', url?: string) =>
  inState(shellMachine, (snapshot) => platform({ shell: shellView(snapshot) }), shellIn({ panel, url }));

export const None: Story = {
  tags: ['shell:panel.none', 'blank'],
  ...open('none'),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const More: Story = {
  tags: ['shell:panel.more'],
  ...open('more', '/demo/platform/community?role=user'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, step }) => {
    const sheet = within(await opened('More'));
    await step('Links to all other tabs', async () => {
      const pages = within(sheet.getByRole('region', { name: 'More pages' }));
      await expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Career Center',
        'Community Hub',
        'Mission Marketplace',
        'AI Battle Buddy',
      ]);
      await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('Community Hub');
    });
    await step('Switches the profile', async () => {
      await userEvent.click(sheet.getByRole('link', { name: /Medical Center/ }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'profile.choose', role: 'hospital' });
    });
    await step('Opens settings, help and the crisis line, and signs out', async () => {
      for (const [name, panel] of [
        ['Crisis line', 'crisis'],
        ['Settings', 'settings'],
        ['Help', 'help'],
      ] as const) {
        await userEvent.click(sheet.getByRole('button', { name }));
        await expect(args.send).toHaveBeenLastCalledWith({ type: 'panel.open', panel });
      }
      await userEvent.click(sheet.getByRole('button', { name: 'Logout' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'platform.signOut' });
    });
  },
};

/** For administrators it includes the administration pages, but no profile switcher. */
export const MoreForAdministrator: Story = {
  args: {
    view: platform({
      shell: { ...accountShell('Morgan Lee', 'admin'), panel: 'more' },
      switcher: null,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = within(await opened('More'));
    await expect(sheet.getByRole('link', { name: 'Leads' })).toHaveAttribute('href', '/leads-admin');
    await expect(sheet.queryByRole('region', { name: 'Switch profile' })).toBeNull();
  },
};

export const MoreWithCounts: Story = {
  args: {
    view: { ...platformAs('recruiter'), shell: { ...platformAs('recruiter').shell, panel: 'more' } },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Inbox: Story = {
  tags: ['shell:panel.inbox'],
  ...open('inbox'),
  play: async () => {
    await opened('Notifications');
  },
};

export const Settings: Story = {
  tags: ['shell:panel.settings'],
  ...open('settings'),
  play: async () => {
    await opened('Settings');
  },
};

export const Help: Story = {
  tags: ['shell:panel.help'],
  ...open('help'),
  play: async ({ args }) => {
    const panel = within(await opened('Help'));
    await expect(panel.getByText(/Nothing you do here leaves your browser/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /Ask a person/ }));
    await expect(panel.getByRole('link', { name: /Call VA/ })).toHaveAttribute('href', 'tel:+18006982411');
    await expect(panel.getByRole('link', { name: /Find a representative/ })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Request a solution' })).toHaveAttribute(
      'href',
      '/?dialog=custom-solution',
    );
    await userEvent.click(panel.getByRole('button', { name: /Open the crisis line/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'panel.open', panel: 'crisis' });
    await userEvent.click(panel.getByRole('button', { name: /Keyboard/ }));
    await expect(panel.getByText('Go to the next or previous item')).toBeVisible();
    await expect(panel.getByText('Page Up')).toBeVisible();
  },
};

export const HelpForAccount: Story = {
  args: { view: platform({ shell: { ...accountShell('Jordan Reyes'), panel: 'help' }, switcher: null }) },
  play: async () => {
    const panel = within(await opened('Help'));
    await expect(panel.getByText(/What you do here is saved to your account/)).toBeVisible();
    await expect(panel.queryByText(/Nothing you do here leaves/)).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: /Ask a person/ }));
    await expect(panel.getByRole('link', { name: /Write to an organization/ })).toHaveAttribute(
      'href',
      '/platform/messages?as=me',
    );
    await expect(panel.getByRole('link', { name: /Add your organization/ })).toHaveAttribute(
      'href',
      '/organizations/new',
    );
    await expect(panel.queryByRole('link', { name: 'Request a solution' })).toBeNull();
  },
};

export const Crisis: Story = {
  tags: ['shell:panel.crisis'],
  ...open('crisis'),
  play: async ({ args }) => {
    const panel = within(await opened('Veterans Crisis Line'));
    await expect(panel.getByRole('link', { name: /Call 988, then press 1/ })).toHaveAttribute(
      'href',
      'tel:988',
    );
    await expect(panel.getByRole('link', { name: /Text 838255/ })).toHaveAttribute('href', 'sms:838255');
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'panel.close' });
  },
};

export const CrisisOnAPhone: Story = { ...open('crisis'), globals: { viewport: { value: 'phone' } } };

export const Reset: Story = {
  tags: ['shell:panel.reset'],
  ...open('reset'),
  play: async ({ args }) => {
    const question = within(await opened('Start the demo over?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep going' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'panel.close' });
    await userEvent.click(question.getByRole('button', { name: 'Start over' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'world.reset' });
  },
};

export const Commands: Story = {
  tags: ['shell:panel.commands'],
  ...open('commands'),
  play: async ({ args, step }) => {
    const palette = within(await opened('Go to'));
    const commands = () => palette.getAllByRole('menuitem').map(({ textContent }) => textContent.trim());
    await step('Lists all pages and tools', async () => {
      await expect(commands()).toEqual(expect.arrayContaining(['Dashboard', 'Settings', 'Logout']));
      await expect(palette.getByRole('menuitem', { name: 'Education Hub' })).toHaveAttribute(
        'href',
        '/platform/education',
      );
    });
    await step('Typing finds one, Enter opens it', async () => {
      await userEvent.keyboard('crisis');
      await waitFor(() => expect(commands()).toEqual(['Crisis line']));
      await userEvent.keyboard('{Enter}');
      await expect(args.send).toHaveBeenNthCalledWith(1, { type: 'panel.close' });
      await expect(args.send).toHaveBeenNthCalledWith(2, { type: 'panel.open', panel: 'crisis' });
    });
    await step('Signs out', async () => {
      await userEvent.click(palette.getByRole('searchbox'));
      await userEvent.clear(palette.getByRole('searchbox'));
      await userEvent.keyboard('log');
      await waitFor(() => expect(commands()).toEqual(['Logout']));
      await userEvent.keyboard('{Enter}');
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'platform.signOut' });
    });
  },
};

/** For an administrator who also works for an organization. */
export const CommandsOfAccount: Story = {
  args: {
    view: platform({
      shell: shellAt({
        url: '/platform?as=me',
        context: {
          session: session('Jordan Reyes', 'admin'),
          organizations: [{ slug: 'harbor-health', name: 'Harbor Health', role: 'hospital' }],
        },
        panel: 'commands',
      }),
      switcher: null,
    }),
  },
  play: async () => {
    const palette = within(await opened('Go to'));
    const hrefOf = (name: string) => palette.getByRole('menuitem', { name }).getAttribute('href');
    await expect(hrefOf('Admin dashboard')).toBe('/admin-dashboard');
    await expect(hrefOf('Your account')).toBe('/account');
    await expect(hrefOf('Add an organization')).toBe('/organizations/new');
    await expect(hrefOf('Harbor Health')).toBe('/platform?as=harbor-health');
    await expect(palette.queryByRole('menuitem', { name: 'You' })).toBeNull();
  },
};

export const CommandsOnAPhone: Story = { ...open('commands'), globals: { viewport: { value: 'phone' } } };
