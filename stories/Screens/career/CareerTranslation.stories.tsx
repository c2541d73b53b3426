import type { Meta, StoryObj } from '@storybook/react-vite';
import { CareerTranslation } from '@vetsync/ui/screens/career/CareerTranslation';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { careerIn, jobsFound, skillsIn } from '../../support/career.ts';
import { opened } from '../../support/plays/opened.ts';

const page = careerIn('translation');
const sendSkills = fn();
const closed = { results: 'some', report: 'closed' } as const;
/** The page with its search machine in a given state. */
const story = (...situation: Parameters<typeof skillsIn>) => {
  const { args, parameters } = skillsIn(...situation);
  return { args: { skills: { view: args.view, send: sendSkills } }, parameters };
};
const meta = {
  title: 'Screens/career/CareerTranslation',
  component: CareerTranslation,
  args: { ...page.args, ...story(closed).args },
  beforeEach: () => void sendSkills.mockClear(),
} satisfies Meta<typeof CareerTranslation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  ...story(closed),
  tags: ['skillTranslation:results.some', 'skillTranslation:report.closed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not an official crosswalk/)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by code or title' }), '9');
    await expect(sendSkills).toHaveBeenCalledWith({ type: 'filter.change', filter: 'q', value: '9' });
    await userEvent.click(canvas.getByRole('button', { name: 'Report an error: Army MOS 11B' }));
    await expect(sendSkills).toHaveBeenCalledWith({ type: 'report.open', occupationId: 'army-11b' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show 8 more' }));
    await expect(sendSkills).toHaveBeenCalledWith({ type: 'list.more' });
  },
};

/** The page as a state of the tab's machine. */
export const Page: Story = { parameters: page.parameters, tags: ['career:translation'] };

export const Found: Story = {
  ...story(closed, { filters: { q: '92y', branch: 'all', show: '' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1 occupation found' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Unit Supply Specialist' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Logisticians' })).toHaveAttribute(
      'href',
      'https://www.onetonline.org/link/summary/13-1081.00',
    );
  },
};

/** Another occupation of the list is shown in depth, and gets the focus. */
export const Chosen: Story = {
  ...story(closed, { filters: { q: '', branch: 'army', show: 'army-92y' } }),
  play: async ({ canvas }) => {
    const depth = canvas.getByRole('region', { name: 'Unit Supply Specialist' });
    await expect(depth).toBeVisible();
    const first = canvas.getByRole('button', { name: 'Infantryman' });
    await userEvent.click(first);
    await expect(sendSkills).toHaveBeenCalledWith({ type: 'occupation.choose', occupationId: 'army-11b' });
  },
};

export const NoneFound: Story = {
  ...story({ results: 'none', report: 'closed' }, { filters: { q: 'zz9', branch: 'navy', show: '' } }),
  tags: ['skillTranslation:results.none'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '0 occupations found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(sendSkills).toHaveBeenCalledWith({ type: 'filters.clear' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tell us what’s missing' }));
    await expect(sendSkills).toHaveBeenCalledWith({ type: 'report.open', occupationId: null });
  },
};

export const Report: Story = {
  ...story({ results: 'some', report: { writing: 'editing' } }, { occupationId: 'army-92y' }),
  tags: ['skillTranslation:report.writing.editing'],
  play: async () => {
    const dialog = within(await opened('Report an error'));
    await expect(dialog.getByText('Army MOS 92Y, Unit Supply Specialist')).toBeVisible();
    await expect(dialog.getByText(/kept just for you\. It isn’t sent to anyone/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'The title' }));
    await expect(sendSkills).toHaveBeenCalledWith({ type: 'reason.choose', reason: 'title' });
    await userEvent.click(dialog.getByRole('button', { name: 'Keep this report' }));
    await expect(sendSkills).toHaveBeenCalledWith({ type: 'report.submit' });
  },
};

export const ReportIncomplete: Story = {
  ...story({ results: 'some', report: { writing: 'incomplete' } }, { occupationId: 'army-92y', attempt: 1 }),
  tags: ['skillTranslation:report.writing.incomplete'],
  play: async () => {
    const dialog = within(await opened('Report an error'));
    const message = dialog.getByRole('textbox', { name: /What should it say/ });
    await expect(message).toBeInvalid();
    await waitFor(() => expect(message).toHaveFocus());
  },
};

export const ReportConfirmingClose: Story = {
  ...story(
    { results: 'some', report: { writing: 'confirmingClose' } },
    { occupationId: 'army-92y', draft: { reason: 'pairing', message: 'Buyers fit better.' } },
  ),
  tags: ['skillTranslation:report.writing.confirmingClose'],
  play: async () => {
    const question = within(await opened('Discard what you wrote?', 'alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep writing' }));
    await expect(sendSkills).toHaveBeenCalledWith({ type: 'close.cancel' });
  },
};

export const ReportSaved: Story = {
  ...story(
    { results: 'some', report: 'stored' },
    {
      occupationId: 'army-92y',
      reports: [
        { id: 'R7M2QXA4', occupationId: 'army-92y', reason: 'pairing', message: 'Buyers fit better.' },
      ],
    },
  ),
  tags: ['skillTranslation:report.stored'],
  play: async () => {
    const dialog = within(await opened('Your report is kept'));
    await expect(dialog.getByText(/It’s your only one/)).toBeVisible();
  },
};

/** The demo's standalone screen: jobs, resources and progress beside the search. */
export const Standalone: Story = {
  args: { jobs: { view: jobsFound(), send: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Career Translation' })).toBeVisible();
    for (const name of ['Top Job Matches', 'Career Resources', 'Your Progress'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: Standalone.args!, globals: { theme: 'dark' } };
