import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Switch } from '@vetsync/ui/components/Switch';
import { expect, fn, userEvent } from 'storybook/test';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'Available for mentoring', name: 'mentoring', isSelected: false, onChange: fn() },
  argTypes: { children: { control: 'text' } },
  render: function Controlled({ isSelected: start, onChange, ...args }) {
    const [isSelected, change] = useControlled(start, onChange);
    return (
      <Box maxWidth="narrow">
        <Switch {...args} isSelected={isSelected} onChange={change} />
      </Box>
    );
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { help: 'People of your branch can write to you.' },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Available for mentoring' });
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('People of your branch can write to you.');
    await userEvent.click(canvas.getByText('Available for mentoring'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const Saving: Story = {
  args: { isSelected: true, isReadOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const states = ['off', 'on', 'read only', 'disabled', 'disabled, on', 'refused', 'long words'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['standard', 'with help']}
      columns={states}
      cell={(row, state) => (
        <Box maxWidth="narrow">
          <Switch
            isSelected={['on', 'disabled, on', 'read only'].includes(state)}
            isReadOnly={state === 'read only'}
            isDisabled={state.startsWith('disabled')}
            error={state === 'refused' ? 'This could not be changed. Try again.' : undefined}
            help={row === 'with help' ? 'You can change it at any time.' : undefined}
            onChange={() => {}}
          >
            {state === 'long words'
              ? 'Show my branch, rank and years of service to organizations that I apply to'
              : 'Open to offers'}
          </Switch>
        </Box>
      )}
    />
  ),
};
