import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  FilterBar,
  FilterRow,
  MoreFilters,
  filterBarColumns,
  type FilterBarProps,
} from '@vetsync/ui/components/FilterBar';
import { Select } from '@vetsync/ui/components/Select';
import { Stack } from '@vetsync/ui/components/Stack';
import { Switch } from '@vetsync/ui/components/Switch';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { useControlled } from './useControlled.ts';

const filters = ['Specialty', 'Place', 'Language', 'Order'];

function Choice({ label }: { label: string }) {
  const [value, setValue] = useState('any');
  return (
    <Select
      label={label}
      options={[
        { value: 'any', label: 'Any' },
        { value: 'one', label: 'One' },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

function Controlled({
  search,
  columns = 2,
  isMoreShown = false,
}: FilterBarProps & { isMoreShown?: boolean }) {
  const [words, change] = useControlled(search.value, search.onChange);
  const [isShown, setShown] = useState(isMoreShown);
  const [accepts, setAccepts] = useState(true);
  return (
    <FilterBar columns={columns} search={{ ...search, value: words, onChange: change }}>
      {filters.slice(0, columns).map((label) => (
        <Choice key={label} label={label} />
      ))}
      <MoreFilters
        label={accepts ? 'More filters, 1 set' : 'More filters'}
        isExpanded={isShown}
        onExpandedChange={() => setShown(!isShown)}
      >
        <FilterRow>
          <Switch isSelected={accepts} onChange={setAccepts}>
            Takes new patients
          </Switch>
        </FilterRow>
      </MoreFilters>
    </FilterBar>
  );
}

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  subcomponents: { FilterRow, MoreFilters },
  args: { search: { label: 'Search providers', value: '', onChange: fn() }, children: null },
  argTypes: {
    search: { control: false },
    columns: { control: 'inline-radio', options: filterBarColumns },
    children: { control: false },
  },
  render: Controlled,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    // By tag name, because testing-library doesn't support the search landmark yet.
    await expect(canvasElement.querySelector('search')).toHaveAttribute('aria-label', 'Search providers');
    await step('Typing calls onChange', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'park');
      await expect(args.search.onChange).toHaveBeenLastCalledWith('park');
    });
    await step('The button expands and collapses more filters', async () => {
      const more = canvas.getByRole('button', { name: 'More filters, 1 set' });
      await expect(more).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(more);
      await expect(more).toHaveAttribute('aria-expanded', 'true');
      await userEvent.click(canvas.getByRole('switch', { name: 'Takes new patients' }));
      await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
      await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    });
  },
};

export const KeepsItsState: Story = {
  render: () => (
    <FilterBar search={{ label: 'Search providers', defaultValue: 'park' }}>
      <MoreFilters label="More filters">
        <Choice label="City" />
      </MoreFilters>
    </FilterBar>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' avenue');
    await expect(canvas.getByRole('searchbox')).toHaveValue('park avenue');
    await expect(canvas.queryByText('City')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    await expect(canvas.getByText('City')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { columns: 4 },
  play: expectNoSidewaysScroll,
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <Stack space="xxlarge">
      {filterBarColumns.map((columns) => (
        <Controlled
          key={columns}
          {...args}
          columns={columns}
          search={{ ...args.search, label: `Search, ${columns} filters` }}
          isMoreShown={columns === 3}
        />
      ))}
    </Stack>
  ),
};
