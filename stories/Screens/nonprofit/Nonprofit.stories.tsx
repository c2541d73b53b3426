import type { Meta, StoryObj } from '@storybook/react-vite';
import { Nonprofit } from '@vetsync/ui/screens/nonprofit/Nonprofit';
import { expect, fn, userEvent, within } from 'storybook/test';
import { nonprofitIn } from '../../support/nonprofit.ts';
import { opened } from '../../support/plays/opened.ts';

const programs = nonprofitIn();
const meta = {
  title: 'Screens/nonprofit/Nonprofit',
  component: Nonprofit,
  args: { ...programs.args, send: fn() },
} satisfies Meta<typeof Nonprofit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Programs: Story = {
  ...programs,
  tags: ['nonprofit:page.programs', 'nonprofit:overlay.nothing'],
  play: async ({ canvas }) => {
    const housing = within(canvas.getByRole('article', { name: 'Housing Assistance' }));
    await expect(housing.getByRole('meter', { name: 'Enrolled' })).toHaveAttribute(
      'aria-valuetext',
      '126 of 140 spots',
    );
    await expect(housing.getByText('14 spots are open, 3 applications wait')).toBeVisible();
    await expect(housing.getByRole('link', { name: 'View Details of Housing Assistance' })).toHaveAttribute(
      'href',
      '/demo/platform/programs/program/3-housing?role=nonprofit',
    );
  },
};
export const ProgramsDark: Story = { ...programs, globals: { theme: 'dark' } };

export const Program: Story = {
  ...nonprofitIn({ overlay: 'program', detail: ['program', '3-family'] }),
  tags: ['nonprofit:overlay.program'],
  play: async ({ args }) => {
    const dialog = within(await opened('Family Support'));
    await expect(dialog.getByText('Family counseling')).toBeVisible();
    await expect(dialog.getByRole('figure', { name: 'Participants by status' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'program.close' });
  },
};

export const Missing: Story = {
  ...nonprofitIn({ overlay: 'missing', detail: ['program', 'none'] }),
  tags: ['nonprofit:overlay.missing'],
  play: async ({ args }) => {
    await expect(within(await opened('Program')).getByText('Not found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'program.close' });
  },
};

/** The URL matches no page of the portal. */
export const Unknown: Story = {
  ...nonprofitIn({ page: 'unknown', detail: ['nowhere'] }),
  tags: ['nonprofit:page.unknown'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the application queue' })).toHaveAttribute(
      'href',
      '/demo/platform?role=nonprofit',
    );
  },
};
