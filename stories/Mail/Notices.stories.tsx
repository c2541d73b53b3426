import type { Meta, StoryObj } from '@storybook/react-vite';
import * as letters from '@vetsync/machines/model/letters';
import { Stack } from '@vetsync/ui/components/Stack';
import { expect } from 'storybook/test';
import { LetterPreview, emailFaults } from '../support/LetterPreview.tsx';

const site = { appOrigin: 'https://vetsync.example' };
const at = new Date('2026-11-21T15:05:00Z');

function Notice({ kind }: { kind: letters.NoticeKind }) {
  return <LetterPreview letter={letters.noticeLetter(kind, site, at)} />;
}

/** Emails that notify owners of changes to their account. */
const meta = {
  title: 'Mail/Notices',
  component: Notice,
  args: { kind: 'password_changed' },
  argTypes: { kind: { control: 'select', options: letters.noticeKinds } },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This was on November 21, 2026 at 3:05 PM \(UTC\)\./)).toBeVisible();
  },
};

export const AllNotices: Story = {
  render: () => (
    <Stack space="xlarge">
      {letters.noticeKinds.map((kind) => (
        <Notice key={kind} kind={kind} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(letters.noticeKinds.length);
    for (const kind of letters.noticeKinds) {
      const letter = letters.noticeLetter(kind, site, at);
      await expect({ kind, faults: emailFaults(letter, site.appOrigin) }).toEqual({ kind, faults: [] });
    }
  },
};
