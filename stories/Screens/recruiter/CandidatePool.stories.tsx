import type { Meta, StoryObj } from '@storybook/react-vite';
import { CandidatePool } from '@vetsync/ui/screens/recruiter/CandidatePool';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { opened } from '../../support/plays/opened.ts';
import { poolIn } from '../../support/recruiter.ts';

const story = (...situation: Parameters<typeof poolIn>) => {
  const { pool, table } = poolIn(...situation);
  return {
    parameters: pool.parameters,
    args: { ...pool.args, send: fn(), table: { ...table.args, send: fn() } },
  };
};
const none = story();
const meta = {
  title: 'Screens/recruiter/CandidatePool',
  component: CandidatePool,
  args: none.args,
} satisfies Meta<typeof CandidatePool>;
export default meta;
type Story = StoryObj<typeof meta>;

const two = ['candidate-3', 'candidate-60'];
const four = [...two, 'candidate-90', 'demo-veteran'];

export const Pool: Story = {
  ...none,
  tags: ['candidatePool:none'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Candidate Pool' })).toBeVisible();
    await expect(canvas.getByText('156 candidates')).toBeVisible();
    await expect(canvas.getByText('Choose up to 4 to compare them side by side.')).toBeVisible();
    const [compare] = canvas.getAllByRole('button', { name: /^Compare / });
    if (!compare) throw new Error('Nobody can be compared');
    await userEvent.click(compare);
    await expect(args.table.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'row.runAction', action: 'compare' }),
    );
  },
};

export const OneSelected: Story = {
  ...story({ value: 'gathering', chosen: two.slice(0, 1) }),
  play: async ({ canvas }) => {
    const tray = within(canvas.getByRole('region', { name: 'Candidates to compare' }));
    await expect(tray.getByRole('status')).toHaveTextContent('Choose one more to compare.');
    await expect(tray.getByRole('button', { name: 'Compare' })).toBeDisabled();
  },
};

export const TwoSelected: Story = {
  ...story({ value: 'gathering', chosen: two }),
  tags: ['candidatePool:gathering'],
  play: async ({ args, canvas }) => {
    const tray = within(canvas.getByRole('region', { name: 'Candidates to compare' }));
    await expect(tray.getByRole('status')).toHaveTextContent('2 candidates to compare');
    await userEvent.click(tray.getByRole('button', { name: 'Compare' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'compare.open' });
    const [remove] = tray.getAllByRole('button', { name: /^Remove / });
    if (!remove) throw new Error('Nobody can be removed');
    await userEvent.click(remove);
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'compare.remove',
      candidateId: 'candidate-3',
    });
    await userEvent.click(tray.getByRole('button', { name: 'Clear' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'compare.clear' });
  },
};

export const FourSelected: Story = {
  ...story({ value: 'full', chosen: four }),
  tags: ['candidatePool:full'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('That is as many as fit side by side: 4. Remove one to choose another.'),
    ).toBeVisible();
  },
};

export const NoFifth: Story = {
  ...story({ value: 'full', chosen: four }),
  play: async ({ args, canvas }) => {
    const [compare] = canvas.getAllByRole('button', { name: /^Compare / });
    if (!compare) throw new Error('Nobody is left out');
    await expect(compare).toHaveAccessibleDescription('4 at most');
    await expect(canvas.getAllByText('4 at most')[0]).toBeVisible();
    await userEvent.click(compare);
    await expect(args.table.send).not.toHaveBeenCalledWith(
      expect.objectContaining({ type: 'row.runAction' }),
    );
    compare.focus();
    await expect(compare).toHaveFocus();
  },
};
export const NoFifthOnAPhone: Story = {
  ...NoFifth,
  tags: [],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const left = args.table.view.rows.find(({ id }) => !four.includes(id));
    await userEvent.click(canvas.getByRole('button', { name: `Actions for ${left?.name}` }));
    const compare = canvas.getByRole('button', { name: /^Compare / });
    await expect(compare).toHaveAccessibleDescription('4 at most');
    const row = within(compare.closest<HTMLElement>('[role=row]')!);
    await expect(row.getByText('4 at most')).toBeVisible();
  },
};

export const Comparing: Story = {
  ...story({ value: 'comparing', detail: ['compare', four.join(',')] }),
  tags: ['candidatePool:comparing'],
  play: async ({ args }) => {
    const dialog = within(await opened('Compare candidates'));
    await expect(dialog.getAllByRole('columnheader')).toHaveLength(5);
    await expect(dialog.getByRole('columnheader', { name: 'Marcus Delaney' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'View profile Marcus Delaney' })).toHaveAttribute(
      'href',
      '/demo/platform/candidates/candidate/demo-veteran?role=recruiter',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Marcus Delaney' }));
    await expect(args.send).toHaveBeenLastCalledWith({
      type: 'compare.remove',
      candidateId: 'demo-veteran',
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'compare.close' });
  },
};
export const ComparingOnAPhone: Story = {
  ...Comparing,
  tags: [],
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};

/** A URL that was typed by hand. */
export const ComparingTooMany: Story = {
  ...story({ value: 'comparing', detail: ['compare', [...four, 'candidate-5'].join(',')] }),
  play: async () => {
    const dialog = within(await opened('Compare candidates'));
    await expect(dialog.getByText(/^1 candidate more was asked for/)).toBeVisible();
    await expect(dialog.getAllByRole('columnheader')).toHaveLength(5);
  },
};
export const ComparingNone: Story = {
  ...story({ value: 'comparing', detail: ['compare', 'nobody'] }),
  play: async () => {
    await opened('Compare candidates');
    await expect(screen.getByText('Nobody to compare')).toBeVisible();
  },
};

export const Profile: Story = {
  ...story({ detail: ['candidate', 'candidate-60'] }),
  play: async ({ args }) => {
    const dialog = within(await opened());
    await expect(dialog.getByText('How the candidate fits the position')).toBeInTheDocument();
    await expect(dialog.queryByRole('link', { name: 'Review application' })).not.toBeInTheDocument();
    await expect(dialog.getByRole('link', { name: 'Message' })).toHaveAttribute(
      'href',
      '/demo/platform/messages/new?to=candidate-60&role=recruiter',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Compare' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'compare.add', candidateId: 'candidate-60' });
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(args.table.send).toHaveBeenCalledWith({ type: 'row.step', to: 'next' });
  },
};
export const ProfileOfAnApplicant: Story = {
  ...story({ value: 'full', chosen: four, detail: ['candidate', 'candidate-5'] }),
  play: async () => {
    const dialog = within(await opened());
    await expect(dialog.getByRole('link', { name: 'Review application' })).toHaveAttribute(
      'href',
      '/demo/platform/dashboard/application/recruiter-5?role=recruiter',
    );
    const compare = dialog.getByRole('button', { name: 'Compare' });
    await expect(compare).toBeDisabled();
    await expect(compare).toHaveAccessibleDescription(/^That is as many as fit side by side: 4/);
  },
};
export const UnknownCandidate: Story = {
  ...story({ detail: ['candidate', 'nobody'] }),
  play: async () => {
    await expect(within(await opened('Candidate')).getByText('Not found')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...TwoSelected,
  tags: [],
  play: undefined,
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...TwoSelected, tags: [], play: undefined, globals: { theme: 'dark' } };
