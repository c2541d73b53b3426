import type { Meta, StoryObj } from '@storybook/react-vite';
import * as letters from '@vetsync/machines/model/letters';
import { expect } from 'storybook/test';
import { LetterPreview, emailFaults } from '../support/LetterPreview.tsx';

const site = { appOrigin: 'https://vetsync.example' };
const token = 'Zm9yIHN0b3JpZXMgb25seSwgb3BlbnMgbm90aGluZy4';

/** Emails with a link or a code, or the reason why there is none. */
const meta = {
  title: 'Mail/Proofs',
  component: LetterPreview,
  play: async ({ args }) => {
    await expect(emailFaults(args.letter, site.appOrigin)).toEqual([]);
  },
} satisfies Meta<typeof LetterPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConfirmAddress: Story = { args: { letter: letters.confirmLetter(site, token) } };

export const AlreadyRegistered: Story = { args: { letter: letters.alreadyRegisteredLetter(site) } };

export const CodeAndLink: Story = {
  args: { letter: letters.signInLetter(site, { token, code: '042917' }) },
  play: async (context) => {
    await meta.play(context);
    await expect(context.args.letter.text).toContain('\n042917\n');
  },
};

export const NoAccount: Story = { args: { letter: letters.noAccountLetter(site) } };

export const NewPassword: Story = { args: { letter: letters.resetLetter(site, token) } };

export const NewAddress: Story = { args: { letter: letters.newEmailLetter(site, token) } };

export const NewAddressTaken: Story = { args: { letter: letters.newEmailTakenLetter(site) } };

export const OnAPhone: Story = {
  args: { letter: letters.signInLetter(site, { token, code: '042917' }) },
  globals: { viewport: { value: 'phone' } },
};
