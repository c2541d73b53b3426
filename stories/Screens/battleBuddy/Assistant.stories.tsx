import type { Meta, StoryObj } from '@storybook/react-vite';
import { crisisHelp } from '@vetsync/machines/system/model';
import { Assistant, AssistantWidget } from '@vetsync/ui/screens/battleBuddy/Assistant';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { intl } from '../../support/leads.ts';
import { answered, assistantIn, handedOver, housing, inCrisis, turn } from './assistant.ts';

const shown = assistantIn();
const meta = {
  title: 'Screens/battleBuddy/Assistant',
  component: Assistant,
  decorators: [(Story) => <main>{Story()}</main>],
  args: { ...shown.args, send: fn(), intl },
} satisfies Meta<typeof Assistant>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  ...shown,
  tags: [
    'assistant:list.listed',
    'assistant:talk.ready',
    'assistant:proposal.idle',
    'assistant:feedback.idle',
    'assistant:dictation.off',
    'assistant:aloud.quiet',
    'assistant:naming.closed',
    'assistant:deletion.closed',
  ],
  play: async ({ args, canvas }) => {
    const log = within(canvas.getByRole('log'));
    await expect(log.getByText(/VA pays up to \$2,241 a month there/)).toBeVisible();
    const [first] = log.getAllByRole('link', { name: 'Source 1: Housing rates, Department of Defense' });
    await expect(first).toHaveAttribute('href', 'https://www.travel.dod.mil');
    await expect(log.getByText('As of January 2026 (Table 1.2)')).toBeVisible();
    await expect(log.getByText('As of Nov 28, 2026')).toBeVisible();
    await expect(canvas.getByText(/No AI model reads what you write/)).toBeVisible();
    await userEvent.click(log.getByRole('button', { name: 'What if I study online?' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.ask', text: 'What if I study online?' });
    await userEvent.click(log.getByRole('button', { name: 'Confirm' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'proposal.send',
      message: turn().id,
      index: answered.findIndex(({ type }) => type === 'proposal'),
    });
    await userEvent.click(log.getByRole('button', { name: 'Not helpful' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'feedback.give',
      message: turn().id,
      feedback: { helpful: false },
    });
    await userEvent.click(log.getByRole('button', { name: 'Why this answer?' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'why.toggle', message: turn().id });
    await userEvent.click(log.getByRole('button', { name: 'Read aloud' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'aloud.toggle',
      message: turn().id,
      text: 'VA pays up to $2,241 a month there. Breaks between terms aren’t paid.',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Speak your question' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'dictation.toggle' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message to Battle Buddy' }), 'H');
    await expect(args.send).toHaveBeenCalledWith({ type: 'draft.change', text: 'H' });
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'name.edit' });
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${housing.name}` }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'conversation.delete', id: housing.id });
  },
};

/** Nothing was asked yet. */
export const New: Story = {
  ...assistantIn({}, { open: 'new', conversation: null, turns: [] }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How are my applications doing?' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'question.ask',
      text: 'How are my applications doing?',
    });
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
  },
};

/** An answer comes; typing goes on. */
export const Answering: Story = {
  ...assistantIn(
    { talk: 'answering' },
    { turns: [turn({ state: 'answering', parts: answered.slice(0, 2) })], draft: 'And online' },
  ),
  tags: ['assistant:talk.answering'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message to Battle Buddy' })).toHaveValue('And online');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'answer.stop' });
  },
};
const asked = { turns: [turn({ state: 'answering', parts: [] })] };
/** It is looked at for signs of a crisis before it is sent. */
export const Checking: Story = {
  ...assistantIn({ talk: 'checking' }, asked),
  tags: ['assistant:talk.checking'],
};
export const Beginning: Story = {
  ...assistantIn({ talk: 'beginning' }, { ...asked, open: 'new', conversation: null }),
  tags: ['assistant:talk.beginning'],
};
export const Stopped: Story = {
  ...assistantIn({}, { turns: [turn({ state: 'stopped', parts: answered.slice(0, 2) })] }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('You stopped this answer.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'answer.retry' });
  },
};
export const Broken: Story = {
  ...assistantIn({}, { turns: [turn({ state: 'failed', parts: answered.slice(0, 2) })] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This answer was cut off/)).toBeVisible();
  },
};
export const HandedOver: Story = {
  ...assistantIn({}, { turns: [turn({ text: 'What will I be rated?', parts: handedOver })] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find an accredited representative' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 800-827-1000' })).toHaveAttribute(
      'href',
      'tel:8008271000',
    );
  },
};
/** Help stands above the conversation, and the conversation continues. */
export const Crisis: Story = {
  ...assistantIn(
    {},
    {
      turns: [turn({ text: 'I keep thinking about suicide', parts: inCrisis })],
      crisis: crisisHelp({ level: 'explicit', kind: 'suicide' }),
    },
  ),
  play: async ({ canvas }) => {
    const [call] = await canvas.findAllByRole('link', { name: /988/ });
    const log = canvas.getByRole('log');
    await expect(call!.compareDocumentPosition(log)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByRole('textbox', { name: 'Message to Battle Buddy' })).toBeEnabled();
  },
};
export const Why: Story = {
  ...assistantIn({}, { why: [turn().id] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('the housing rate of a place')).toBeVisible();
    await expect(canvas.getByText('housing rates, articles')).toBeVisible();
  },
};
export const NotHelpful: Story = {
  ...assistantIn({ feedback: 'sending' }, { turns: [turn({ feedback: { helpful: false } })] }),
  tags: ['assistant:feedback.sending'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Out of date' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'feedback.give',
      message: turn().id,
      feedback: { helpful: false, why: 'outOfDate' },
    });
  },
};
export const FeedbackNotSent: Story = {
  ...assistantIn({ feedback: 'failed' }, { turns: [turn({ feedback: { helpful: true } })] }),
  tags: ['assistant:feedback.failed'],
};
const proposed = { message: turn().id, index: answered.findIndex(({ type }) => type === 'proposal') };
const proposalName = `${proposed.message} ${proposed.index}`;
export const ProposalSending: Story = {
  ...assistantIn({ proposal: 'sending' }, { sending: proposed, proposals: { [proposalName]: 'sending' } }),
  tags: ['assistant:proposal.sending'],
};
export const ProposalSent: Story = {
  ...assistantIn({}, { proposals: { [proposalName]: 'sent' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Done')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  },
};
export const ProposalNotSent: Story = {
  ...assistantIn({}, { proposals: { [proposalName]: { error: { status: 0, code: 'unreachable' } } } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not sent/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};
export const Listening: Story = {
  ...assistantIn({ dictation: 'listening' }, { draft: 'How much is' }),
  tags: ['assistant:dictation.listening'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop listening' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
export const ReadAloud: Story = {
  ...assistantIn({ aloud: 'reading' }, { aloud: { message: turn().id, text: 'VA pays' } }),
  tags: ['assistant:aloud.reading'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop reading' })).toBeVisible();
  },
};
/** Which conversation is the newest is not known yet. */
export const Waiting: Story = {
  ...assistantIn(
    { list: 'loading', talk: 'waiting' },
    {
      about: null,
      list: { items: [], nextCursor: null, q: '' },
      open: 'latest',
      conversation: null,
      turns: [],
    },
  ),
  tags: ['assistant:list.loading', 'assistant:talk.waiting'],
};
export const Opening: Story = {
  ...assistantIn({ talk: 'opening' }, { conversation: null, turns: [] }),
  tags: ['assistant:talk.opening'],
};
export const NotRead: Story = {
  ...assistantIn({ talk: 'unread' }, { conversation: null, turns: [] }),
  tags: ['assistant:talk.unread'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'conversation.retry' });
  },
};
export const Missing: Story = {
  ...assistantIn({ talk: 'missing' }, { conversation: null, turns: [] }),
  tags: ['assistant:talk.missing'],
};
export const Searching: Story = {
  ...assistantIn({ list: 'typing' }, { list: { items: [], nextCursor: null, q: 'housing' } }),
  tags: ['assistant:list.typing'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search conversations' }), '!');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: 'housing!' });
  },
};
export const Refreshing: Story = {
  ...assistantIn({ list: 'refreshing' }),
  tags: ['assistant:list.refreshing'],
};
export const LoadingMore: Story = {
  ...assistantIn({ list: 'loadingMore' }, { list: { items: [housing], nextCursor: 'next', q: '' } }),
  tags: ['assistant:list.loadingMore'],
};
export const ListFailed: Story = {
  ...assistantIn({ list: 'failed' }),
  tags: ['assistant:list.failed'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Your conversations couldn’t be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
  },
};
export const Renaming: Story = {
  ...assistantIn({ naming: 'editing' }, { name: 'Austin' }),
  tags: ['assistant:naming.editing'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'name.save' });
  },
};
export const SavingName: Story = {
  ...assistantIn({ naming: 'saving' }, { name: 'Austin' }),
  tags: ['assistant:naming.saving'],
};
export const NameNotSaved: Story = {
  ...assistantIn({ naming: 'failed' }, { name: 'Austin' }),
  tags: ['assistant:naming.failed'],
};
export const AskingToDelete: Story = {
  ...assistantIn({ deletion: 'asking' }, { deleting: housing.id }),
  tags: ['assistant:deletion.asking'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'delete.confirm' });
  },
};
export const Deleting: Story = {
  ...assistantIn({ deletion: 'deleting' }),
  tags: ['assistant:deletion.deleting'],
};
export const NotDeleted: Story = {
  ...assistantIn({ deletion: 'failed' }),
  tags: ['assistant:deletion.failed'],
};
/** Another engine: the page says where texts go. */
export const Model: Story = {
  ...assistantIn({}, { about: { engine: 'model', host: 'llm.example.org', model: 'small' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/goes to llm\.example\.org/)).toBeVisible();
  },
};
/** The model was slow and made up a figure: the answer says who wrote it instead, and what was left out. */
export const ModelFailed: Story = {
  ...assistantIn(
    {},
    {
      about: { engine: 'model', host: 'llm.example.org', model: 'small' },
      turns: [
        turn({
          parts: answered.map((part) =>
            part.type === 'end' ? { ...part, trouble: 'slow', leftOut: 1 } : part,
          ),
        }),
      ],
      why: [turn().id],
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The AI model took too long/)).toBeVisible();
    await expect(canvas.getByText('1 sentence that no source supports')).toBeVisible();
  },
};
export const OnTheDashboard: Story = {
  ...shown,
  render: (args) => <AssistantWidget {...args} pageHref="?conversation=latest" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open Battle Buddy' })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...shown, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...shown, globals: { theme: 'dark' } };
