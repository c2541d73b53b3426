import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import {
  GridList,
  gridListLayouts,
  gridListSelectionModes,
  type GridListProps,
} from '@vetsync/ui/components/GridList';
import { Inline } from '@vetsync/ui/components/Inline';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import Pencil from 'lucide-react/icons/pencil';
import { selected } from '../support/plays/selected.ts';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';

interface Clinic {
  id: string;
  name: string;
  city: string;
}

const clinics: readonly Clinic[] = [
  { id: 'denver', name: 'Denver Vet Center', city: 'Denver, Colorado' },
  { id: 'austin', name: 'Austin Outpatient Clinic', city: 'Austin, Texas' },
  { id: 'tampa', name: 'James A. Haley Hospital', city: 'Tampa, Florida' },
];
const many = Array.from({ length: 5000 }, (_, index) => ({
  id: `clinic-${index + 1}`,
  name: `Clinic ${index + 1}`,
  city: index % 3 === 0 ? 'Denver, Colorado' : 'Austin, Texas',
}));

const onEdit = fn();
const clinic = ({ name, city }: Clinic) => (
  <Stack space="none">
    <Text weight="medium">{name}</Text>
    <Text size="small">{city}</Text>
  </Stack>
);
const clinicWithAction = (item: Clinic) => (
  <Inline space="small" justify="space-between">
    {clinic(item)}
    <Button
      variant="quiet"
      size="small"
      icon={Pencil}
      aria-label={`Edit ${item.name}`}
      onPress={() => onEdit(item.id)}
    />
  </Inline>
);

const meta = {
  title: 'Components/GridList',
  component: GridList<Clinic>,
  args: {
    'aria-label': 'Clinics',
    items: clinics,
    getLabel: ({ name }) => name,
    children: clinic,
    onAction: fn(),
    onSelectionChange: fn(),
  },
  argTypes: {
    children: { control: false },
    layout: { control: 'inline-radio', options: gridListLayouts },
    selectionMode: { control: 'inline-radio', options: gridListSelectionModes },
  },
  parameters: {
    examples: [
      {
        write: (
          <GridList aria-label="Clinics" items={clinics} getLabel={({ name }) => name}>
            {clinic}
          </GridList>
        ),
        notThis: (
          <GridList aria-label="Colors" items={[{ id: 'red' }, { id: 'blue' }]} getLabel={({ id }) => id}>
            {({ id }) => id}
          </GridList>
        ),
      },
    ],
  },
} satisfies Meta<typeof GridList<Clinic>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { children: clinicWithAction },
  play: async ({ args, canvas, canvasElement, step }) => {
    onEdit.mockClear();
    await expect(canvas.getByRole('grid', { name: 'Clinics' })).toBe(
      canvasElement.querySelector('[data-component="GridList"]'),
    );
    await step('Arrow keys move between items, Enter opens one', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('row', { name: 'Denver Vet Center' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onAction).toHaveBeenLastCalledWith('austin');
    });
    await step('Letters jump to matching names', async () => {
      await userEvent.keyboard('ja');
      await expect(canvas.getByRole('row', { name: 'James A. Haley Hospital' })).toHaveFocus();
    });
    await step('The right arrow reaches the item’s button', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(onEdit).toHaveBeenLastCalledWith('tampa');
      await expect(args.onAction).toHaveBeenCalledTimes(1);
    });
  },
};

/** Each item has a checkbox. */
export const Selection: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['tampa'], onAction: undefined },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('row', { name: 'James A. Haley Hospital' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await step('Space selects the focused item', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Home} ');
      await expect(selected(args.onSelectionChange)).toEqual(['tampa', 'denver']);
    });
    await step('So does its checkbox', async () => {
      await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement);
      await expect(selected(args.onSelectionChange)).toEqual(['tampa', 'denver', 'austin']);
    });
  },
};

/** Controlled: a press only requests the change. */
export const ControlledSelection: Story = {
  args: { selectionMode: 'single', selectedKeys: ['denver'], onAction: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Austin Outpatient Clinic' }));
    await expect(selected(args.onSelectionChange)).toEqual(['austin']);
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Denver');
  },
};

/** Of 5,000 items, only those in view are in the page. */
export const Many: Story = {
  args: { items: many },
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Clinic 1' })).toBeVisible());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await step('End scrolls to the last one and focuses it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByRole('row', { name: 'Clinic 5000' })).toHaveFocus());
      await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    });
  },
};

function Loaded({ items, ...args }: GridListProps<Clinic>) {
  const [count, load] = useState(30);
  return <GridList {...args} items={items.slice(0, count)} onLoadMore={() => load(count + 30)} />;
}

/** More are loaded at the end. */
export const LoadMore: Story = {
  args: { items: many },
  render: (args) => <Loaded {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('row', { name: 'Clinic 60' })).toHaveFocus();
    });
  },
};

export const Loading: Story = {
  args: { items: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading more…')).toBeVisible();
    await expect(canvas.queryByText('Nothing here yet')).toBeNull();
  },
};

export const Empty: Story = {
  args: { items: [], emptyState: 'No clinic within 50 miles. Search farther away.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No clinic within/)).toBeVisible();
  },
};

/** Each item is a link that can be opened in another tab. */
export const Links: Story = {
  args: { getHref: ({ id }) => `#${id}`, onAction: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Denver Vet Center' })).toHaveAttribute(
      'data-href',
      '#denver',
    );
  },
};

export const OnAPhone: Story = {
  args: { children: clinicWithAction, selectionMode: 'multiple' },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const SideBySide: Story = {
  args: { layout: 'grid', items: many.slice(0, 9), selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    const tops = () => canvas.getAllByRole('row').map((row) => row.getBoundingClientRect().top);
    await waitFor(() => expect(tops()).toHaveLength(9));
    await waitFor(() => expect(new Set(tops()).size).toBeLessThan(9));
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <Stack space="large">
      <GridList {...args} aria-label="Plain">
        {clinicWithAction}
      </GridList>
      <GridList
        {...args}
        aria-label="With checkboxes"
        selectionMode="multiple"
        selectedKeys={['denver']}
        disabledKeys={['tampa']}
      />
      <GridList {...args} aria-label="Side by side" layout="grid" />
      <GridList {...args} aria-label="Loading" isLoading />
      <GridList {...args} aria-label="Empty" items={[]} />
    </Stack>
  ),
};
