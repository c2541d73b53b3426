import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import { Card } from '@vetsync/ui/components/Card';
import { EmptyState, emptyDrawings, type EmptyDrawing } from '@vetsync/ui/components/EmptyState';
import { Grid as Columns } from '@vetsync/ui/components/Grid';
import { expect, fn, userEvent } from 'storybook/test';
import { VariantGrid } from './VariantGrid.tsx';

const clear = fn();

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No applications yet', children: 'Choose a university and we fill in what we know.' },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const WithAction: Story = {
  args: {
    drawing: 'search',
    title: 'No leads match',
    level: 3,
    children: 'Try another spelling or fewer filters.',
    action: <Button onPress={clear}>Clear all</Button>,
  },
  play: async ({ canvas }) => {
    clear.mockClear();
    await expect(canvas.getByRole('heading', { level: 3, name: 'No leads match' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(clear).toHaveBeenCalledTimes(1);
  },
};

/** One for each meaning. */
export const Drawings: Story = {
  render: () => (
    <Columns columns={{ mobile: 1, tablet: 2, desktop: 3 }}>
      {Object.keys(emptyDrawings).map((drawing) => (
        <EmptyState key={drawing} drawing={drawing as EmptyDrawing} title={drawing} level={3} />
      ))}
    </Columns>
  ),
};

export const LongContent: Story = {
  args: {
    title: 'No leads captured yet. Start promoting VetSync to see leads appear here in real-time!',
    children:
      'Share the landing page with base transition offices, veterans organizations and career fairs. '.repeat(
        3,
      ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['words', 'action']}
      columns={['on paper', 'on a card']}
      cell={(kind, container) => {
        const state = (
          <EmptyState {...args} action={kind === 'action' && <Button>Find a university</Button>} />
        );
        return container === 'on a card' ? <Card>{state}</Card> : state;
      }}
    />
  ),
};
