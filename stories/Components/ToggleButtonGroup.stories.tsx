import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ToggleButtonGroup,
  toggleButtonGroupSelections,
  type ToggleButtonGroupProps,
} from '@vetsync/ui/components/ToggleButtonGroup';
import { expect, fn, userEvent } from 'storybook/test';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { useControlled } from './useControlled.ts';
import type { PairExample } from '../support/Pairs.tsx';
import { VariantGrid } from './VariantGrid.tsx';

const options = [
  { value: 'all', label: 'All', count: 12 },
  { value: 'career', label: 'Career', count: 5 },
  { value: 'education', label: 'Education', icon: GraduationCap, count: 0 },
  { value: 'social', label: 'Social', isDisabled: true },
];

function Controlled({ selectedKeys = [], onSelectionChange, ...args }: ToggleButtonGroupProps) {
  const [values, change] = useControlled(selectedKeys, onSelectionChange);
  return <ToggleButtonGroup {...args} selectedKeys={values} onSelectionChange={change} />;
}

const meta = {
  title: 'Components/ToggleButtonGroup',
  component: ToggleButtonGroup<string>,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Kind of event', options, selectedKeys: ['all'], onSelectionChange: fn() },
  parameters: {
    examples: [
      {
        write: (
          <ToggleButtonGroup
            label="Show"
            options={[
              { value: 'open', label: 'Open', count: 4 },
              { value: 'closed', label: 'Closed', count: 12 },
            ]}
            defaultSelectedKeys={['open']}
          />
        ),
        notThis: (
          <ToggleButtonGroup
            label="Application"
            options={[
              { value: 'send', label: 'Send' },
              { value: 'delete', label: 'Delete' },
            ]}
          />
        ),
      },
    ] satisfies PairExample[],
  },
} satisfies Meta<typeof ToggleButtonGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SingleSelection: Story = {
  tags: ['standard'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Kind of event' })).toBeVisible();
    const all = canvas.getByRole('radio', { name: 'All 12' });
    await userEvent.click(all);
    // One option is always selected.
    await expect(all).toBeChecked();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['career']);
    await expect(all).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Social' })).toBeDisabled();
  },
};

export const Uncontrolled: Story = {
  args: { selectedKeys: undefined, defaultSelectedKeys: ['career'] },
  render: (args) => <ToggleButtonGroup {...args} />,
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('radio', { name: 'All 12' });
    const career = canvas.getByRole('radio', { name: 'Career 5' });
    await expect(career).toBeChecked();
    // Tab stops at what is selected, and nowhere else in the group.
    await userEvent.tab();
    await expect(career).toHaveFocus();
    const stops = canvas
      .getAllByRole<HTMLButtonElement>('radio')
      .filter(({ tabIndex, disabled }) => tabIndex === 0 && !disabled);
    await expect(stops).toEqual([career]);
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(all).toHaveAttribute('tabindex', '0');
    await expect(career).toHaveAttribute('tabindex', '-1');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['all']);
  },
};

export const MultipleSelection: Story = {
  args: { selectionMode: 'multiple', selectedKeys: ['career'], isLabelHidden: true },
  play: async ({ args, canvas }) => {
    const career = canvas.getByRole('button', { name: 'Career 5' });
    await expect(career).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Education 0' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['career', 'education']);
    await userEvent.click(career);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['education']);
    await userEvent.click(canvas.getByRole('button', { name: 'Education 0' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
  },
};

export const OnAPhone: Story = {
  args: {
    options: ['Everything', 'Veteran service organizations', 'Community', 'Volunteering', 'Health'].map(
      (label) => ({ value: label, label }),
    ),
    selectedKeys: ['Everything'],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

/** On a phone one line, which scrolls. */
export const InALine: Story = {
  ...OnAPhone,
  args: { ...OnAPhone.args, layout: 'line' },
  play: async ({ canvas }) => {
    await expectNoSidewaysScroll();
    const tops = canvas.getAllByRole('radio').map((option) => option.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Many short options in columns of equal width. */
export const InColumns: Story = {
  args: {
    label: 'Afternoon',
    layout: 'grid',
    options: ['1:00', '1:30', '2:00', '2:30', '3:30', '4:00'].map((time) => ({
      value: time,
      label: `${time} PM`,
    })),
    selectedKeys: ['2:30'],
  },
  play: async ({ canvas }) => {
    const widths = canvas
      .getAllByRole('radio')
      .map((option) => Math.round(option.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
  },
};

/** Selected options stand out in forced colors too. */
export const ForcedColors: Story = {
  args: { selectedKeys: ['career'] },
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
  render: ({ onSelectionChange }) => (
    <VariantGrid
      rows={toggleButtonGroupSelections}
      columns={['chosen', 'none']}
      cell={(selection, column) => (
        <ToggleButtonGroup
          label={`${selection}, ${column}`}
          isLabelHidden
          selectionMode={selection}
          options={options}
          selectedKeys={column === 'chosen' ? ['career'] : []}
          onSelectionChange={onSelectionChange}
        />
      )}
    />
  ),
};
