import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatMachine, chatView, type ChatEvent } from '@vetsync/machines/battleBuddy/chat';
import { chatConfigurations } from '@vetsync/machines/battleBuddy/model';
import { ChatCard } from '@vetsync/ui/screens/battleBuddy/ChatCard';
import { useState, useSyncExternalStore } from 'react';
import { crisisHelp } from '@vetsync/machines/system/model';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createActor } from 'xstate';
import { chatInput, inChat, messages } from '../../support/chat.ts';

const ready = inChat('widget');

const meta = {
  title: 'Screens/battleBuddy/Chat',
  component: ChatCard,
  args: { ...ready.args, send: fn() },
} satisfies Meta<typeof ChatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const { replies } = chatConfigurations.widget;

export const Greeting: Story = {
  ...ready,
  tags: ['chat:panel.expanded', 'chat:conversation.ready'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('AI responses are simulated for demo purposes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    // The greeting needs little room, and the suggested questions follow it.
    const panel = canvas.getByRole('log').parentElement;
    await expect(panel?.getBoundingClientRect().height).toBeLessThan(300);
    // They scroll in one line that fades at its end, where the last one can be read as well.
    const last = within(canvas.getByRole('region', { name: 'Suggested questions' }))
      .getAllByRole('button')
      .at(-1);
    const line = last?.parentElement as HTMLElement;
    await expect(getComputedStyle(line).maskImage).toContain('linear-gradient');
    line.scrollLeft = line.scrollWidth;
    const faded = 32;
    const { right } = line.getBoundingClientRect();
    await expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(right - faded);
    await userEvent.click(canvas.getByRole('button', { name: 'Help with VA benefits' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'prompt.choose',
      prompt: 'Help with VA benefits',
    });
  },
};

/** Long replies are collapsed; a press shows the full text. */
export const Talking: Story = {
  ...inChat(
    'widget',
    {},
    {
      messages: messages(
        'widget',
        ['user', 'What is left of my GI Bill?'],
        ['assistant', replies[0]],
        ['user', 'And how do I find a program that takes it, close to Austin if possible?'],
        ['assistant', replies[2] ?? ''],
      ),
      whole: ['message-5'],
      draft: 'Thank you',
    },
  ),
  play: async ({ args, canvas }) => {
    const shortened = canvas.getByText(/^I can help you look at your VA benefits/);
    await expect(shortened.textContent?.length).toBe(151);
    await userEvent.click(canvas.getByRole('button', { name: 'Show full message' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.toggle', id: 'message-3' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'message.send' });
  },
};

/** It is read for signs of a crisis before anything answers it. */
export const Reading: Story = {
  ...inChat('widget', { conversation: 'reading' }, { messages: messages('widget', ['user', 'Hello']) }),
  tags: ['chat:conversation.reading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

export const Replying: Story = {
  ...inChat(
    'widget',
    { conversation: 'replying' },
    { messages: messages('widget', ['user', 'What is left of my GI Bill?']) },
  ),
  tags: ['chat:conversation.replying'],
  play: async ({ canvas }) => {
    // It appears after a moment, which a window in the background may never reach.
    const typing = canvas.getByText('Battle Buddy is typing…');
    for (const appearing of typing.getAnimations()) appearing.finish();
    await expect(typing).toBeVisible();
    const input = canvas.getByRole('textbox', { name: 'Message to Battle Buddy' });
    await expect(input).toHaveAttribute('aria-disabled', 'true');
    await expect(input).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Education planning' })).toBeDisabled();
  },
};

export const Collapsed: Story = {
  ...inChat('widget', { panel: 'collapsed' }),
  tags: ['chat:panel.collapsed'],
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('log')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show chat' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'panel.toggle' });
  },
};

const crisis = messages(
  'widget',
  ['user', 'I do not want to be here anymore'],
  ['crisis', '', crisisHelp({ level: 'explicit', kind: 'suicide' })],
);

/** Shows the fixed resources immediately, without a canned reply. */
export const Crisis: Story = {
  ...inChat('widget', {}, { messages: crisis }),
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('log'));
    await expect(await log.findByText('You matter. Please talk to a person now.')).toBeVisible();
    await expect(log.getByRole('link', { name: /Call 988, then press 1/ })).toHaveAttribute(
      'href',
      'tel:988',
    );
    await expect(log.getByRole('link', { name: /Text 838255/ })).toHaveAttribute('href', 'sms:838255');
    await expect(log.getByRole('link', { name: /Chat online/ })).toBeInTheDocument();
    await expect(log.getByRole('link', { name: /TTY: 711, then 988/ })).toBeInTheDocument();
  },
};

/** Signs get a card that asks, and stays where it was said. */
export const Signs: Story = {
  ...inChat(
    'widget',
    {},
    {
      messages: messages(
        'widget',
        ['user', 'I am at the end of my rope'],
        ['crisis', '', crisisHelp({ level: 'indirect', kind: 'suicide' })],
      ),
    },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Are you thinking about suicide\?/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Message to Battle Buddy' })).toBeEnabled();
  },
};

/** The message could not be checked. */
export const Unchecked: Story = {
  ...inChat('widget', {}, { messages: messages('widget', ['user', 'Hello'], ['crisis', '', 'unchecked']) }),
  play: async ({ canvas }) => {
    const line = within(
      within(canvas.getByRole('log')).getByRole('region', { name: 'Veterans Crisis Line' }),
    );
    await expect(line.getAllByRole('link')).toHaveLength(3);
  },
};

/** Later messages pushed the resources out of the visible five; they stay pinned on top. */
export const CrisisPinned: Story = {
  ...inChat(
    'widget',
    {},
    {
      messages: [
        ...crisis,
        ...messages('widget', ['user', 'Thank you'], ['assistant', replies[5] ?? ''], ['user', 'I will call'])
          .concat(messages('widget', ['assistant', replies[4] ?? '']).slice(1))
          .map((message, index) => ({ ...message, id: `later-${index}` })),
      ],
    },
  ),
  play: async ({ canvas, step }) => {
    const pin = within(canvas.getByRole('region', { name: 'Veterans Crisis Line' }));
    await expect(pin.getAllByRole('link')).toHaveLength(3);
    const log = canvas.getByRole('log');
    const above = () => {
      const latest = log.firstElementChild?.lastElementChild?.getBoundingClientRect().top ?? 0;
      return Math.round(latest - log.getBoundingClientRect().top - log.clientTop);
    };
    const below = () => Math.round(log.scrollHeight - log.clientHeight - log.scrollTop);
    await step('The start of a tall message stays visible when fonts change', async () => {
      log.style.height = '5rem';
      log.style.flex = 'none';
      await waitFor(() => expect(above()).toBe(8));
      log.style.zoom = '1.4';
      // A scroll event of the previous scrolling that is delivered late.
      log.dispatchEvent(new Event('scroll'));
      await waitFor(() => expect(Math.abs(above() / 1.4 - 8)).toBeLessThan(2));
      await expect(below()).toBeGreaterThan(32);
    });
    await step('The end stays visible for readers who scrolled down', async () => {
      log.scrollTop = log.scrollHeight;
      await waitFor(() => expect(below()).toBeLessThan(2));
      log.style.height = '4rem';
      await waitFor(() => expect(log.clientHeight).toBeLessThan(80));
      await waitFor(() => expect(below()).toBeLessThan(2));
    });
    // Restores the initial layout for viewers of the story. Not by the recorded number, because fonts may have
    // loaded since.
    log.removeAttribute('style');
    await waitFor(() => expect(below()).toBeLessThan(2));
    log.scrollTop += above() - 8;
  },
};

export const TooLong: Story = {
  ...inChat('widget', {}, { draft: 'Everything that happened since I left. '.repeat(52) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    const input = canvas.getByRole('textbox', { name: 'Message to Battle Buddy' });
    await expect(input.getBoundingClientRect().height).toBeLessThanOrEqual(60);
  },
};

/** The panel grows with the conversation, up to 400 px. */
export const Height: Story = {
  ...CrisisPinned,
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('log').parentElement;
    await expect(panel?.getBoundingClientRect().height).toBe(400);
  },
};

/** The screen on a running machine, with the keyboard only. */
export const KeyboardOnly: Story = {
  render: function Running({ send }) {
    const [actor] = useState(() => createActor(chatMachine, { input: chatInput('widget') }).start());
    const snapshot = useSyncExternalStore(
      (listener) => actor.subscribe(listener).unsubscribe,
      () => actor.getSnapshot(),
    );
    const forward = (event: ChatEvent) => {
      send(event);
      actor.send(event);
    };
    return <ChatCard view={chatView(snapshot)} send={forward} />;
  },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Message to Battle Buddy' });
    const log = within(canvas.getByRole('log'));
    await step('Shift+Enter inserts a line break, Enter sends', async () => {
      input.focus();
      await userEvent.keyboard('Hello{Shift>}{Enter}{/Shift}Battle Buddy');
      await expect(args.send).not.toHaveBeenCalledWith({ type: 'message.send' });
      await userEvent.keyboard('{Enter}');
      await expect(log.getByText(/^Hello\s+Battle Buddy$/)).toBeVisible();
    });
    await step('Focus stays in the input, which is read-only for now', async () => {
      await expect(input).toHaveFocus();
      await userEvent.keyboard('more{Enter}');
      await expect(input).toHaveValue('');
      await waitFor(() => expect(log.getByText(/^I can help you look at/)).toBeVisible(), {
        timeout: 15_000,
      });
      await expect(input).not.toHaveAttribute('readonly');
    });
    await step('A suggested question fills the input and focuses it', async () => {
      canvas.getByRole('button', { name: 'Education planning' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(input).toHaveFocus());
      await expect(input).toHaveValue('Education planning');
    });
    await step("A reply doesn't scroll readers who have scrolled up", async () => {
      await userEvent.keyboard('{Enter}');
      const scroller = canvas.getByRole('log');
      await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight));
      scroller.scrollTop = 0;
      await waitFor(() => expect(log.getAllByText(/^I can help you look at/)).toHaveLength(2), {
        timeout: 15_000,
      });
      await expect(scroller.scrollTop).toBe(0);
    });
  },
};

export const OnAPhone: Story = { ...Talking, play: undefined, globals: { viewport: { value: 'phone' } } };
export const CrisisOnAPhone: Story = { ...Crisis, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Talking, play: undefined, globals: { theme: 'dark' } };
