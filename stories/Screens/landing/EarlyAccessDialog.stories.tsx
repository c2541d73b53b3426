import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  leadCaptureMachine,
  leadCaptureView,
  type LeadCaptureContext,
  type LeadCaptureEvent,
} from '@vetsync/machines/landing/leadCapture';
import { emptyLeadDraft, leadDraftErrors, leadLimits, type Lead } from '@vetsync/machines/leads/model';
import { EarlyAccessDialog } from '@vetsync/ui/screens/landing/EarlyAccessDialog';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import { inState } from '../../support/inState.ts';

const input = { now: () => 0, newId: () => '0b9f6c1e' };
const as = (value: StateValueFrom<typeof leadCaptureMachine>, context: Partial<LeadCaptureContext> = {}) =>
  inState(leadCaptureMachine, leadCaptureView, { value, input, context });

const draft = {
  name: 'Dana Fields',
  email: 'dana.fields@example.org',
  veteranStatus: 'veteran',
  organization: 'Harbor Point Community College',
  interest: 'Which of my training counts as credit, and how far the GI Bill goes.',
};

const editing = as('editing');

const meta = {
  title: 'Screens/landing/EarlyAccessDialog',
  component: EarlyAccessDialog,
  args: { ...editing.args, send: fn() },
  // Each story in its own iframe, because an open dialog would cover the documentation.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof EarlyAccessDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Closed: Story = {
  ...as('closed'),
  tags: ['leadCapture:closed', 'blank'],
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...editing,
  tags: ['leadCapture:editing'],
  play: async ({ args }) => {
    const { getByRole } = await dialog();
    await expect(getByRole('button', { name: 'Get early access' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'modal.close' });
  },
};

export const Filled: Story = {
  ...as('editing', { draft }),
  tags: ['leadCapture:editing'],
  play: async ({ args }) => {
    const { getByLabelText } = await dialog();
    await userEvent.type(getByLabelText('Email'), '{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

/** The dialog's title depends on the link that opened it. */
export const TechnicalReview: Story = {
  ...as('editing', { source: 'technical_review' }),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Schedule a technical review' });
  },
};

const badEmail = { ...draft, email: 'dana.fields@example' };

/** The first invalid field has focus, and its error is part of its description. */
export const Invalid: Story = {
  ...as('invalid', { draft: badEmail, errors: leadDraftErrors(badEmail), attempt: 1 }),
  tags: ['leadCapture:invalid'],
  play: async () => {
    const { getByLabelText } = await dialog();
    const email = getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  },
};

const tooLong = {
  ...emptyLeadDraft,
  name: 'Maximiliana '.repeat(9),
  email: 'dana.fields@example.org',
  organization: 'x'.repeat(leadLimits.organization + 1),
  interest: 'Everything that helps. '.repeat(24),
};

export const TooLong: Story = {
  ...as('invalid', { draft: tooLong, errors: leadDraftErrors(tooLong), attempt: 1 }),
  tags: ['leadCapture:invalid'],
  play: async () => {
    const { getByLabelText } = await dialog();
    await expect(getByLabelText('Name')).toHaveAccessibleDescription(/Name too long/);
    await expect(getByLabelText(/^What would help you/)).toHaveAccessibleDescription(
      /Interest description too long/,
    );
  },
};

export const Limited: Story = {
  ...as('limited', { draft, waitSeconds: 95 }),
  tags: ['leadCapture:limited'],
  play: async () => {
    const { getByRole, getByText } = await dialog();
    await expect(getByRole('button', { name: 'Send in 1 min 35 s' })).toBeDisabled();
    await expect(getByText(/^What you wrote is kept/).closest('[role=status]')).not.toBeNull();
  },
};

export const Failed: Story = {
  ...as('failed', {
    draft,
    problem: { status: 422, errors: [{ path: 'source', message: 'Source too long' }] },
  }),
  tags: ['leadCapture:failed'],
  play: async () => {
    const { getByRole } = await dialog();
    await expect(getByRole('alert')).toHaveTextContent('Validation failed: Source too long');
    await expect(getByRole('button', { name: 'Get early access' })).toBeEnabled();
  },
};

export const Submitting: Story = {
  ...as('submitting', { draft }),
  tags: ['leadCapture:submitting'],
  play: async ({ args }) => {
    const { getByRole, getByLabelText } = await dialog();
    await userEvent.type(getByLabelText('Name'), '{Enter}');
    await userEvent.keyboard('{Escape}');
    await expect(getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const ConfirmingClose: Story = {
  ...as('confirmingClose', { draft }),
  tags: ['leadCapture:confirmingClose'],
  play: async ({ args }) => {
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you wrote?' });
    const keep = within(question).getByRole('button', { name: 'Keep writing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.send).toHaveBeenCalledWith({ type: 'close.cancel' });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'close.confirm' });
  },
};

export const Thanked: Story = {
  ...as('thanked'),
  tags: ['leadCapture:thanked'],
  play: async () => {
    const { getByText, getByRole } = await dialog();
    const answer = getByText(
      "Thank you for your interest! We'll keep you updated on the launch and send you early access information.",
    );
    await waitFor(() => expect(answer).toBeVisible());
    await expect(getByRole('link')).toHaveAttribute('href', '/demo/platform');
  },
};

export const ThankedSignedIn: Story = {
  ...Thanked,
  args: { ...Thanked.args, platformHref: '/platform' },
  tags: [],
  play: async () => {
    await expect((await dialog()).getByRole('link')).toHaveAttribute('href', '/platform');
  },
};

export const SavedLocally: Story = {
  ...as('savedLocally'),
  tags: ['leadCapture:savedLocally'],
  play: async ({ args }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Send now' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'lead.retry' });
  },
};

/** Without browser storage, the lead is lost when the page closes. */
export const NotPersisted: Story = {
  ...as('savedLocally', { stored: false }),
  play: async () => {
    const { findByRole } = await dialog();
    await findByRole('heading', { name: 'Keep this page open' });
  },
};

export const Retrying: Story = {
  ...as('retrying'),
  tags: ['leadCapture:retrying'],
  play: async ({ args }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Sending…' }));
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The server rejects the lead, and the text promises nothing more. */
export const Held: Story = {
  ...as('held'),
  tags: ['leadCapture:held'],
  play: async ({ args }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'lead.retry' });
  },
};

const machineOnline = leadCaptureMachine.provide({
  actors: {
    submitLead: fromPromise<unknown, { lead: Lead; idempotencyKey: string }>(async () => ({})),
  },
});

/** The screen on a running machine whose server accepts everything. */
export const KeyboardOnly: Story = {
  render: function Running({ send }) {
    const [actor] = useState(() => createActor(machineOnline, { input }).start());
    const snapshot = useSyncExternalStore(
      (listener) => actor.subscribe(listener).unsubscribe,
      () => actor.getSnapshot(),
    );
    useEffect(() => actor.send({ type: 'modal.open', source: 'footer_join_free' }), [actor]);
    const forward = (event: LeadCaptureEvent) => {
      send(event);
      actor.send(event);
    };
    return <EarlyAccessDialog view={leadCaptureView(snapshot)} send={forward} />;
  },
  play: async ({ args, step }) => {
    const { findByText, getByLabelText, getByRole } = await dialog();
    await step('A wrong email shows an error at its field', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(getByLabelText('Name')).toHaveFocus();
      await userEvent.keyboard('Dana Fields{Tab}dana@example{Enter}');
      await expect(getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
      await expect(getByLabelText('Email')).toHaveFocus();
    });
    await step('The corrected form is submitted', async () => {
      await userEvent.keyboard('.org{Tab}');
      await expect(getByRole('button', { name: /Which describes you best/ })).toHaveFocus();
      await userEvent.keyboard('vet{Tab}Harbor Point College{Enter}');
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'form.submit' });
    });
    await step('The result gets focus', async () => {
      const answer = await findByText(/^Thank you for your interest!/);
      await waitFor(() => expect(answer.parentElement).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
};

export const OnAPhone: Story = { ...as('editing', { draft }), globals: { viewport: { value: 'phone' } } };
export const SavedLocallyOnAPhone: Story = {
  ...as('savedLocally'),
  globals: { viewport: { value: 'phone' } },
};
export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } };
