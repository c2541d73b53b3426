import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoRoles } from '@vetsync/machines/model/world';
import { tabsOf } from '@vetsync/machines/shell/model';
import { Box } from '@vetsync/ui/components/Box';
import { writePhrase } from '@vetsync/ui/language';
import { Sidebar } from '@vetsync/ui/screens/shell/Sidebar';
import { expect, fn, userEvent, within } from 'storybook/test';
import { accountShell, shellAt, veteranName } from '../../support/platform.ts';

const meta = {
  title: 'Screens/shell/Sidebar',
  component: Sidebar,
  args: { send: fn(), view: shellAt() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Box display="flex">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width / rem();

export const Wide: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Platform' }));
    const sidebar = canvas.getByRole('navigation', { name: 'Platform' }).parentElement!;
    await step('Is 56 units wide', async () => {
      await expect(widthOf(sidebar)).toBeCloseTo(56 / 4, 2);
    });
    await step('Shows the product, the user and the tabs', async () => {
      await expect(canvas.getByRole('heading', { name: 'VetSync home' })).toBeVisible();
      await expect(canvasElement).toHaveTextContent(`${veteranName}Staff Sergeant, Army`);
      const labels = nav.getAllByRole('link').map(({ textContent }) => textContent);
      await expect(labels).toEqual(tabsOf.user.map(({ label }) => writePhrase(label)));
      await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
      await expect(nav.getByRole('link', { name: 'Education Hub' })).toHaveAttribute(
        'href',
        '/platform/education',
      );
    });
    await step('Opens panels and signs out', async () => {
      for (const [name, panel] of [
        ['Crisis line', 'crisis'],
        ['Settings', 'settings'],
        ['Help', 'help'],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name }));
        await expect(args.send).toHaveBeenLastCalledWith({ type: 'panel.open', panel });
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'platform.signOut' });
      await userEvent.click(canvas.getByRole('button', { name: 'Collapse the sidebar', expanded: true }));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'sidebar.toggle' });
    });
  },
};

export const Narrow: Story = {
  args: { view: shellAt({ url: '/demo/platform/jobs?role=recruiter', context: { sidebar: 'narrow' } }) },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Platform' });
    await expect(widthOf(nav.parentElement!)).toBeCloseTo(14 / 4, 2);
    // Each link keeps its full accessible name, including the count.
    await expect(within(nav).getByRole('link', { name: 'Candidate Pool 156' })).toHaveAttribute(
      'title',
      'Candidate Pool 156',
    );
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveAccessibleName('Active Jobs 12');
    await expect(canvas.getByRole('button', { name: 'Expand the sidebar', expanded: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Settings' })).toBeVisible();
  },
};

/** The tabs of every role, with their sample counts. */
export const EveryRole: Story = {
  render: ({ send }) => (
    <>
      {demoRoles.map((role) => (
        <Sidebar key={role} view={shellAt({ url: `/demo/platform?role=${role}` })} send={send} />
      ))}
    </>
  ),
  // Five sidebars on one page repeat their landmarks.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Program Participants\s?342/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Student Applications\s?23/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Veteran Patients\s?89/ })).toBeVisible();
  },
};

export const Administrator: Story = {
  args: { view: accountShell('Morgan Lee', 'admin') },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Administration' }));
    await expect(nav.getByRole('link', { name: 'Leads' })).toHaveAttribute('href', '/leads-admin');
    await expect(nav.getByRole('link', { name: 'Admin dashboard' })).toBeVisible();
  },
};

const veteran = accountShell('Jordan Reyes');

/** Link to the account, with the badge of a verified veteran. */
export const VerifiedVeteran: Story = {
  args: {
    view: { ...veteran, person: veteran.person && { ...veteran.person, veteranVerified: true } },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Your account.*Jordan Reyes/ });
    await expect(link).toHaveAttribute('href', '/account');
    await expect(within(link).getByRole('img', { name: 'Veteran verified' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    view: accountShell(
      'Maximiliana Featherstonehaugh-Worthington of the Seventh Engineer Support Battalion',
      'user',
      'Senior Coordinator for Transition, Housing, Schooling and Care of the Greater River Valley',
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const nav = canvas.getByRole('navigation', { name: 'Platform' });
    await expect(widthOf(nav.parentElement!)).toBeCloseTo(56 / 4, 2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** No Logout while the session is unknown. */
export const WithoutLogout: Story = {
  args: { view: shellAt({ access: 'checking', url: '/platform' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull();
  },
};
