import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  profileEditorMachine,
  profileEditorView,
  type ProfileEditorContext,
  type ProfileEditorEvent,
} from '@vetsync/machines/profile/profileEditor';
import {
  draftErrors,
  draftOf,
  emptyProfile,
  type Profile,
  type ProfileDraft,
} from '@vetsync/machines/profile/model';
import { Profile as ProfileScreen } from '@vetsync/ui/screens/profile/Profile';
import { useState, useSyncExternalStore } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createActor, fromPromise, type StateValueFrom } from 'xstate';
import { inState } from '../../support/inState.ts';
import { longProfile, marcus, profileInput, stored } from '../../support/profiles.ts';

const as = (
  value: StateValueFrom<typeof profileEditorMachine>,
  context: Partial<ProfileEditorContext> = {},
  profile: Profile = marcus,
) =>
  inState(profileEditorMachine, profileEditorView, {
    value,
    input: { ...profileInput, stored: stored(profile) },
    context,
  });
type FormState = Extract<StateValueFrom<typeof profileEditorMachine>, object>['form'];
const draft = draftOf(marcus);
const changed: ProfileDraft = { ...draft, text: { ...draft.text, location: 'San Antonio, Texas' } };
const form = (state: FormState, context: Partial<ProfileEditorContext> = {}, from: ProfileDraft = changed) =>
  as({ form: state }, { storedDraft: { draft: from, base: stored() }, ...context });

const viewing = as('viewing');
const meta = {
  title: 'Screens/profile/Profile',
  component: ProfileScreen,
  // Load the lazy parts before the story renders.
  loaders: [
    () => import('@vetsync/ui/screens/profile/ProfileForm'),
    () => import('@vetsync/ui/screens/profile/PublicProfile'),
  ],
  // As in the shell, whose focus handling looks for it.
  decorators: [(Story) => <main>{Story()}</main>],
  args: { ...viewing.args, send: fn() },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The profile as others see it, without hidden parts. */
export const Public: Story = {
  ...as('public', { hidden: ['about', 'location'] }),
  tags: ['profileEditor:public'],
  play: async ({ args, canvas }) => {
    const preview = within(await canvas.findByRole('article', { name: 'Public profile of Marcus Johnson' }));
    await expect(preview.getByText('Logistics Coordinator at Harbor Point Freight')).toBeVisible();
    await expect(preview.getByRole('region', { name: 'Skills' })).toBeVisible();
    await expect(preview.queryByRole('region', { name: 'About' })).toBeNull();
    await expect(canvas.getByRole('switch', { name: 'About' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Skills' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'part.show', part: 'skills', isShown: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your profile' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'public.close' });
  },
};

export const Viewing: Story = {
  ...viewing,
  tags: ['profileEditor:viewing'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Marcus Johnson' })).toBeVisible();
    await expect(canvas.getByText('Logistics Coordinator at Harbor Point Freight')).toBeVisible();
    await expect(canvas.getByText('12 years of service')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Profile completion' })).toHaveAttribute(
      'aria-valuetext',
      '88%, 7 of 8 items',
    );
    await expect(canvas.getByRole('link', { name: 'Add a picture' })).toHaveAttribute(
      'href',
      '/platform/profile?open=edit&field=avatar',
    );
    const dates = within(canvas.getByRole('region', { name: 'Service dates' }));
    await expect(dates.getByText('Jun 30, 2023')).toBeVisible();
    await expect(canvas.getByText('92Y, Unit Supply Specialist')).toBeVisible();
    for (const name of [
      'About',
      'Career Goals',
      'Military occupations',
      'Skills',
      'Experience',
      'Education',
      'Certifications',
    ])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Public Profile' })).toHaveAttribute(
      'href',
      '/platform/profile?open=public',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'edit.start' });
    await userEvent.click(canvas.getByRole('button', { name: 'Download Resume' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'resume.open' });
  },
};

export const Saved: Story = {
  ...as('saved', {}, { ...marcus, avatar: 'compass' }),
  tags: ['profileEditor:saved'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your profile is saved.');
    await expect(canvas.getByText(/Your profile is complete/)).toBeVisible();
  },
};

/** Nothing is filled in: eight items to start with. */
export const NewUser: Story = {
  ...as('viewing', { rating: null }, emptyProfile),
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^(Add|Write about) / })).toHaveLength(8);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing to read here yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write about yourself' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'edit.start' });
    await expect(canvas.queryByRole('heading', { level: 2, name: 'About' })).not.toBeInTheDocument();
  },
};

/** An unsaved draft of an earlier visit. */
export const DraftWaiting: Story = {
  ...as('viewing', { storedDraft: { draft: changed, base: stored() } }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue editing' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'edit.start' });
  },
};

export const Loading: Story = { ...as('loading'), tags: ['profileEditor:loading'] };

export const LoadFailed: Story = {
  ...as('loadFailed', { problem: { status: 503, detail: 'The database can not be reached right now.' } }),
  tags: ['profileEditor:loadFailed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'load.retry' });
  },
};

export const Editing: Story = {
  ...form('editing'),
  tags: ['profileEditor:form.editing'],
  play: async ({ args, canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: 'Edit your profile' });
    await expect(title).toHaveFocus();
    await expect(canvas.queryByRole('textbox', { name: 'Skill 2' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Skills/ }));
    const skill = canvas.getByRole('textbox', { name: 'Skill 2' });
    await expect(skill).toHaveValue('Team leadership');
    await userEvent.click(canvas.getByRole('button', { name: 'Move Skill 2 up' }));
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'entry.move', list: 'skills', by: -1 }),
    );
    await expect(canvas.getByRole('button', { name: 'Move Skill 1 up' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Experience/ }));
    // One list is open at a time.
    await expect(canvas.getByRole('button', { name: /^Skills/ })).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Experience 1' }));
    await expect(args.send).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'entry.remove', list: 'experience' }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Mountain' }));
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.change',
      field: 'avatar',
      value: 'mountain',
    });
    await userEvent.type(canvas.getByLabelText('Location'), '{Enter}');
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'form.submit' });
  },
};

/** A link to a missing item opens the form at its field. */
export const LinkedField: Story = {
  ...form('editing', { focus: 'avatar', attempt: 1 }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Your initials' })).toHaveFocus());
  },
};

/** The list with the field that takes focus is open. */
export const LinkedEntry: Story = {
  ...form('editing', { focus: 'skills', attempt: 1 }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Skill 1' })).toHaveFocus());
  },
};

export const Restored: Story = {
  ...form('editing', { restored: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your unsaved changes were brought back.')).toBeVisible();
  },
};

const wrong: ProfileDraft = {
  ...changed,
  text: { ...changed.text, yearsOfService: 'twelve', name: 'M'.repeat(101) },
};

export const Invalid: Story = {
  ...form('invalid', { errors: draftErrors(wrong), focus: 'name', attempt: 1 }, wrong),
  tags: ['profileEditor:form.invalid'],
  play: async ({ args, canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(/Name too long/);
    await userEvent.click(canvas.getByRole('link', { name: 'Enter whole years, as in 8' }));
    const years = canvas.getByRole('textbox', { name: 'Years of service' });
    await expect(years).toHaveFocus();
    await userEvent.type(years, '12{Enter}');
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.change',
      field: 'yearsOfService',
      value: '12',
    });
  },
};

export const Saving: Story = {
  ...form('saving'),
  tags: ['profileEditor:form.saving'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saving…' }));
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  ...form('failed', { problem: { status: 0 } }),
  tags: ['profileEditor:form.failed'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t reach the server/);
  },
};

/** The reauthentication dialog is open over the page. */
export const Proving: Story = {
  ...form('proving'),
  tags: ['profileEditor:form.proving'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /First, confirm that it’s you/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const SignedOut: Story = {
  ...form('signedOut'),
  tags: ['profileEditor:form.signedOut'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth\?returnTo=/),
    );
  },
};

export const Comparing: Story = { ...form('comparing'), tags: ['profileEditor:form.comparing'] };

export const Conflict: Story = {
  ...form('conflict', {
    theirs: { profile: { ...marcus, goals: 'Rest.', skills: [] }, updatedAt: '2026-11-21T14:00:00.000Z' },
  }),
  tags: ['profileEditor:form.conflict'],
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByText('Another device or tab changed: Career goals, Skills.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save my changes on top' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'conflict.keepMine' });
    await userEvent.click(canvas.getByRole('button', { name: 'Discard mine and use the newer version' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'conflict.takeTheirs' });
  },
};

export const ConfirmingDiscard: Story = {
  ...form('confirmingDiscard'),
  tags: ['profileEditor:form.confirmingDiscard'],
  play: async ({ args }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep writing' })).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Discard' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'close.confirm' });
  },
};

const running = profileEditorMachine.provide({
  actors: {
    saveProfile: fromPromise(async ({ input }: { input: { profile: Profile; basedOn: string | null } }) =>
      stored(input.profile),
    ),
  },
});

/** The screen on a running machine. */
const runs: Story = {
  render: function Running({ send }) {
    const [actor] = useState(() => createActor(running, { input: profileInput }).start());
    const snapshot = useSyncExternalStore(
      (listener) => actor.subscribe(listener).unsubscribe,
      () => actor.getSnapshot(),
    );
    const forward = (event: ProfileEditorEvent) => {
      send(event);
      actor.send(event);
    };
    return <ProfileScreen view={profileEditorView(snapshot)} send={forward} />;
  },
};

/** Enter in a skill adds the next one, and never saves the form: not in an empty one, nor in an input method. */
export const EnterInASkill: Story = {
  ...runs,
  play: async ({ args, canvas, step }) => {
    const skill = (number: number) => canvas.getByLabelText<HTMLInputElement>(`Skill ${number}`);
    const skills = () => canvas.getAllByLabelText(/^Skill \d+$/).length;
    await userEvent.click(canvas.getByText('Edit Profile'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Skills/ }));
    await step('While an input method composes, it is not an Enter', async () => {
      skill(5).focus();
      for (const composing of [{ isComposing: true }, { keyCode: 229 }])
        await expect(fireEvent.keyDown(skill(5), { key: 'Enter', ...composing })).toBe(false);
      await expect(skills()).toBe(5);
    });
    await step('In the last skill it adds one, which gets focus', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(skill(6)).toHaveFocus());
    });
    await step('In an empty skill it does nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(skills()).toBe(6);
    });
    await step('In a skill before others it adds one too', async () => {
      skill(1).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(skills()).toBe(7));
    });
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'form.submit' });
  },
};

/** With the keyboard only. */
export const KeyboardOnly: Story = {
  ...runs,
  play: async ({ canvas, step }) => {
    // By their labels: to compute the names of all buttons of the editor takes long.
    const button = (name: string) =>
      (canvas.queryByLabelText(name) ?? canvas.getByText(name)).closest('button') as HTMLButtonElement;
    const press = async (name: string) => {
      button(name).focus();
      await userEvent.keyboard('{Enter}');
    };
    const values = () => canvas.getAllByLabelText<HTMLInputElement>(/^Skill \d+$/).map(({ value }) => value);
    await step('The editor has a heading', async () => {
      await press('Edit Profile');
      await waitFor(() =>
        expect(canvas.getByRole('heading', { level: 1, name: 'Edit your profile' })).toHaveFocus(),
      );
    });
    await step('A list opens', async () => {
      canvas.getByRole('button', { name: /^Skills/ }).focus();
      await userEvent.keyboard('{Enter}');
    });
    await step('Moving an entry keeps focus on the button until the end of the list', async () => {
      await press('Move Skill 3 up');
      await expect(values().slice(0, 3)).toEqual([
        'Supply chain planning',
        'Inventory control',
        'Team leadership',
      ]);
      await waitFor(() => expect(button('Move Skill 2 up')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(values()[0]).toBe('Inventory control');
      await waitFor(() => expect(button('Move Skill 1 down')).toHaveFocus());
      await expect(canvas.getByText('Moved. It’s now Skill 1.')).toBeInTheDocument();
    });
    await step('A new entry gets focus', async () => {
      await press('Add skill');
      await waitFor(() => expect(canvas.getByLabelText('Skill 6')).toHaveFocus());
      await userEvent.keyboard('Forklift');
    });
    await step('Removing an entry focuses its neighbor, or the list after the last one', async () => {
      canvas.getByRole('button', { name: /^Certifications/ }).focus();
      await userEvent.keyboard('{Enter}');
      await press('Remove Certification 1');
      await waitFor(() => expect(canvas.getByLabelText('Certification 1')).toHaveFocus());
      await press('Remove Certification 1');
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Certifications' })).toHaveFocus());
    });
    await step('The saved profile shows the changes', async () => {
      canvas.getByLabelText('Location').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText('Your profile is saved.')).toBeVisible());
      await expect(canvas.getByText('Forklift')).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1, name: 'Marcus Johnson' })).toHaveFocus();
    });
  },
};

export const LongContent: Story = { ...as('viewing', {}, longProfile) };
export const OnAPhone: Story = { ...viewing, globals: { viewport: { value: 'phone' } } };
export const EditingOnAPhone: Story = { ...form('editing'), globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...viewing, globals: { theme: 'dark' } };
