import type { Meta, StoryObj } from '@storybook/react-vite';
import { Nonprofit } from '@vetsync/ui/screens/nonprofit/Nonprofit';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { nonprofitIn, worldWith } from '../../support/nonprofit.ts';
import { opened } from '../../support/plays/opened.ts';

const programs = nonprofitIn({ page: 'programs' });
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
  ...nonprofitIn({ page: 'programs', overlay: 'program', detail: ['program', '3-family'] }),
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
  ...nonprofitIn({ page: 'programs', overlay: 'missing', detail: ['program', 'none'] }),
  tags: ['nonprofit:overlay.missing'],
  play: async ({ args }) => {
    await expect(within(await opened('Program')).getByText('Not found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'program.close' });
  },
};

const participants = nonprofitIn({ page: 'participants' });
export const Participants: Story = {
  ...participants,
  tags: ['nonprofit:page.participants'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('342 participants')).toBeVisible();
    await expect(canvas.queryByRole('grid', { name: 'Filters in use' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(args.table?.send).toHaveBeenCalledWith({ type: 'filters.open', as: 'menu' });
  },
};
export const ParticipantFilters: Story = {
  ...nonprofitIn({ page: 'participants', filters: 'menu' }),
  play: async ({ args }) => {
    const menu = within(await screen.findByRole('menu', { name: 'Filter' }));
    const group = within(menu.getByRole('group', { name: 'Program' }));
    await expect(group.queryByRole('menuitemradio', { checked: true })).not.toBeInTheDocument();
    await userEvent.click(group.getByRole('menuitemradio', { name: /^Housing Assistance/ }));
    const chosen = { type: 'filter.choose', column: 'program', value: 'Housing Assistance' };
    await expect(args.table?.send).toHaveBeenCalledWith(chosen);
  },
};
export const ParticipantsOnAPhone: Story = { ...participants, globals: { viewport: { value: 'phone' } } };

/** Approved a moment ago: active, 25 percent, with goals and services from the needs assessment. */
export const Participant: Story = {
  ...nonprofitIn(
    { page: 'participants', overlay: 'participant', detail: ['participant', 'program-1'] },
    { world: worldWith(['approve', 'program-1']) },
  ),
  tags: ['nonprofit:overlay.participant'],
  play: async ({ args }) => {
    const dialog = within(await opened('Loretta Vandermeer'));
    await expect(dialog.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    await expect(dialog.getByText('A lease in my own name')).toBeVisible();
    await expect(dialog.getByText('Deposit or first rent')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'See the application' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(args.table?.send).toHaveBeenCalledWith({ type: 'row.step', to: 'next' });
  },
};

/** The approval was undone in another tab while the record was open. */
export const ParticipantRemoved: Story = {
  ...nonprofitIn({ page: 'participants', overlay: 'missing', detail: ['participant', 'program-1'] }),
  play: async ({ args }) => {
    await expect(within(await opened('Participant')).getByText('Not found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.table?.send).toHaveBeenCalledWith({ type: 'row.close' });
  },
};

export const Services: Story = {
  ...nonprofitIn({ page: 'services' }),
  tags: ['nonprofit:page.services'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'By status' })).toBeVisible();
    const fund = within(canvas.getByRole('article', { name: 'Deposit fund' }));
    await expect(fund.getByRole('meter')).toHaveAttribute('aria-valuetext', '11 of 16 grants given');
  },
};
/** The URL matches no page of the portal. */
export const Unknown: Story = {
  ...nonprofitIn({ page: 'unknown', tab: 'services', detail: ['nowhere'] }),
  tags: ['nonprofit:page.unknown'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the application queue' })).toHaveAttribute(
      'href',
      '/demo/platform?role=nonprofit',
    );
  },
};
