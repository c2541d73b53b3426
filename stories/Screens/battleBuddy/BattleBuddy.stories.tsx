import type { Meta, StoryObj } from '@storybook/react-vite';
import { writePhrase } from '@vetsync/ui/language';
import { battleBuddyView, chatMachine, type ChatContext } from '@vetsync/machines/battleBuddy/chat';
import { chatConfigurations } from '@vetsync/machines/battleBuddy/model';
import { veteranLinks } from '@vetsync/machines/home/model';
import { BattleBuddy } from '@vetsync/ui/screens/battleBuddy/BattleBuddy';
import { crisisHelp } from '@vetsync/machines/system/model';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chatInput, messages } from '../../support/chat.ts';
import { inState } from '../../support/inState.ts';

const links = veteranLinks('user');
const page = (conversation: 'ready' | 'replying' = 'ready', context: Partial<ChatContext> = {}) =>
  inState(chatMachine, (snapshot) => battleBuddyView(snapshot, links), {
    value: { panel: 'expanded', conversation },
    input: chatInput('page'),
    context,
  });

const greeting = page();
const meta = {
  title: 'Screens/battleBuddy/BattleBuddy',
  component: BattleBuddy,
  args: { ...greeting.args, send: fn() },
} satisfies Meta<typeof BattleBuddy>;
export default meta;
type Story = StoryObj<typeof meta>;

const [reply] = chatConfigurations.page.replies;
const prompts = chatConfigurations.page.prompts.map((prompt) => writePhrase(prompt));
const exchange = [
  ['user', prompts[0] ?? ''],
  ['assistant', reply],
  ['user', 'Where do I begin?'],
] as const;

export const Greeting: Story = {
  ...greeting,
  tags: ['chat:panel.expanded', 'chat:conversation.ready'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Battle Buddy AI Assistant');
    const stats = within(canvas.getByRole('region', { name: 'Live Stats' }));
    await expect(stats.getByText('1,247')).toBeVisible();
    await expect(stats.getByText('2.3s')).toBeVisible();
    await expect(stats.getByText('Sample figures')).toBeVisible();
    const actions = within(canvas.getByRole('region', { name: 'Quick Actions' }));
    await expect(actions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      links.education,
      links.career,
      links.wellness,
    ]);
    const offered = within(canvas.getByRole('region', { name: 'Suggested questions' }));
    await expect(offered.getAllByRole('button')).toHaveLength(4);
    await userEvent.click(offered.getByRole('button', { name: prompts[3] }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'prompt.choose', prompt: prompts[3] });
  },
};

export const Talking: Story = {
  ...page('ready', { messages: messages('page', ...exchange, ['assistant', reply]) }),
};
export const Replying: Story = {
  ...page('replying', { messages: messages('page', ...exchange) }),
  tags: ['chat:conversation.replying'],
};
export const Crisis: Story = {
  ...page('ready', {
    messages: messages(
      'page',
      ['user', 'I keep thinking about suicide'],
      ['crisis', '', crisisHelp({ level: 'explicit', kind: 'suicide' })],
    ),
  }),
};
export const OnAPhone: Story = { ...Talking, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Talking, globals: { theme: 'dark' } };
