import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import { CommandItem, CommandPalette, CommandSection } from '@vetsync/ui/components/CommandPalette';
import { Kbd } from '@vetsync/ui/components/Kbd';
import { Text } from '@vetsync/ui/components/Text';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import Briefcase from 'lucide-react/icons/briefcase';
import Mail from 'lucide-react/icons/mail';
import Plus from 'lucide-react/icons/plus';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';

const groups = [
  {
    id: 'go',
    label: 'Go to',
    commands: [
      { id: 'jobs', label: 'Jobs', icon: Briefcase, keywords: ['career', 'work'], shortcut: ['G', 'J'] },
      { id: 'messages', label: 'Messages', icon: Mail, help: '3 unread', shortcut: ['G', 'M'] },
      { id: 'benefits', label: 'Benefits', href: '#benefits' },
    ],
  },
  {
    id: 'add',
    label: 'Add',
    commands: [
      { id: 'note', label: 'New note', icon: Plus, shortcut: ['Ctrl', 'Shift', 'N'] },
      { id: 'event', label: 'New event', icon: Plus, isDisabled: true },
    ],
  },
];

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette<string>,
  args: {
    'aria-label': 'Commands',
    groups,
    placeholder: 'Jobs, messages, new note',
    onAction: fn(),
    onOpenChange: fn(),
  },
  render: (args) => (
    <>
      <Button>Before</Button>
      <CommandPalette {...args} />
    </>
  ),
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    examples: [
      {
        write: (
          <Text>
            Go to messages <Kbd keys={['G', 'M']} />
          </Text>
        ),
        notThis: (
          <Text>
            Only in the palette: <Kbd keys={['Ctrl', 'K']} />
          </Text>
        ),
      },
    ],
  },
} satisfies Meta<typeof CommandPalette<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('dialog', { name: 'Commands' });
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Standard: Story = {
  play: async ({ args, canvas, step }) => {
    const before = canvas.getByRole('button', { name: 'Before' });
    before.focus();
    await step('Ctrl+K opens it with focus in the search field', async () => {
      const dialog = await openPalette();
      await expect(dialog).toHaveAttribute('data-component', 'CommandPalette');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
      await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search commands' })).toHaveFocus());
      await waitFor(() => expect(within(dialog).getAllByRole('group')).toHaveLength(2));
    });
    await step('A command is read with its help and keys', async () => {
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name: 'Messages 3 unread G + M' })).toBeVisible(),
      );
    });
    await step('Typing finds commands by other words, and Enter runs the first', async () => {
      await userEvent.keyboard('career');
      await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
      await screen.findByText('1 command');
      await userEvent.keyboard('{Enter}');
      await closed();
      await expect(args.onAction).toHaveBeenLastCalledWith('jobs');
      await waitFor(() => expect(before).toHaveFocus());
    });
    await step('Arrow keys choose', async () => {
      await openPalette();
      await userEvent.keyboard('new{ArrowDown}{ArrowUp}{Enter}');
      await closed();
      await expect(args.onAction).toHaveBeenLastCalledWith('note');
    });
    await step('Escape clears the text, then closes', async () => {
      await openPalette();
      await userEvent.keyboard('dance');
      await waitFor(() => expect(screen.getAllByText('No command matches')[0]).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('searchbox')).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await closed();
      await waitFor(() => expect(before).toHaveFocus());
    });
  },
};

/** Controlled: keys and presses only request the change. */
export const Controlled: Story = {
  args: { isOpen: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** Without a key of its own, a button opens it. */
export const WithoutKey: Story = {
  args: { openKey: null },
  play: async ({ args }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const people = (from: number) =>
  Array.from({ length: 5_000 }, (_, at) => ({
    id: `${from + at}`,
    label: `Veterano número ${from + at + 1}`,
  }));

/** Only the commands that can be seen are drawn. */
export const TenThousandCommands: Story = {
  args: {
    groups: [
      { id: 'first', label: 'First', commands: people(0) },
      { id: 'second', label: 'Second', commands: people(5_000) },
    ],
  },
  play: async ({ args, step }) => {
    await openPalette();
    await step('Little is drawn', async () => {
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name: 'Veterano número 1' })).toHaveAttribute(
          'aria-setsize',
          '10000',
        ),
      );
      await expect(screen.getAllByRole('menuitem').length).toBeLessThan(100);
    });
    await step('Typing finds what is far down', async () => {
      await userEvent.keyboard('numero 7777');
      await screen.findByRole('menuitem', { name: 'Veterano número 7777' });
      await expect(screen.getByText('1 command')).toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await closed();
      await expect(args.onAction).toHaveBeenLastCalledWith('7776');
    });
  },
};

export const Links: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('menuitem', { name: 'Benefits' })).toHaveAttribute(
      'href',
      '#benefits',
    );
  },
};

export const OnAPhone: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('dialog');
    await expectNoSidewaysScroll();
  },
};

/** The commands as children. */
export const AsChildren: Story = {
  render: (args) => (
    <CommandPalette {...args} groups={undefined}>
      <CommandSection id="go" label="Go to">
        <CommandItem id="jobs" keywords={['career']}>
          Jobs
        </CommandItem>
        <CommandItem id="messages">Messages</CommandItem>
      </CommandSection>
    </CommandPalette>
  ),
  play: async ({ args }) => {
    await openPalette();
    await userEvent.keyboard('career{Enter}');
    await closed();
    await expect(args.onAction).toHaveBeenLastCalledWith('jobs');
  },
};

export const Grid: Story = { tags: ['grid'], args: { defaultOpen: true } };

export const NothingToRun: Story = { tags: ['grid'], args: { defaultOpen: true, groups: [] } };
