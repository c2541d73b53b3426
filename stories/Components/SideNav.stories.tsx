import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Logo } from '@vetsync/ui/components/Logo';
import {
  SideNav,
  SideNavButton,
  SideNavLink,
  SideNavList,
  sideNavWidths,
  type SideNavProps,
} from '@vetsync/ui/components/SideNav';
import Briefcase from 'lucide-react/icons/briefcase';
import House from 'lucide-react/icons/house';
import MessagesSquare from 'lucide-react/icons/messages-square';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import Settings from 'lucide-react/icons/settings';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Components/SideNav',
  component: SideNav,
  subcomponents: { SideNavButton, SideNavLink, SideNavList },
  args: { label: 'Jobs board', width: 'wide', children: null },
  argTypes: {
    width: { control: 'inline-radio', options: sideNavWidths },
    head: { control: false },
    children: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Box display="flex">
      <JobsBoard {...args} />
    </Box>
  ),
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

function JobsBoard({ width: start = 'wide', ...props }: SideNavProps) {
  const [width, setWidth] = useState(start);
  const isWide = width === 'wide';
  return (
    <SideNav
      {...props}
      width={width}
      head={
        <>
          {isWide && <Logo />}
          <div>
            <SideNavButton
              label={isWide ? 'Collapse' : 'Expand'}
              icon={isWide ? PanelLeftClose : PanelLeftOpen}
              aria-expanded={isWide}
              onPress={() => setWidth(isWide ? 'narrow' : 'wide')}
            />
          </div>
        </>
      }
    >
      <SideNavList label={`Pages of ${props.label}`}>
        <li>
          <SideNavLink href="#home" label="Home" icon={House} isCurrent />
        </li>
        <li>
          <SideNavLink href="#jobs" label="Jobs near you and remote" icon={Briefcase} badge="1,204" />
        </li>
        <li>
          <SideNavLink href="#messages" label="Messages" icon={MessagesSquare} badge="3" />
        </li>
      </SideNavList>
      <SideNavList isAtEnd>
        <li>
          <SideNavButton label="Settings" icon={Settings} aria-haspopup="dialog" onPress={() => {}} />
        </li>
      </SideNavList>
    </SideNav>
  );
}

export const Standard: Story = {
  play: async ({ canvas, step }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of Jobs board' }));
    await step('The current page is marked, and a count is read out', async () => {
      await expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Home');
      await expect(pages.getByRole('link', { name: /^Messages\s?3$/ })).not.toHaveAttribute('title');
    });
    await step('Icons keep their names', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Collapse', expanded: true }));
      await expect(pages.getByRole('link', { name: 'Messages 3' })).toHaveAttribute('title', 'Messages 3');
      await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveAttribute('title', 'Settings');
      await userEvent.click(canvas.getByRole('button', { name: 'Expand', expanded: false }));
    });
  },
};

export const Narrow: Story = { args: { width: 'narrow' } };

export const RightToLeft: Story = { globals: { language: 'rtl' } };

export const ForcedColors: Story = { globals: { colors: 'forced' } };

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <Box display="flex">
      {sideNavWidths.map((width) => (
        <JobsBoard key={width} {...args} label={`Jobs board, ${width}`} width={width} />
      ))}
    </Box>
  ),
};
