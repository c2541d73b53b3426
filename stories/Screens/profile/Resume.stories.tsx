import type { Meta, StoryObj } from '@storybook/react-vite';
import { profileEditorMachine, profileEditorView } from '@vetsync/machines/profile/profileEditor';
import { emptyProfile, type PaperSize, type Profile } from '@vetsync/machines/profile/model';
import { Resume } from '@vetsync/ui/screens/profile/Resume';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inState } from '../../support/inState.ts';
import { longProfile, marcus, profileInput, stored } from '../../support/profiles.ts';

const resume = (profile: Profile = marcus, paper: PaperSize = 'letter') =>
  inState(profileEditorMachine, profileEditorView, {
    value: 'resume',
    input: { ...profileInput, stored: stored(profile) },
    context: { paper },
  });
const letter = resume();

const meta = {
  title: 'Screens/profile/Resume',
  component: Resume,
  args: { ...letter.args, send: fn() },
} satisfies Meta<typeof Resume>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = {
  ...letter,
  tags: ['profileEditor:resume'],
  play: async ({ args, canvas }) => {
    const sheet = within(canvas.getByRole('region', { name: 'Resume' }));
    await expect(sheet.getByRole('heading', { name: 'Marcus Johnson' })).toBeVisible();
    await expect(sheet.getByText('Staff Sergeant · U.S. Army · 12 years of service')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'resume.print' });
    await userEvent.click(canvas.getByRole('radio', { name: 'A4' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'paper.choose', paper: 'a4' });
  },
};
export const A4: Story = { ...resume(marcus, 'a4') };
/** Several pages: no entry is split, and no heading is at the bottom of a page. */
export const ManyPages: Story = { ...resume(longProfile) };
export const Empty: Story = { ...resume({ ...emptyProfile, name: 'Dana Fields' }) };
export const OnAPhone: Story = { ...letter, globals: { viewport: { value: 'phone' } } };
/** PaperSize is light in the dark theme too. */
export const Dark: Story = { ...letter, globals: { theme: 'dark' } };
