import type { Meta, StoryObj } from '@storybook/react-vite';
import * as letters from '@vetsync/machines/model/letters';
import { expect } from 'storybook/test';
import { LetterPreviews, emailErrors, perLanguage } from '../support/LetterPreview.tsx';

const token = 'Zm9yIHN0b3JpZXMgb25seSwgb3BlbnMgbm90aGluZy4';

/** Emails with a link or a code, or the reason why there is none. */
const meta = {
  title: 'Mail/Proofs',
  component: LetterPreviews,
  play: async ({ args }) => {
    await expect(emailErrors(args.letter)).toEqual([]);
  },
} satisfies Meta<typeof LetterPreviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConfirmAddress: Story = {
  args: { letter: perLanguage((site) => letters.confirmLetter(site, { token })) },
};

export const AlreadyRegistered: Story = {
  args: { letter: perLanguage((site) => letters.alreadyRegisteredLetter(site)) },
};

export const CodeAndLink: Story = {
  args: { letter: perLanguage((site) => letters.signInLetter(site, { token, code: '042917' })) },
  play: async (context) => {
    await meta.play(context);
    for (const { text } of Object.values(context.args.letter)) await expect(text).toContain('\n042917\n');
  },
};

export const NoAccount: Story = { args: { letter: perLanguage((site) => letters.noAccountLetter(site)) } };

export const NewPassword: Story = {
  args: { letter: perLanguage((site) => letters.resetLetter(site, { token })) },
};

export const NewAddress: Story = {
  args: { letter: perLanguage((site) => letters.newEmailLetter(site, token)) },
};

export const NewAddressTaken: Story = {
  args: { letter: perLanguage((site) => letters.newEmailTakenLetter(site)) },
};

export const Invitation: Story = {
  args: { letter: perLanguage((site) => letters.invitationLetter(site, token)) },
};

export const OnAPhone: Story = {
  args: { letter: perLanguage((site) => letters.signInLetter(site, { token, code: '042917' })) },
  globals: { viewport: { value: 'phone' } },
};
