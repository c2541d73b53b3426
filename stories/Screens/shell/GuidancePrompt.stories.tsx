import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidanceMachine, guidanceView } from '@vetsync/machines/shell/guidance';
import { Button } from '@vetsync/ui/components/Button';
import { GuidancePrompt } from '@vetsync/ui/screens/shell/GuidancePrompt';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inState } from '../../support/inState.ts';
import { guidanceIn } from '../../support/platform.ts';

const meta = {
  title: 'Screens/shell/GuidancePrompt',
  component: GuidancePrompt,
  args: { send: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof GuidancePrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

const guidance = (...situation: Parameters<typeof guidanceIn>) =>
  inState(guidanceMachine, guidanceView, guidanceIn(...situation));

/** The live region is rendered before its hint, so that the hint is announced. */
export const Hidden: Story = {
  tags: ['guidance:hidden', 'blank'],
  ...guidance('hidden'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Waiting: Story = {
  tags: ['guidance:waiting', 'blank'],
  ...guidance('waiting'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Showing: Story = {
  tags: ['guidance:visible.showing'],
  ...guidance({ visible: 'showing' }),
  render: (args) => (
    <>
      <Button>Elsewhere</Button>
      <GuidancePrompt {...args} />
    </>
  ),
  play: async ({ args, canvas, step }) => {
    const types = () => (args.send as ReturnType<typeof fn>).mock.calls.map(([{ type }]) => type);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('A good place to start'));
    await step('The timer pauses on hover', async () => {
      await userEvent.hover(canvas.getByText('A good place to start'));
      await userEvent.unhover(canvas.getByText('A good place to start'));
      await expect(types()).toEqual(['guidance.pause', 'guidance.resume']);
    });
    await step('The timer pauses on focus and resumes on blur', async () => {
      const follow = canvas.getByRole('link', { name: 'Talk with Battle Buddy' });
      await expect(follow).toHaveAttribute('href', '/platform/ai-battle-buddy');
      follow.focus();
      canvas.getByRole('button', { name: 'Dismiss this hint' }).focus();
      await expect(types()).not.toContain('guidance.dismiss');
      await expect(types().filter((type) => type === 'guidance.resume')).toHaveLength(1);
      canvas.getByRole('button', { name: 'Elsewhere' }).focus();
      await expect(types().at(-1)).toBe('guidance.resume');
    });
    await step('The button dismisses it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss this hint' }));
      await expect(types()).toContain('guidance.dismiss');
    });
  },
};

export const Paused: Story = {
  tags: ['guidance:visible.paused'],
  ...guidance({ visible: 'paused' }, 'hospital'),
};

export const OnAPhone: Story = {
  ...guidance({ visible: 'showing' }, 'recruiter'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // Above the bottom bar.
    const { bottom } = (await canvas.findByText(/candidate pool/i)).getBoundingClientRect();
    await expect(bottom).toBeLessThan(window.innerHeight - 56);
  },
};
