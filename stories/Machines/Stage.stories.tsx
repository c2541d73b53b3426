import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';
import * as earlyAccess from '../Screens/landing/EarlyAccessDialog.stories.tsx';
import { inState, situationOf } from '../support/inState.ts';
import { MachinePage } from './parts/MachinePage.tsx';
import { machineStories, type MachineStory } from './parts/machineStories.ts';
import { payloadsOf } from './parts/payloads.ts';
import { payloads as landing } from './payloads/landing.ts';

/** What the pages of machines have in common. */
const meta = {
  title: 'Machines/Stage',
  component: MachinePage,
  args: { name: '', stories: [], payloads: { events: {}, outputs: {} } },
  parameters: { controls: { disable: true }, docs: { disable: true } },
  tags: ['!autodocs'],
} satisfies Meta<typeof MachinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = {
  name: 'leadCapture',
  stories: machineStories('leadCapture', [earlyAccess]).filter(({ states }) => states.includes('editing')),
  payloads: landing.leadCapture,
};

const rowOf = (page: HTMLElement, type: string) =>
  within(page.querySelector<HTMLElement>(`[data-event="${type}"]`) as HTMLElement);

/** Opens the form of an event. */
async function form(page: HTMLElement, type: string) {
  await userEvent.click(rowOf(page, type).getByRole('button', { name: `Another payload of ${type}` }));
  return within(await rowOf(page, type).findByRole('form', { name: `Payload of ${type}` }));
}
async function choose(name: RegExp, fields: ReturnType<typeof within>, option: string) {
  await userEvent.click(fields.getByRole('button', { name }));
  await userEvent.click(await within(document.body).findByRole('option', { name: option }));
}

/** The dialog in the frame is open, but the field beside it keeps the focus while the machine changes. */
export const TypingBesideADialog: Story = {
  render: () => <MachinePage {...dialog} />,
  play: async ({ canvas, canvasElement, step }) => {
    const frame = canvas.getByTitle('The screen, following the machine');
    const fields = await form(canvasElement, 'field.change');
    await step('A payload is typed and sent', async () => {
      await choose(/ field$/, fields, 'name');
      await userEvent.type(fields.getByLabelText('value'), 'Dana Fields');
      await expect(frame).toHaveAttribute('inert');
      await userEvent.click(fields.getByRole('button', { name: 'Send this field.change' }));
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-kind="sent"]')).toHaveTextContent('Dana Fields'),
      );
    });
    await step('Typing goes on in the same field', async () => {
      await userEvent.type(fields.getByLabelText('value'), ', Captain');
      await expect(fields.getByLabelText('value')).toHaveValue('Dana Fields, Captain');
      await expect(fields.getByLabelText('value')).toHaveFocus();
    });
    await step('The screen is used again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use the screen' }));
      await expect(frame).not.toHaveAttribute('inert');
    });
  },
};

/** What doesn't fit the event's schema is not sent. */
export const EmptyEvent: Story = {
  render: () => <MachinePage {...dialog} />,
  play: async ({ canvasElement, step }) => {
    const fields = await form(canvasElement, 'field.change');
    await step('An empty event is refused with a message at each field', async () => {
      await userEvent.click(fields.getByRole('button', { name: 'Send this field.change' }));
      await expect(fields.getByText('Choose one.')).toBeVisible();
      await expect(fields.getByText('Enter a text.')).toBeVisible();
      await expect(canvasElement.querySelector('[data-kind="sent"]')).toBeNull();
    });
    await step('The whole one is sent', async () => {
      await choose(/ field$/, fields, 'email');
      await userEvent.type(fields.getByLabelText('value'), 'dana@example.org{Enter}');
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-kind="sent"]')).toHaveLength(1));
    });
  },
};

/** The machine goes back to the snapshot before the last event. */
export const StepBack: Story = {
  render: () => <MachinePage {...dialog} />,
  play: async ({ canvas, canvasElement, step }) => {
    const isNow = (state: string) =>
      waitFor(() =>
        expect(canvasElement.querySelector(`[data-state="${state}"]`)).toHaveAttribute('data-active', 'true'),
      );
    await expect(canvas.getByRole('button', { name: 'Step back' })).toBeDisabled();
    await step('Two events change the state', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Send field.change: field: name/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Send modal.close' }));
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-kind="sent"]')).toHaveLength(2));
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-state="editing"]')).toHaveAttribute('data-active', 'false'),
      );
    });
    await step('One step back undoes the last', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
      await isNow('editing');
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-kind="sent"]')).toHaveLength(1));
    });
    await step('The machine goes on from there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send modal.close' }));
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-kind="sent"]')).toHaveLength(2));
    });
  },
};

/** Breaks when the count passes its limit, as no machine of the product should. */
const fragileMachine = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'count.add'; by: number } },
}).createMachine({
  id: 'fragile',
  context: { count: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: {
        'count.add': {
          actions: assign(({ context, event }) => {
            if (event.by > 9) throw new Error('Too much at once');
            return { count: context.count + event.by };
          }),
        },
      },
    },
  },
});
const fragilePayloads = payloadsOf<typeof fragileMachine>({
  events: {
    'count.add': { schema: z.object({ by: z.number() }), ready: () => [{ by: 1 }, { by: 10 }] },
  },
});

function fragileStories(): MachineStory[] {
  const { parameters } = inState(fragileMachine, ({ context }) => context, { value: 'counting' });
  const situation = situationOf(parameters.machineState);
  return situation ? [{ id: 'none', name: 'Counting', states: ['counting'], situation, follows: false }] : [];
}

/** A machine that threw shows why, and can be restarted. */
export const Recovery: Story = {
  render: () => <MachinePage name="fragile" stories={fragileStories()} payloads={fragilePayloads} />,
  play: async ({ canvas, canvasElement, step }) => {
    const add = (by: number) =>
      userEvent.click(canvas.getByRole('button', { name: `Send count.add: by: ${by}` }));
    await step('An event breaks the machine, which shows the error', async () => {
      await add(1);
      await add(10);
      await expect(await canvas.findByText('The machine stopped with an error')).toBeVisible();
      await expect(canvas.getByText('Too much at once')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Send count.add/ })).not.toBeInTheDocument();
    });
    await step('Restarted, it takes events again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Restart the machine' }));
      await waitFor(() => expect(canvas.queryByText('Too much at once')).not.toBeInTheDocument());
      await add(1);
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-kind="sent"]')).toHaveLength(1));
    });
    await step('A step back also leads out of the error', async () => {
      await add(10);
      await canvas.findByText('Too much at once');
      await userEvent.click(canvas.getByRole('button', { name: 'Step back' }));
      await waitFor(() => expect(canvas.queryByText('Too much at once')).not.toBeInTheDocument());
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-kind="sent"]')).toHaveLength(1));
    });
  },
};
