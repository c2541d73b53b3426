import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import { ErrorState, errorStateAnnouncements } from '@vetsync/ui/components/ErrorState';
import { LinkButton } from '@vetsync/ui/components/LinkButton';
import { expect, fn, userEvent } from 'storybook/test';
import CloudOff from 'lucide-react/icons/cloud-off';
import { VariantGrid } from './VariantGrid.tsx';

const retry = fn();

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'The leads couldn’t be loaded',
    children: 'The server did not answer. Your leads are safe.',
    action: (
      <Button variant="primary" onPress={retry}>
        Try again
      </Button>
    ),
  },
  argTypes: {
    announce: { control: 'inline-radio', options: errorStateAnnouncements },
    icon: { control: false },
    action: { control: false },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { announce: 'alert' },
  play: async ({ canvas }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The leads couldn’t be loadedThe server did not answer. Your leads are safe.',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};

export const Offline: Story = {
  args: { icon: CloudOff, title: 'You are offline', children: 'We try again when the connection is back.' },
};

/** The reference that users give to support on the phone. */
export const WithReference: Story = {
  args: {
    reference: '0197f3a2-41c5-7bb0-9b7e-2f6f3c0a88d1',
    action: (
      <>
        <Button variant="primary">Try again</Button>
        <LinkButton href="#home">Go to the home page</LinkButton>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0197f3a2-41c5-7bb0-9b7e-2f6f3c0a88d1')).toBeVisible();
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['plain', 'with reference']}
      columns={['warning', 'offline']}
      cell={(kind, sign) => (
        <ErrorState
          {...args}
          icon={sign === 'offline' ? CloudOff : undefined}
          reference={kind === 'plain' ? undefined : 'a1b2c3d4'}
        />
      )}
    />
  ),
};
