import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidanceMachine, guidanceView } from '@vetsync/machines/shell/guidance';
import { profileSwitchMachine, profileSwitchView } from '@vetsync/machines/shell/profileSwitch';
import { shellMachine, shellView } from '@vetsync/machines/shell/shell';
import { Card } from '@vetsync/ui/components/Card';
import { Grid as Columns } from '@vetsync/ui/components/Grid';
import { Heading } from '@vetsync/ui/components/Heading';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { VetSyncProvider, writePhrase } from '@vetsync/ui/language';
import { ShellFrame } from '@vetsync/ui/screens/shell/ShellFrame';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inState } from '../../support/inState.ts';
import { expectNoSidewaysScroll } from '../../support/plays/noSidewaysScroll.ts';
import {
  accountShell,
  guidanceIn,
  platform,
  platformAs,
  shellAt,
  shellIn,
  switcherIn,
} from '../../support/platform.ts';

/** Stands in for any tab. */
function Tab({ title }: { title: string }) {
  return (
    <Stack space="large">
      <Heading level={1}>{title}</Heading>
      <Columns columns={{ mobile: 1, desktop: 2 }}>
        {['What you began', 'What comes next', 'Who is there', 'What to know'].map((name) => (
          <Card key={name}>
            <Heading level={2} size="lead">
              {name}
            </Heading>
            <Text tone="muted">{'A few words about it, and what can be done. '.repeat(4)}</Text>
          </Card>
        ))}
      </Columns>
    </Stack>
  );
}

const meta = {
  title: 'Screens/shell/ShellFrame',
  component: ShellFrame,
  args: { send: fn(), view: platform(), children: <Tab title="Dashboard" /> },
  argTypes: { children: { control: false }, panel: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShellFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (situation: Parameters<typeof shellIn>[0]) =>
  inState(shellMachine, (snapshot) => platform({ shell: shellView(snapshot) }), shellIn(situation));

export const Demo: Story = {
  tags: ['shell:access.open'],
  ...at({}),
  play: async ({ args, canvas, step }) => {
    await step('Landmarks are unique and named', async () => {
      await expect(canvas.getByRole('main')).toBeVisible();
      await expect(canvas.getByRole('banner')).toBeVisible();
      await expect(canvas.getAllByRole('navigation', { name: 'Platform' })).toHaveLength(1);
    });
    await step('The first link skips the navigation', async () => {
      document.body.focus();
      await userEvent.tab();
      const skip = canvas.getByRole('link', { name: 'Skip to main content' });
      await expect(skip).toHaveFocus();
      await expect(document.querySelector(skip.getAttribute('href')!)).toBe(canvas.getByRole('main'));
    });
    await step('The inbox and the crisis line are in the top bar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 unread' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'panel.open', panel: 'inbox' });
      await userEvent.click(within(canvas.getByRole('banner')).getByRole('button', { name: 'Crisis line' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'panel.open', panel: 'crisis' });
    });
    await step("The first tab doesn't move focus", async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
    });
  },
};

/** Navigation to another tab: focus moves to its heading once its content is displayed. */
export const Navigation: Story = {
  render: function Moving({ view, ...args }) {
    const [address, navigate] = useState('/platform');
    const shell = shellAt({ url: `/demo${address}` });
    return (
      <VetSyncProvider locale="en-US" navigate={navigate}>
        <ShellFrame {...args} view={{ ...view, shell }}>
          <Tab key={address} title={writePhrase(shell.content.title)} />
        </ShellFrame>
      </VetSyncProvider>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Wellness Command' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Wellness Command' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Career Center' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Career Center' })).toHaveFocus());
  },
};

export const Recruiter: Story = { args: { view: platformAs('recruiter') } };
export const University: Story = { args: { view: platformAs('university') } };
export const Hospital: Story = { args: { view: platformAs('hospital') } };
export const Nonprofit: Story = { args: { view: platformAs('nonprofit') } };

export const Account: Story = {
  args: { view: platform({ shell: accountShell('Jordan Reyes'), switcher: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Sample profiles' })).toBeNull();
    await expect(canvas.queryByText('Demo, sample data')).toBeNull();
  },
};

export const WithHint: Story = {
  args: {
    view: platform({
      guidance: inState(guidanceMachine, guidanceView, guidanceIn({ visible: 'showing' })).args.view,
    }),
  },
  play: async ({ canvas }) => {
    const hint = canvas.getByRole('region', { name: 'Hint' });
    await waitFor(() => expect(hint).toHaveTextContent('A good place to start'));
  },
};

export const NarrowSidebar: Story = {
  args: { view: platform({ shell: shellAt({ context: { sidebar: 'narrow' } }) }) },
};

export const OnATablet: Story = {
  args: { view: platformAs('university') },
  globals: { viewport: { value: 'tablet' } },
  play: expectNoSidewaysScroll,
};

export const OnAPhone: Story = {
  args: {
    view: platform({
      guidance: inState(guidanceMachine, guidanceView, guidanceIn({ visible: 'showing' })).args.view,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Platform' });
    await expect(within(nav).getAllByRole('link')).toHaveLength(4);
    const { bottom } = nav.getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
    await userEvent.click(within(nav).getByRole('button', { name: 'More' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'panel.open', panel: 'more' });
    await expectNoSidewaysScroll();
  },
};

export const Checking: Story = {
  tags: ['shell:access.checking'],
  ...at({ access: 'checking', url: '/platform' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
  },
};

export const Redirecting: Story = {
  tags: ['shell:access.redirecting'],
  ...at({ access: 'redirecting', url: '/platform' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Taking you to sign in…')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
  },
};

/** After signing out of the demo. */
export const NoProfile: Story = {
  tags: ['shell:access.noProfile'],
  ...inState(
    shellMachine,
    (snapshot) =>
      platform({
        shell: shellView(snapshot),
        switcher: inState(profileSwitchMachine, profileSwitchView, switcherIn(null)).args.view,
      }),
    shellIn({ access: 'noProfile' }),
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.queryByRole('heading', { name: 'Dashboard' })).toBeNull();
    await expect(canvas.queryByText('Active')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /Recruiter Tab/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'profile.choose', role: 'recruiter' });
  },
};
