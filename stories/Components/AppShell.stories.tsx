import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  AppShell,
  appShellAccents,
  BottomNav,
  BottomNavButton,
  BottomNavLink,
} from '@vetsync/ui/components/AppShell';
import { Heading } from '@vetsync/ui/components/Heading';
import { Inline } from '@vetsync/ui/components/Inline';
import { SideNav, SideNavLink, SideNavList } from '@vetsync/ui/components/SideNav';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import Briefcase from 'lucide-react/icons/briefcase';
import Ellipsis from 'lucide-react/icons/ellipsis';
import House from 'lucide-react/icons/house';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';

const pages = [
  { href: '#home', label: 'Home', icon: House, isCurrent: true },
  { href: '#jobs', label: 'Jobs', icon: Briefcase, badge: '1,204' },
  { href: '#messages', label: 'Messages', icon: MessagesSquare, badge: '3' },
];
const openMore = fn();

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  subcomponents: { BottomNav, BottomNavButton, BottomNavLink },
  args: {
    side: (
      <SideNav label="Jobs board">
        <SideNavList label="Pages">
          {pages.map((page) => (
            <li key={page.href}>
              <SideNavLink {...page} />
            </li>
          ))}
        </SideNavList>
      </SideNav>
    ),
    top: <Inline justify="flex-end">Dana Fields</Inline>,
    bottom: (
      <BottomNav label="Pages">
        {pages.map((page) => (
          <li key={page.href}>
            <BottomNavLink {...page} />
          </li>
        ))}
        <li>
          <BottomNavButton label="More" icon={Ellipsis} aria-haspopup="dialog" onPress={openMore} />
        </li>
      </BottomNav>
    ),
    accent: 'accent',
    children: (
      <Stack space="large">
        <Heading level={1}>Home</Heading>
        {Array.from({ length: 12 }, (_, index) => (
          <Text key={index}>{`Job ${index + 1}. Who looks for someone like you, and until when.`}</Text>
        ))}
      </Stack>
    ),
  },
  argTypes: {
    accent: { control: 'select', options: appShellAccents },
    side: { control: false },
    top: { control: false },
    bottom: { control: false },
    children: { control: false },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first Tab leads past the navigation. */
export const Standard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    skip.blur();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getAllByRole('navigation', { name: 'Pages' })).toHaveLength(1);
  },
};

/** The pages are within reach of a thumb. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
    await expect(nav.getByRole('link', { name: 'Messages 3' })).toBeVisible();
    await userEvent.click(nav.getByRole('button', { name: 'More' }));
    await expect(openMore).toHaveBeenCalled();
    await expectNoSidewaysScroll();
  },
};

export const RightToLeft: Story = { globals: { language: 'rtl' } };

export const ForcedColors: Story = { globals: { colors: 'forced' } };

/** There is one on a page, so this story replaces the grid. */
export const Grid: Story = { tags: ['grid'], args: { accent: 'recruiter' } };
