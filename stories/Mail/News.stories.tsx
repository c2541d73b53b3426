import type { Meta, StoryObj } from '@storybook/react-vite';
import * as letters from '@vetsync/machines/model/letters';
import { Stack } from '@vetsync/ui/components/Stack';
import { expect } from 'storybook/test';
import { LetterPreviews, emailErrors, perLanguage } from '../support/LetterPreview.tsx';

const path = '/platform/career?as=me';
const organization = 'Chesapeake Dry Dock';
const deedDone = (deed: letters.NewsDeed, more: Partial<letters.News> = {}): letters.News => ({
  topic: 'applications',
  by: { organization, deed },
  answerBy: null,
  count: 1,
  path,
  ...more,
});
const unnamed = (topic: letters.NewsTopic, count = 1): letters.News => ({
  topic,
  by: null,
  answerBy: null,
  count,
  path,
});
const letterOf = (...news: [letters.News, ...letters.News[]]) =>
  perLanguage((site) => letters.notificationsLetter(site, news, 'token'));

/** Emails about what a person has not read. */
const meta = {
  title: 'Mail/News',
  component: LetterPreviews,
  play: async ({ args }) => {
    await expect(emailErrors(args.letter)).toEqual([]);
  },
} satisfies Meta<typeof LetterPreviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Answer: Story = { args: { letter: letterOf(deedDone('answered')) } };

export const Offer: Story = {
  args: { letter: letterOf(deedDone('offered', { answerBy: '2026-12-04' })) },
  play: async (context) => {
    await meta.play(context);
    const { en, es } = context.args.letter;
    await expect(en.subject).toBe('Chesapeake Dry Dock made you an offer');
    await expect(en.text).toContain('They’d like your answer by Fri, Dec 4, 2026.');
    await expect(es.text).toContain('Le piden que responda a más tardar el vie 4 dic 2026.');
  },
};

/** The person wants no names in emails, or it is about care. */
export const WithoutNames: Story = {
  args: { letter: letterOf(unnamed('care')) },
  play: async (context) => {
    await meta.play(context);
    await expect(context.args.letter.en.subject).toBe('An update from an organization that works with you');
  },
};

export const Several: Story = {
  args: {
    letter: letterOf(
      deedDone('interview'),
      deedDone('wrote', { topic: 'messages' }),
      unnamed('care'),
      deedDone('received', { topic: 'received', count: 12 }),
    ),
  },
};

export const OnAPhone: Story = {
  args: { letter: letterOf(deedDone('interview')) },
  globals: { viewport: { value: 'phone' } },
};

const all = [
  ...letters.newsDeeds.map((deed) => letterOf(deedDone(deed))),
  ...letters.newsTopics.flatMap((topic) => [letterOf(unnamed(topic)), letterOf(unnamed(topic, 5))]),
];

export const AllNews: Story = {
  args: { letter: all[0]! },
  render: () => (
    <Stack space="xlarge">
      {all.map((letter) => (
        <LetterPreviews key={letter.en.text} letter={letter} />
      ))}
    </Stack>
  ),
  play: async () => {
    for (const letter of all) await expect(emailErrors(letter)).toEqual([]);
  },
};
