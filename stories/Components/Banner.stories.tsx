import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner, bannerAnnouncements, bannerTones } from '@vetsync/ui/components/Banner';
import { Button } from '@vetsync/ui/components/Button';
import { expect, fn, userEvent } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const retry = fn();

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { children: 'You’re offline. What you send is kept here until you are back.' },
  argTypes: {
    tone: { control: 'inline-radio', options: bannerTones },
    announce: { control: 'inline-radio', options: bannerAnnouncements },
    action: { control: false },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Announced: Story = {
  args: {
    tone: 'critical',
    announce: 'alert',
    title: 'Sign in failed',
    children: 'Email or password is not right. Try again or reset your password.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Sign in failed/);
  },
};

export const WithAction: Story = {
  args: {
    tone: 'caution',
    announce: 'status',
    title: '2 requests wait to be sent',
    children: 'They are kept on this device.',
    action: (
      <Button size="small" onPress={retry}>
        Send now
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Send now' }));
    await expect(retry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).not.toHaveTextContent('Send now');
  },
};

export const OnAPhone: Story = { args: WithAction.args, globals: { viewport: { value: 'phone' } } };

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={bannerTones}
      columns={['words', 'title and words', 'action']}
      cell={(tone, kind) => (
        <Banner
          tone={tone}
          title={kind === 'words' ? undefined : 'Information Saved'}
          action={kind === 'action' && <Button size="small">Send now</Button>}
        >
          We’ll send it as soon as the server can be reached.
        </Banner>
      )}
    />
  ),
};
