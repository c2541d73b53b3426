import type { Meta, StoryObj } from '@storybook/react-vite';
import { WellnessCheck } from '@vetsync/ui/screens/wellness/WellnessCheck';
import { expect, fn, userEvent, within } from 'storybook/test';
import { checkIn, every, links } from '../../support/wellness.ts';

const intro = checkIn('intro');
const meta = {
  title: 'Screens/wellness/WellnessCheck',
  component: WellnessCheck,
  args: { ...intro.args, send: fn(), links },
} satisfies Meta<typeof WellnessCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Intro: Story = { ...intro, tags: ['wellnessCheck:intro'] };
/** In an account, where answers are kept. */
export const IntroStored: Story = {
  ...checkIn('intro', { keeping: { keptIn: 'account' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/saved in your account/)).toBeVisible();
    await expect(canvas.queryByText(/this browser tab/)).toBeNull();
    await expect(canvas.getByText(/This isn’t a medical test/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'VA’s PTSD self-screen' })).toBeVisible();
  },
};
export const IntroStarted: Story = { ...checkIn('intro', { stored: { sleep: 1, mood: 0 } }) };

const asking = checkIn('asking', { stored: { sleep: 1, mood: 0, tension: 2 }, step: 2 });
export const Asking: Story = {
  ...asking,
  tags: ['wellnessCheck:asking'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Most days' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Nearly every day' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'answer.choose', answer: 3 });
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'step.next' });
  },
};
export const SafetyQuestion: Story = { ...checkIn('asking', { stored: every(0), step: 6 }) };

export const Steady: Story = {
  ...checkIn({ result: 'steady' }, { stored: every(0), step: 'result' }),
  tags: ['wellnessCheck:result.steady'],
};
export const Watch: Story = {
  ...checkIn({ result: 'watch' }, { stored: every(1, { connection: 2 }), step: 'result' }),
  tags: ['wellnessCheck:result.watch'],
};
export const Support: Story = {
  ...checkIn({ result: 'support' }, { stored: every(2), step: 'result' }),
  tags: ['wellnessCheck:result.support'],
};
const crisis = checkIn({ result: 'crisis' }, { stored: every(1, { safety: 1 }), step: 'result' });
export const Crisis: Story = {
  ...crisis,
  tags: ['wellnessCheck:result.crisis'],
  play: async ({ canvas }) => {
    const line = within(canvas.getByRole('region', { name: 'Veterans Crisis Line' }));
    await expect(line.getByRole('link', { name: /Call 988/ })).toHaveAttribute('href', 'tel:988');
    await expect(line.getByRole('link', { name: /Text 838255/ })).toBeVisible();
    await expect(canvas.getByText('988 then press 1')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /I’d rather write to someone I know/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^sms:\?&body=/),
    );
    await expect(canvas.getByRole('link', { name: 'Leave this page quickly' })).toBeVisible();
  },
};
export const CrisisOnAPhone: Story = { ...crisis, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...asking, globals: { theme: 'dark' } };
