import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { TextArea } from '@vetsync/ui/components/TextArea';
import { expect, fn, userEvent } from 'storybook/test';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'What brings you here?', name: 'interest', value: '', onChange: fn() },
  render: function Controlled({ value: start, onChange, ...args }) {
    const [value, change] = useControlled(start, onChange);
    return (
      <Box maxWidth="reading">
        <TextArea {...args} value={value} onChange={change} />
      </Box>
    );
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { isRequired: false, help: 'A sentence or two is enough.', limit: 500 },
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'What brings you here? (optional)' });
    await userEvent.type(area, 'My GI Bill.');
    await expect(args.onChange).toHaveBeenLastCalledWith('My GI Bill.');
    await expect(area).toHaveAccessibleDescription('A sentence or two is enough.');
  },
};

export const Grows: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBe(area.clientHeight);
    await userEvent.type(area, '{Enter}line'.repeat(20));
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    await userEvent.clear(area);
    await expect(area.clientHeight).toBe(before);
  },
};

export const TooLong: Story = {
  args: {
    value: 'Looking for a way to translate nine years of logistics into civilian words. '.repeat(7),
    limit: 500,
    error: 'Interest description too long',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText('32 characters too many', { selector: '[aria-hidden]' })).toBeVisible();
  },
};

const states = ['empty', 'filled', 'invalid', 'disabled'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['standard', 'counted']}
      columns={states}
      cell={(row, state) => (
        <TextArea
          label="Interest"
          help={row === 'counted' ? 'A sentence is enough.' : undefined}
          value={state === 'empty' ? '' : 'Benefits, and a job near the base.'}
          onChange={() => {}}
          limit={row === 'counted' ? 40 : undefined}
          error={state === 'invalid' ? 'Interest description too long' : undefined}
          isDisabled={state === 'disabled'}
        />
      )}
    />
  ),
};
