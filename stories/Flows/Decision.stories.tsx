import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ApplicationKind } from '@vetsync/machines/model/world';
import {
  reviewDialogMachine,
  reviewDialogView,
  type ReviewDialogEmitted,
} from '@vetsync/machines/reviewDialog';
import { ReviewDialog } from '@vetsync/ui/screens/reviews/ReviewDialog';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { aloneWorld } from './aloneWorld.ts';
import { opened } from '../support/plays/opened.ts';
import { collegeApplication, jobApplication, reviewInputOf } from '../support/reviews.ts';
import { Running } from '../support/Running.tsx';

const told = fn<(emitted: ReviewDialogEmitted) => void>();
const meta = { title: 'Flows/Decision', beforeEach: () => void told.mockClear() } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const swift = reviewDialogMachine.provide({ delays: { recorded: 1 } });

/** An organization decides on an application, in a world of its own. */
function Journey({ kind }: { kind: ApplicationKind }) {
  const [{ random, current, dispatch, follow }] = useState(() => aloneWorld(kind));
  return (
    <Running
      machine={swift}
      input={{ ...reviewInputOf(kind), world: current(), random }}
      onEmitted={(emitted) => {
        dispatch(emitted);
        told(emitted);
      }}
      inbox={follow}
    >
      {(snapshot, send) => <ReviewDialog view={reviewDialogView(snapshot)} send={send} />}
    </Running>
  );
}

interface Course {
  /** What the organization reads first. */
  tabs: readonly string[];
  choice: string;
  question: string;
  /** What the world is told. */
  command: object;
}

const play =
  ({ tabs, choice, question, command }: Course): Story['play'] =>
  async ({ step }) => {
    const dialog = within(await opened());
    await step('The organization reads the application', async () => {
      for (const name of tabs) {
        await userEvent.click(dialog.getByRole('tab', { name }));
        await waitFor(() => expect(dialog.getByRole('tabpanel', { name })).toBeVisible());
      }
    });
    await step('It decides, writes a note and confirms', async () => {
      await userEvent.click(dialog.getByRole('button', { name: choice }));
      await dialog.findByRole('heading', { name: question });
      await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveFocus());
      await userEvent.type(dialog.getByRole('textbox', { name: /^Notes/ }), 'Strong record.');
      await userEvent.click(dialog.getByRole('button', { name: choice }));
    });
    await step('The decision is recorded, and the application closes itself', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /Review/ })).not.toBeInTheDocument());
    });
    await step('The decision is told to the world once, with the note', async () => {
      const commands = told.mock.calls.flatMap(([emitted]) =>
        emitted.type === 'world.dispatch' ? [emitted.command] : [],
      );
      await expect(commands).toEqual([expect.objectContaining({ ...command, notes: 'Strong record.' })]);
    });
  };

/** A university accepts an applicant. */
export const OfAUniversity: Story = {
  render: () => <Journey kind="college" />,
  play: play({
    tabs: ['Military', 'Academic'],
    choice: 'Accept',
    question: 'Accept Tamika Rademacher?',
    command: { type: 'college.decide', applicationId: collegeApplication.id, decision: 'accepted' },
  }),
};

/** A recruiter makes an offer. */
export const OfARecruiter: Story = {
  render: () => <Journey kind="job" />,
  play: play({
    tabs: ['Skills'],
    choice: 'Make an Offer',
    question: 'Make Tamika Rademacher an offer?',
    command: { type: 'job.decide', applicationId: jobApplication.id, decision: 'offer' },
  }),
};
