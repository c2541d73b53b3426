import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ToggleGroup,
  toggleGroupSelections,
  type ToggleGroupProps,
} from '@vetsync/ui/components/ToggleGroup';
import { expect, fn, userEvent } from 'storybook/test';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { expectNoSidewaysScroll } from '../support/noSidewaysScroll.ts';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const options = [
  { value: 'all', label: 'All', count: 12 },
  { value: 'career', label: 'Career', count: 5 },
  { value: 'education', label: 'Education', icon: GraduationCap, count: 0 },
  { value: 'social', label: 'Social', isDisabled: true },
];

function Controlled({ selected, onChange, ...args }: ToggleGroupProps) {
  const [values, change] = useControlled(selected, onChange);
  return <ToggleGroup {...args} selected={values} onChange={change} />;
}

const meta = {
  title: 'Components/ToggleGroup',
  component: ToggleGroup<string>,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Kind of event', options, selected: ['all'], onChange: fn() },
} satisfies Meta<typeof ToggleGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SingleSelection: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Kind of event' })).toBeVisible();
    const all = canvas.getByRole('radio', { name: 'All 12' });
    await userEvent.click(all);
    // One option is always selected.
    await expect(all).toBeChecked();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['career']);
    await expect(all).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Social' })).toBeDisabled();
  },
};

export const MultipleSelection: Story = {
  args: { selection: 'multiple', selected: ['career'], isLabelHidden: true },
  play: async ({ args, canvas }) => {
    const career = canvas.getByRole('button', { name: 'Career 5' });
    await expect(career).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Education 0' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['career', 'education']);
    await userEvent.click(career);
    await expect(args.onChange).toHaveBeenLastCalledWith(['education']);
    await userEvent.click(canvas.getByRole('button', { name: 'Education 0' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const OnAPhone: Story = {
  args: {
    options: ['Everything', 'Veteran service organizations', 'Community', 'Volunteering', 'Health'].map(
      (label) => ({ value: label, label }),
    ),
    selected: ['Everything'],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

/** Selected options stand out in forced colors too. */
export const ForcedColors: Story = {
  args: { selected: ['career'] },
  globals: { colors: 'forced' },
  play: async ({ canvas }) => {
    const ground = (name: string) =>
      getComputedStyle(canvas.getByRole('radio', { name })).getPropertyValue('background-color');
    await expect(ground('Career 5')).not.toBe(ground('Education 0'));
    await expect(ground('Career 5')).not.toBe('rgb(227, 238, 225)');
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: ({ onChange }) => (
    <VariantGrid
      rows={toggleGroupSelections}
      columns={['chosen', 'none']}
      cell={(selection, column) => (
        <ToggleGroup
          label={`${selection}, ${column}`}
          isLabelHidden
          selection={selection}
          options={options}
          selected={column === 'chosen' ? ['career'] : []}
          onChange={onChange}
        />
      )}
    />
  ),
};
