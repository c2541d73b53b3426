import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Checkbox } from '@vetsync/ui/components/Checkbox';
import { expect, fn, userEvent } from 'storybook/test';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'I have saved my recovery codes', name: 'saved', isSelected: false, onChange: fn() },
  argTypes: { children: { control: 'text' } },
  render: function Controlled({ isSelected: start, onChange, ...args }) {
    const [isSelected, change] = useControlled(start, onChange);
    return (
      <Box maxWidth="narrow">
        <Checkbox {...args} isSelected={isSelected} onChange={change} />
      </Box>
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { isRequired: true, help: 'Without them nobody can let you in again.' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have saved my recovery codes' });
    await expect(box).toHaveAccessibleDescription('Without them nobody can let you in again.');
    await expect(box).toBeRequired();
    await userEvent.click(canvas.getByText('I have saved my recovery codes'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Invalid: Story = {
  args: { error: 'Tick this once you have saved them' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Tick this once you have saved them');
  },
};

export const Indeterminate: Story = {
  args: { children: 'All notices', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const ForcedColors: Story = {
  globals: { colors: 'forced' },
  args: { isDisabled: true },
  play: async ({ canvas, step }) => {
    await step('A disabled box without a check mark shows none', async () => {
      const mark = canvas.getByRole('checkbox').closest('label')!.querySelector('svg')!;
      await expect(getComputedStyle(mark).color).toBe('rgba(0, 0, 0, 0)');
    });
  },
};

const states = ['off', 'on', 'some', 'invalid', 'disabled', 'disabled, on', 'long words'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['standard', 'with help']}
      columns={states}
      cell={(row, state) => (
        <Box maxWidth="narrow">
          <Checkbox
            isSelected={state === 'on' || state === 'disabled, on'}
            isIndeterminate={state === 'some'}
            isDisabled={state.startsWith('disabled')}
            error={state === 'invalid' ? 'Tick this to go on' : undefined}
            help={row === 'with help' ? 'You can change it later.' : undefined}
            onChange={() => {}}
          >
            {state === 'long words'
              ? 'Tell me by mail when somebody signs in to my account from a device that was never used before'
              : 'Tell me by mail'}
          </Checkbox>
        </Box>
      )}
    />
  ),
};
