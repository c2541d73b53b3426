import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu, menuItemTones, MenuItem } from '@vetsync/ui/components/Menu';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

const items = [
  { id: 'edit', label: 'Edit', icon: Pencil },
  { id: 'copy', label: 'Copy the link', icon: Copy, help: 'To share it with someone' },
  { id: 'move', label: 'Move to another day', isDisabled: true },
  { id: 'profile', label: 'View the profile', href: '#profile' },
  { id: 'delete', label: 'Delete', icon: Trash, tone: 'critical' as const },
];

const meta = {
  title: 'Components/Menu',
  component: Menu<string>,
  args: { label: 'Actions', items, onAction: fn() },
} satisfies Meta<typeof Menu<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await step('Opens by key; arrow keys and letters move focus', async () => {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: /Copy the link.*To share it/ })).toHaveFocus();
      await userEvent.keyboard('de');
      await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    });
    await step('An item runs its action once, and focus returns', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledTimes(1);
      await expect(args.onAction).toHaveBeenCalledWith('delete');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('A disabled item does nothing', async () => {
      await userEvent.click(button);
      const move = await screen.findByRole('menuitem', { name: 'Move to another day' });
      await expect(move).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(move);
      await expect(args.onAction).toHaveBeenCalledTimes(1);
      await expect(screen.getByRole('menuitem', { name: 'View the profile' })).toHaveAttribute(
        'href',
        '#profile',
      );
      await userEvent.keyboard('{Escape}');
    });
  },
};

/** An item with items of its own opens them beside it. */
export const Submenus: Story = {
  args: {
    items: [
      { id: 'open', label: 'Open' },
      {
        id: 'share',
        label: 'Share',
        items: [
          { id: 'link', label: 'Copy the link', icon: Copy },
          { id: 'team', label: 'With the team', items: [{ id: 'read', label: 'To read' }] },
        ],
      },
    ],
  },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await step('Right opens it, Left closes it', async () => {
      button.focus();
      await userEvent.keyboard('{ArrowUp}');
      const share = await screen.findByRole('menuitem', { name: 'Share' });
      await waitFor(() => expect(share).toHaveFocus());
      await expect(share).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{ArrowRight}');
      const link = await screen.findByRole('menuitem', { name: 'Copy the link' });
      await waitFor(() => expect(link).toHaveFocus());
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(share).toHaveFocus());
    });
    await step('What is chosen in it closes all and runs once', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy the link' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'To read' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledOnce();
      await expect(args.onAction).toHaveBeenCalledWith('read');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(screen.queryByRole('menu')).toBeNull();
    });
  },
};

/** What is open and what has the focus can be told apart without our colors. */
export const SubmenusInForcedColors: Story = {
  args: { ...Submenus.args, defaultOpen: true },
  globals: { colors: 'forced' },
  play: async () => {
    const share = await screen.findByRole('menuitem', { name: 'Share' });
    await userEvent.click(share);
    await expect(await screen.findByRole('menuitem', { name: 'Copy the link' })).toBeVisible();
    await expect(share).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Left opens a submenu. */
/** One menu in another opens below its item, because both don't fit side by side. */
export const SubmenusOnAPhone: Story = {
  args: { ...Submenus.args, defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const share = await screen.findByRole('menuitem', { name: 'Share' });
    await waitFor(() => expect(share).toBeVisible());
    share.focus();
    await userEvent.keyboard('{ArrowRight}');
    const link = await screen.findByRole('menuitem', { name: 'Copy the link' });
    await waitFor(() => expect(link).toHaveFocus());
    const { left, right } = link.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expectNoSidewaysScroll();
  },
};

export const RightToLeft: Story = {
  args: { ...Submenus.args, defaultOpen: true },
  globals: { language: 'rtl' },
  play: async () => {
    const share = await screen.findByRole('menuitem', { name: 'Share' });
    await waitFor(() => expect(share).toBeVisible());
    share.focus();
    await userEvent.keyboard('{ArrowLeft}');
    const link = await screen.findByRole('menuitem', { name: 'Copy the link' });
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const IconOnly: Story = {
  args: { label: 'More about this event', isIconOnly: true, icon: Ellipsis, variant: 'quiet' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More about this event' }));
    const menu = await screen.findByRole('menu', { name: 'More about this event' });
    await waitFor(() => expect(menu).toBeVisible());
  },
};

/** Only the items that can be seen are drawn. Screen readers hear the position of each. */
export const TenThousandItems: Story = {
  args: {
    items: Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, label: `Veteran ${at + 1}` })),
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Veteran 1' })).toHaveAttribute('aria-setsize', '10000'),
    );
    await expect(screen.getAllByRole('menuitem').length).toBeLessThan(100);
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('menuitem', { name: 'Veteran 10000' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-posinset', '10000');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('9999');
  },
};

/** The items as children, and as children of an item. */
export const AsChildren: Story = {
  render: (args) => (
    <Menu {...args} items={undefined}>
      <MenuItem id="edit" label="Edit" icon={Pencil} />
      <MenuItem id="share" label="Share">
        <MenuItem id="link" label="Copy the link" />
      </MenuItem>
    </Menu>
  ),
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy the link' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('link');
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={menuItemTones}
      columns={['standard', 'small']}
      cell={(tone, size) => <Menu {...args} size={size} items={items.map((item) => ({ ...item, tone }))} />}
    />
  ),
};
