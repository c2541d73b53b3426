import type { Meta, StoryObj } from '@storybook/react-vite';
import { InterviewPractice } from '@vetsync/ui/screens/career/InterviewPractice';
import { expect, fn, userEvent, within } from 'storybook/test';
import { careerIn, links, practiceIn } from '../../support/career.ts';
import { opened } from '../../support/plays/opened.ts';

const asking = practiceIn('asking');
const notes = {
  yourself: { text: 'Logistics, 12 people, $18 million, no loss.', feeling: 'ready' },
  leadership: { text: 'Move of the company. 130 people.', feeling: 'nearly' },
  failure: { text: '', feeling: 'again' },
} as const;
const meta = {
  title: 'Screens/career/InterviewPractice',
  component: InterviewPractice,
  args: { ...asking.args, send: fn(), links },
} satisfies Meta<typeof InterviewPractice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  ...asking,
  tags: ['interviewPractice:asking'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Tell me about yourself.' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Notes to yourself/ }), 'L');
    await expect(args.send).toHaveBeenCalledWith({ type: 'note.change', value: 'L' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Ready' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'feeling.choose', feeling: 'ready' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next question' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'step.next' });
  },
};

/** The page as a state of the tab's machine. */
export const Page: Story = {
  parameters: careerIn('interview').parameters,
  tags: ['career:interview'],
};

export const LastQuestion: Story = {
  ...practiceIn('asking', { step: 'ask', notes }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'See all notes' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
  },
};

export const Review: Story = {
  ...practiceIn('review', { notes }),
  tags: ['interviewPractice:review'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 of 7 questions have a note')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Practice again: Tell me about yourself/ }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'question.open', question: 'yourself' });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete all notes' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'notes.clear' });
  },
};
export const NoNotes: Story = { ...practiceIn('review') };

export const ConfirmingClear: Story = {
  ...practiceIn('confirmingClear', { notes }),
  tags: ['interviewPractice:confirmingClear'],
  play: async ({ args }) => {
    const question = within(await opened('Delete all notes?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'clear.confirm' });
  },
};
export const OnAPhone: Story = { ...asking, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...practiceIn('review', { notes }), globals: { theme: 'dark' } };
