import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import { Sheet, sheetSides } from '@vetsync/ui/components/Sheet';
import { Text } from '@vetsync/ui/components/Text';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  args: { title: 'Notifications', description: '2 unread', onClose: fn() },
  argTypes: { side: { control: 'inline-radio', options: sheetSides }, footer: { control: false } },
  // Each story in its own iframe, because an open sheet would cover the documentation.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = <Text>Your application to the logistics program was received.</Text>;

export const AtEnd: Story = {
  args: { children: words },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Notifications' });
    await expect(sheet).toHaveAccessibleDescription('2 unread');
    await waitFor(() => expect(sheet).toHaveFocus());
    await expect(sheet.getBoundingClientRect().right).toBeGreaterThan(window.innerWidth - 2);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await userEvent.click(sheet.parentElement?.parentElement as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};

export const AtStart: Story = { args: { side: 'start', children: words } };

export const AtBottomOnAPhone: Story = {
  args: { side: 'bottom', children: <Text>{'More places to go. '.repeat(120)}</Text> },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet).toHaveFocus());
    await waitFor(() =>
      expect(Math.floor(sheet.getBoundingClientRect().bottom)).toBeLessThanOrEqual(window.innerHeight),
    );
    const { top, width } = sheet.getBoundingClientRect();
    // A strip of the page stays visible, and longer content scrolls inside.
    await expect(top).toBeGreaterThanOrEqual(48);
    await expect(width).toBe(window.innerWidth);
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
  },
};

export const Busy: Story = {
  args: { isBusy: true, children: words, footer: <Button isPending>Saving…</Button> },
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(sheet.parentElement?.parentElement as HTMLElement);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const FocusReturns: Story = {
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>More</Button>
        <Sheet {...args} isOpen={isOpen} onClose={() => setOpen(false)}>
          {words}
        </Sheet>
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'More' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet).toHaveFocus());
    await expect(opener.closest('[inert]')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Only one sheet can be open at a time, so this story replaces the grid. */
export const LongContent: Story = {
  tags: ['grid'],
  args: {
    title: 'Everything that was said to you while you were away from the platform',
    children: <Text>{'Your application was received, and the next step is theirs. '.repeat(60)}</Text>,
    footer: <Button variant="primary">Mark all as read</Button>,
  },
};

/** One record of a list beside the list: only the content scrolls. */
export const Panel: Story = {
  args: {
    width: 'panel',
    title: 'Application',
    description: 'Logistics program',
    tools: <Text as="span">2 of 9</Text>,
    head: <Text>Ada Whitlock</Text>,
    children: <Text>{'More about this application. '.repeat(400)}</Text>,
    footer: <Button>Accept</Button>,
  },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Application' }));
    const top = () => sheet.getByText('Ada Whitlock').getBoundingClientRect().top;
    const before = top();
    const content = sheet.getByText(/^More about/).parentElement as HTMLElement;
    await expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
    content.scrollTop = content.scrollHeight;
    await waitFor(() => expect(content.scrollTop).toBeGreaterThan(0));
    await expect(top()).toBe(before);
    const action = sheet.getByRole('button', { name: 'Accept' }).getBoundingClientRect();
    await expect(Math.floor(action.bottom)).toBeLessThanOrEqual(window.innerHeight);
  },
};
