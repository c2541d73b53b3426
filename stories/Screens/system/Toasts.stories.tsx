import type { Meta, StoryObj } from '@storybook/react-vite';
import { systemPhrase } from '@vetsync/machines/system/model';
import { toastsMachine, toastsView, type ToastsContext } from '@vetsync/machines/shell/toasts';
import { Toasts } from '@vetsync/ui/screens/system/Toasts';
import { expect, fn, userEvent } from 'storybook/test';
import { inState } from '../../support/inState.ts';

const meta = {
  title: 'Screens/system/Toasts',
  component: Toasts,
  parameters: { layout: 'fullscreen' },
  args: { send: fn() },
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

const toasts = (value: string, current: ToastsContext['current'] = null) =>
  inState(toastsMachine, toastsView, { value, context: { current } });

export const Empty: Story = { tags: ['toasts:empty', 'blank'], ...toasts('empty') };

export const Showing: Story = {
  tags: ['toasts:showing'],
  ...toasts('showing', {
    id: 1,
    title: systemPhrase('checkEmailTitle'),
    description: systemPhrase('checkEmail'),
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Please check your email for a confirmation link.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss message' }));
    await expect(args.send).toHaveBeenCalledWith({ type: 'toast.dismiss' });
  },
};

export const Paused: Story = {
  tags: ['toasts:paused'],
  ...toasts('paused', {
    id: 2,
    title: systemPhrase('retryFailed'),
    description: systemPhrase('retryFailedMore'),
    tone: 'destructive',
  }),
};

export const LongOnAPhone: Story = {
  ...toasts('showing', {
    id: 3,
    title: systemPhrase('signInFailed'),
    description: systemPhrase('leadSaved'),
    tone: 'destructive',
  }),
  globals: { viewport: { value: 'phone' } },
};
