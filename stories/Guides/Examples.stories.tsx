import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import { createScreen } from '@vetsync/ui/hooks/createScreen';
import { useState } from 'react';
import { createActor, setup, type InspectionEvent, type SnapshotFrom } from 'xstate';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ControlledForm } from './examples/ControlledForm.tsx';
import { HookForm } from './examples/HookForm.tsx';
import { Hooks } from './examples/Hooks.tsx';
import { Layout } from './examples/Layout.tsx';
import { MachineScreen } from './examples/MachineScreen.tsx';
import { NativeForm } from './examples/NativeForm.tsx';
import { OwnStyles } from './examples/OwnStyles.tsx';
import { RoutedLinks } from './examples/RoutedLinks.tsx';
import { SchemaForm } from './examples/SchemaForm.tsx';
import { SpanishButton } from './examples/SpanishButton.tsx';

/** The examples of the guides, as they are printed there. */
const meta = { title: 'Guides/Examples', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn<(form: Record<string, unknown>) => void>();
const signedUp = fn<(email: string) => void>();
const course = fn<(course: object) => void>();
const discarded = fn<() => void>();
const sent = fn<(message: object) => void>();

export const Layouts: Story = {
  render: () => <Layout />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Find a program' })).toHaveAttribute('href', '#search');
  },
};

export const AFormOfTheBrowser: Story = {
  render: () => <NativeForm onSave={saved} />,
  play: async ({ canvas }) => {
    saved.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Dana Fields');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'dana@example.org{Enter}');
    await expect(saved).toHaveBeenCalledWith({ name: 'Dana Fields', email: 'dana@example.org' });
  },
};

export const AControlledForm: Story = {
  render: () => <ControlledForm onSave={signedUp} />,
  play: async ({ canvas }) => {
    signedUp.mockClear();
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'dana{Enter}');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(email).toHaveFocus();
    await expect(signedUp).not.toHaveBeenCalled();
    await userEvent.type(email, '@example.org{Enter}');
    await expect(signedUp).toHaveBeenCalledWith('dana@example.org');
  },
};

export const AFormOfReactHookForm: Story = {
  render: () => <HookForm onSave={sent} />,
  play: async ({ canvas }) => {
    sent.mockClear();
    const email = canvas.getByRole('textbox', { name: 'Email' });
    const text = canvas.getByRole('textbox', { name: 'Message' });
    await expect(text).toHaveValue('I have a question about ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Please enter your email')).toBeVisible();
    await expect(email).toHaveFocus();
    await userEvent.type(text, 'school');
    await userEvent.type(email, 'dana@example.org{Enter}');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        { email: 'dana@example.org', text: 'I have a question about school' },
        expect.anything(),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(email).toHaveValue(''));
    await expect(text).toHaveValue('I have a question about ');
  },
};

export const AFormWithASchema: Story = {
  render: () => <SchemaForm onSave={course} />,
  play: async ({ canvas }) => {
    course.mockClear();
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    await waitFor(() => expect(title).toHaveAccessibleDescription('Please enter a title'));
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByText('Please enter at least one seat')).toBeVisible();
    await expect(course).not.toHaveBeenCalled();
    await userEvent.type(title, 'Welding');
    await waitFor(() => expect(title).toHaveAccessibleDescription(''));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Seats' }), '12');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Open to everyone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save course' }));
    await waitFor(() => expect(course).toHaveBeenCalledWith({ title: 'Welding', seats: 12, isOpen: false }));
  },
};

/** Keys open a dialog, and a question is a promise. */
export const ThingsManyAppsNeed: Story = {
  render: () => <Hooks onDiscard={discarded} />,
  play: async ({ canvas, step }) => {
    discarded.mockClear();
    await step('A key opens a dialog', async () => {
      await userEvent.keyboard('?');
      const dialog = await screen.findByRole('dialog', { name: 'Keys' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
    });
    await step('A question waits for its answer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(discarded).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Discard this draft?' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(discarded).toHaveBeenCalledOnce());
    });
  },
};

export const AScreenWithItsMachine: Story = {
  render: () => <MachineScreen />,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join the list' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Dana Fields');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'dana@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Get early access' }));
    await screen.findByRole('heading', { name: 'You’re on the list' }, { timeout: 10_000 });
  },
};

const light = setup({ types: { events: {} as { type: 'press' } } }).createMachine({
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});
const kept = new Map<string, string>();
const inspected = fn<(event: InspectionEvent) => void>();
const Light = createScreen({
  screen: ({ view, send, room }: LightProps) => (
    <Button onPress={() => send({ type: 'press' })}>{`${room}: ${view}`}</Button>
  ),
  view: ({ value }: SnapshotFrom<typeof light>) => value,
  start: (options) => createActor(light, options),
  persisted: {
    key: 'light',
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
    },
  },
  inspect: inspected,
});
interface LightProps {
  view: string;
  send: (event: { type: 'press' }) => void;
  room: string;
}

/** The second one begins where the first one is. */
export const AScreenThatIsKept: Story = {
  tags: ['!dev'],
  render: function Kept() {
    const [isSecond, setSecond] = useState(false);
    return (
      <>
        {isSecond ? <Light key="second" room="Attic" /> : <Light key="first" room="Hall" />}
        <Button onPress={() => setSecond(true)}>Leave</Button>
      </>
    );
  },
  play: async ({ canvas, step }) => {
    await step('Is left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hall: off' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Hall: on' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Hall: off' }));
      await canvas.findByRole('button', { name: 'Hall: on' });
      await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    });
    await step('Is found as it was', async () => {
      await expect(await canvas.findByRole('button', { name: 'Attic: on' })).toBeVisible();
    });
    await step('Is inspected', async () => {
      await expect(inspected).toHaveBeenCalledWith(expect.objectContaining({ type: '@xstate.event' }));
    });
  },
  beforeEach: () => kept.clear(),
};

export const AButtonInSpanish: Story = {
  render: () => <SpanishButton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copiar' })).toBeVisible();
  },
};

export const LinksOfARouter: Story = {
  render: () => <RoutedLinks />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All applications' });
    await expect(link).toHaveAttribute('href', '/app/applications');
    await userEvent.click(link);
    await expect(canvas.getByText('The router shows /applications.')).toBeVisible();
  },
};

export const StylesOfYourOwn: Story = {
  render: () => <OwnStyles />,
  play: async ({ canvas }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveClass('wide');
    await expect(save).toHaveAttribute('data-component', 'Button');
    await expect(canvas.getByRole('link', { name: 'Help' })).toHaveAttribute('data-track', 'help');
  },
};
