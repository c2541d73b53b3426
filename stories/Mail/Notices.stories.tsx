import type { Meta, StoryObj } from '@storybook/react-vite';
import * as letters from '@vetsync/machines/model/letters';
import { languages } from '@vetsync/machines/system/model';
import { Stack } from '@vetsync/ui/components/Stack';
import { expect } from 'storybook/test';
import { LetterPreviews, emailErrors, perLanguage } from '../support/LetterPreview.tsx';

const at = new Date('2026-11-21T15:05:00Z');

const noticeOf = (kind: letters.NoticeKind) => perLanguage((site) => letters.noticeLetter(kind, site, at));

function Notice({ kind }: { kind: letters.NoticeKind }) {
  return <LetterPreviews letter={noticeOf(kind)} />;
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
    await expect(canvas.getByText(/This happened on Sat, Nov 21, 2026, 3:05 PM UTC\./)).toBeVisible();
    await expect(canvas.getByText(/Fecha y hora: sáb 21 nov 2026/)).toBeVisible();
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
    await expect(canvas.getAllByRole('heading')).toHaveLength(languages.length * letters.noticeKinds.length);
    for (const kind of letters.noticeKinds) {
      await expect({ kind, errors: emailErrors(noticeOf(kind)) }).toEqual({ kind, errors: [] });
    }
  },
};
