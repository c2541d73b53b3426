import type { Meta, StoryObj } from '@storybook/react-vite';
import { candidacyMachine, candidacyView, type CandidacyContext } from '@vetsync/machines/exchange/candidacy';
import { emptyProfile } from '@vetsync/machines/profile/model';
import { Candidacy } from '@vetsync/ui/screens/exchange/Candidacy';
import { expect, fn, userEvent } from 'storybook/test';
import { unreachable } from '../../support/account.ts';
import { inState } from '../../support/inState.ts';
import { inReadingWidth } from '../account/inReadingWidth.tsx';
import { shownCandidate, veteranProfile } from './sharing.ts';

const meta = {
  title: 'Screens/exchange/Candidacy',
  component: Candidacy,
  args: { send: fn() },
  decorators: inReadingWidth,
} satisfies Meta<typeof Candidacy>;
export default meta;
type Story = StoryObj<typeof meta>;

const draft = { headline: '', share: ['branch', 'yearsOfService', 'skills'] } as const;
const foundDraft = { ...draft, headline: shownCandidate.headline };
const notFound = { candidate: null, profile: veteranProfile };
const found = { candidate: shownCandidate, profile: veteranProfile };
const joining = {
  id: 'a command',
  type: 'pool.join',
  payload: { share: [...draft.share], headline: '' },
} as const;
const leaving = { id: 'a command', type: 'pool.leave', payload: {} } as const;

const shown = (value: string, context: Partial<CandidacyContext> = {}) =>
  inState(candidacyMachine, candidacyView, {
    value,
    input: { newId: () => 'a new id' },
    context: { loaded: notFound, draft, ...context },
  });

export const NotFound: Story = {
  tags: ['candidacy:writing'],
  ...shown('writing'),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No one can find you')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Rank' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'part.toggle', part: 'rank' });
    await userEvent.type(canvas.getByRole('textbox', { name: /^Headline/ }), 'W');
    await expect(args.send).toHaveBeenCalledWith({ type: 'headline.change', headline: 'W' });
    await userEvent.click(canvas.getByRole('button', { name: 'Let organizations find me' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
    await expect(canvas.queryByRole('button', { name: 'Stop sharing' })).not.toBeInTheDocument();
  },
};

export const Found: Story = {
  ...shown('writing', { loaded: found, draft: foundDraft }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What they see now' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sharing' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'pool.leave' });
  },
};

/** The choice is another than what is shown now. */
export const Changed: Story = {
  ...shown('writing', { loaded: found, draft: { ...foundDraft, share: ['skills', 'bio'] } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show this instead' })).toBeEnabled();
  },
};

export const NothingChosen: Story = {
  ...shown('writing', { draft: { headline: '', share: [] } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Let organizations find me' })).toBeDisabled();
  },
};

export const TooLong: Story = { ...shown('writing', { draft: { ...draft, headline: 'long '.repeat(50) } }) };

export const EmptyProfile: Story = {
  ...shown('writing', { loaded: { candidate: null, profile: emptyProfile } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Fill out your profile' })).toHaveAttribute(
      'href',
      '/platform/profile',
    );
    await expect(canvas.queryByRole('button', { name: 'Let organizations find me' })).not.toBeInTheDocument();
  },
};

export const Joining: Story = { tags: ['candidacy:sending'], ...shown('sending', { command: joining }) };

export const Leaving: Story = { ...shown('sending', { loaded: found, draft: foundDraft, command: leaving }) };

/** The sign-in dialog is open over the page. */
export const Proving: Story = { tags: ['candidacy:proving'], ...shown('proving', { command: joining }) };

/** It is stored, and what is shown is read back. */
export const Rereading: Story = {
  tags: ['candidacy:rereading'],
  ...shown('rereading', { result: 'joined' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Organizations can find you now/)).not.toBeInTheDocument();
  },
};

export const Joined: Story = {
  ...shown('writing', { loaded: found, draft: foundDraft, result: 'joined' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Organizations can find you now/)).toBeVisible();
  },
};

export const Left: Story = { ...shown('writing', { result: 'left' }) };

export const NotSaved: Story = {
  tags: ['candidacy:notSaved'],
  ...shown('notSaved', { command: joining, problem: unreachable }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was confirmed');
  },
};

export const Loading: Story = { tags: ['candidacy:loading'], ...shown('loading', { loaded: null }) };

export const Failed: Story = {
  tags: ['candidacy:failed'],
  ...shown('failed', { loaded: null, problem: unreachable }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'page.retry' });
  },
};
