import type { Meta, StoryObj } from '@storybook/react-vite';
import { Occupations } from '@vetsync/ui/screens/reference/Occupations';
import { expect, fn, userEvent, within } from 'storybook/test';
import {
  corpsman,
  detailOf,
  fittingList,
  infantryman,
  medic,
  occupationsIn,
  paramedics,
  served,
  specialist,
} from './occupations.ts';

const at68W = { military: 'army.68W' };
const shown = { list: 'idle', page: { open: 'shown' }, profile: 'idle' } as const;
const opened = { occupation: medic, detail: detailOf(paramedics) };
const begun = occupationsIn({ list: 'idle', page: 'closed', profile: 'idle' });
const meta = {
  title: 'Screens/reference/Occupations',
  component: Occupations,
  args: { ...begun.args, send: fn() },
} satisfies Meta<typeof Occupations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is asked yet. */
export const Start: Story = {
  ...begun,
  tags: ['occupations:list.idle', 'occupations:page.closed'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add your codes to your profile' })).toHaveAttribute(
      'href',
      '/platform/profile?open=edit&field=occupations',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Code or title' }), '6');
    await expect(args.send).toHaveBeenCalledWith({ type: 'search.change', q: '6' });
  },
};

/** A code that leads to one civilian occupation, with pay, outlook, skills and where each is from. */
export const Shown: Story = {
  ...occupationsIn(shown, at68W, opened),
  tags: ['occupations:page.open.shown', 'occupations:profile.idle', 'occupations:report.none'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Combat Medic Specialist, 68W' })).toBeVisible();
    await expect(canvas.getByText(/links 68W to one civilian occupation/)).toBeVisible();
    const depth = within(canvas.getByRole('region', { name: 'Paramedics' }));
    for (const figure of ['$60,600', '$44,230', '$84,850', '+5%', '4,900'])
      await expect(depth.getByText(figure)).toBeVisible();
    await expect(depth.getAllByRole('link', { name: 'Source 3' })[0]).toHaveAttribute(
      'href',
      '#source-wages',
    );
    await expect(canvas.getByText(/, May 2025/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Registered Nurses' })).toHaveAttribute(
      'href',
      '/platform/career/translation?military=army.68W&civilian=29-1141.00',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my profile' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.add' });
  },
};

/** The code is on the profile. */
export const OnProfile: Story = {
  ...occupationsIn(shown, at68W, { ...opened, person: served }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('On your profile')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from my profile' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.remove' });
  },
};

export const Adding: Story = {
  ...occupationsIn({ ...shown, profile: 'adding' }, at68W, opened),
  tags: ['occupations:profile.adding'],
};
export const Removing: Story = {
  ...occupationsIn({ ...shown, profile: 'removing' }, at68W, { ...opened, person: served }),
  tags: ['occupations:profile.removing'],
};
export const NotSaved: Story = {
  ...occupationsIn({ ...shown, profile: 'failed' }, at68W, opened),
  tags: ['occupations:profile.failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/couldn’t be saved/);
  },
};

/** Several occupations, one without published pay. */
export const SendingReport: Story = {
  ...occupationsIn({ ...shown, report: 'sending' }, at68W, opened),
  tags: ['occupations:report.sending'],
};
/** An administrator will check whether the civilian occupation fits. */
export const Reported: Story = {
  ...occupationsIn({ ...shown, report: 'sent' }, at68W, opened),
  tags: ['occupations:report.sent'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/An administrator will check/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Report a wrong link' })).toBeNull();
  },
};
export const NotReported: Story = {
  ...occupationsIn({ ...shown, report: 'failed' }, at68W, opened),
  tags: ['occupations:report.failed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report a wrong link' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'link.report' });
  },
};
export const Several: Story = {
  ...occupationsIn(
    { list: 'listed', page: { open: 'readingDetail' }, profile: 'idle' },
    { military: 'navy.HM', q: 'HM' },
    { occupation: corpsman, found: [corpsman, medic] },
  ),
  tags: ['occupations:list.listed', 'occupations:page.open.readingDetail'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '2 codes found' })).toBeVisible();
    const choice = within(canvas.getByRole('list', { name: 'Civilian occupations' }));
    await expect(choice.getAllByRole('listitem')).toHaveLength(3);
    await expect(choice.getByText('No pay published')).toBeVisible();
  },
};

/** A group for occupations without a code of their own says so, and shows what is in it. */
export const Group: Story = {
  ...occupationsIn(
    shown,
    { military: 'army.25B' },
    {
      occupation: specialist,
      detail: detailOf(specialist.civilian[0]!),
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/group is for jobs that don’t have a title of their own/)).toBeVisible();
    await expect(canvas.getByText('Above the highest published pay')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Occupations in this group' })).toBeVisible();
  },
};

/** A code that is only military: the person says what they did. */
export const Asking: Story = {
  ...occupationsIn(
    { list: 'idle', page: { open: 'asking' }, profile: 'idle' },
    { military: 'army.11B' },
    {
      occupation: infantryman,
    },
  ),
  tags: ['occupations:page.open.asking'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/The list has no civilian job for 11B/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Led a team' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'deed.toggle', deed: 'led' });
  },
};
export const Fitting: Story = {
  ...occupationsIn(
    { list: 'idle', page: { open: 'fitting' }, profile: 'idle' },
    { military: 'army.11B', did: 'led.treated' },
    { occupation: infantryman, fitting: fittingList },
  ),
  tags: ['occupations:page.open.fitting'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/They aren’t from the government’s list/)).toBeVisible();
    await expect(canvas.getAllByText(/Gave first aid · /)[0]).toBeVisible();
  },
};
export const ReadingFitting: Story = {
  ...occupationsIn(
    { list: 'idle', page: { open: 'readingFitting' }, profile: 'idle' },
    { military: 'army.11B', did: 'led' },
    { occupation: infantryman },
  ),
  tags: ['occupations:page.open.readingFitting'],
};
export const DepthFailed: Story = {
  ...occupationsIn({ list: 'idle', page: { open: 'depthFailed' }, profile: 'idle' }, at68W, {
    occupation: medic,
  }),
  tags: ['occupations:page.open.depthFailed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

export const Reading: Story = {
  ...occupationsIn({ list: 'loading', page: 'reading', profile: 'idle' }, { ...at68W, q: 'medic' }),
  tags: ['occupations:list.loading', 'occupations:page.reading'],
};
export const Searching: Story = {
  ...occupationsIn({ list: 'searching', page: 'closed', profile: 'idle' }, { q: 'medc' }),
  tags: ['occupations:list.searching'],
};
export const Nothing: Story = {
  ...occupationsIn({ list: 'nothing', page: 'missing', profile: 'idle' }, { q: 'zzz', military: 'army.99Z' }),
  tags: ['occupations:list.nothing', 'occupations:page.missing'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No code found' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'This code isn’t in the list' })).toBeVisible();
  },
};
/** Nobody has brought in the public files: people are led to where the answer is. */
export const NotImported: Story = {
  ...occupationsIn({ list: 'notImported', page: 'closed', profile: 'idle' }, { q: '68W' }),
  tags: ['occupations:list.notImported'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Look it up at O*NET OnLine' })).toBeVisible();
    await expect(canvas.queryByText(/npm run data/)).toBeNull();
  },
};
/** Administrators are told how to bring them in. */
export const NotImportedForAdministrators: Story = {
  ...occupationsIn({ list: 'idle', page: 'notImported', profile: 'idle' }, at68W, { role: 'admin' }),
  tags: ['occupations:page.notImported'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('npm run data -- import FOLDER')).toBeVisible();
  },
};
export const Failed: Story = {
  ...occupationsIn({ list: 'failed', page: 'failed', profile: 'idle' }, { ...at68W, q: 'medic' }),
  tags: ['occupations:list.failed', 'occupations:page.failed'],
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
    await expect(args.send).toHaveBeenCalledWith({ type: 'list.retry' });
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};

export const OnAPhone: Story = { ...Shown, globals: { viewport: { value: 'phone' } }, play: async () => {} };
export const Dark: Story = { ...Shown, globals: { theme: 'dark' }, play: async () => {} };
