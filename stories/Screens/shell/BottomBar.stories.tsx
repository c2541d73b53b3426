import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoRoles } from '@vetsync/machines/model/world';
import { Stack } from '@vetsync/ui/components/Stack';
import { BottomBar } from '@vetsync/ui/screens/shell/BottomBar';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../support/plays/noSidewaysScroll.ts';
import { shellAt } from '../../support/platform.ts';

const meta = {
  title: 'Screens/shell/BottomBar',
  component: BottomBar,
  args: { send: fn(), view: shellAt() },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Profile',
      'Wellness',
      'Education',
    ]);
    await expect(links[0]).toHaveAttribute('aria-current', 'page');
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole('button', { name: 'More', expanded: false }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'panel.open', panel: 'more' });
  },
};

export const CurrentTabInMore: Story = {
  args: { view: shellAt({ url: '/demo/platform/community?role=user' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('data-current');
  },
};

export const EveryRole: Story = {
  render: ({ send }) => (
    <Stack space="xsmall">
      {demoRoles.map((role) => (
        <BottomBar key={role} view={shellAt({ url: `/demo/platform?role=${role}` })} send={send} />
      ))}
    </Stack>
  ),
  // Five bars on one page repeat their landmark.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pool 156' })).toBeVisible();
    await expectNoSidewaysScroll();
  },
};
