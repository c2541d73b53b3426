import type { Meta, StoryObj } from '@storybook/react-vite';
import { toastsMachine, toastsView } from '@vetsync/machines/shell/toasts';
import { Button } from '@vetsync/ui/components/Button';
import { Dialog } from '@vetsync/ui/components/Dialog';
import { ToastRegion } from '@vetsync/ui/components/ToastRegion';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inState } from '../support/inState.ts';

const meta = {
  title: 'Components/ToastRegion',
  component: ToastRegion,
  args: { send: fn() },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = {
  id: 1,
  title: 'Information Saved',
  description: 'Your information has been saved locally. We’ll send it as soon as the server can be reached.',
};

export const Empty: Story = {
  tags: ['toasts:empty'],
  ...inState(toastsMachine, toastsView, { value: 'empty' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Showing: Story = {
  tags: ['toasts:showing'],
  ...inState(toastsMachine, toastsView, { value: 'showing', context: { current: saved } }),
  render: (args) => (
    <>
      <Button>Before</Button>
      <ToastRegion {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Information Saved');
    await step('Pauses on hover', async () => {
      await userEvent.hover(canvas.getByText('Information Saved'));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'toast.pause' });
      await userEvent.unhover(canvas.getByText('Information Saved'));
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'toast.resume' });
    });
    await step('Pauses on focus, resumes on blur', async () => {
      canvas.getByRole('button', { name: 'Before' }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Dismiss message' })).toHaveFocus();
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'toast.pause' });
      await userEvent.tab();
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'toast.resume' });
    });
    await step('Dismissing restores focus', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      await expect(args.send).toHaveBeenLastCalledWith({ type: 'toast.dismiss' });
      await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    });
  },
};

export const Paused: Story = {
  tags: ['toasts:paused'],
  ...inState(toastsMachine, toastsView, {
    value: 'paused',
    context: { current: { id: 2, title: 'Retry Failed', tone: 'destructive' } },
  }),
};

/** Everything else is inert while a dialog is open, but a toast is reachable. */
export const OverADialog: Story = {
  args: { view: { toast: { ...saved, tone: 'neutral' } } },
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Dialog title="Get early access" onClose={() => {}}>
        <Button>Send</Button>
      </Dialog>
    </>
  ),
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const dismiss = screen.getByRole('button', { name: 'Dismiss message' });
    await expect(dismiss.closest('[inert]')).toBeNull();
    await userEvent.click(dismiss);
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'toast.dismiss' });
  },
};

export const OnAPhone: Story = {
  args: { view: { toast: { ...saved, tone: 'positive' } } },
  globals: { viewport: { value: 'phone' } },
};

export const Positive: Story = {
  tags: ['grid'],
  args: { view: { toast: { id: 3, title: 'Retry Complete', description: null, tone: 'positive' } } },
};

export const Destructive: Story = {
  tags: ['grid'],
  args: {
    view: {
      toast: {
        id: 4,
        title: 'Sign up failed',
        description: 'This password is too common. Choose another one.',
        tone: 'destructive',
      },
    },
  },
};
