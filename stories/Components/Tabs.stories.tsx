import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs, type TabsProps, Tab } from '@vetsync/ui/components/Tabs';
import { Text } from '@vetsync/ui/components/Text';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import ChartColumn from 'lucide-react/icons/chart-column';
import Users from 'lucide-react/icons/users';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { useControlled } from './useControlled.ts';

const items = [
  { id: 'leads', label: 'Leads', icon: Users, count: 128 },
  { id: 'analytics', label: 'Analytics', icon: ChartColumn },
  { id: 'solutions', label: 'Custom solutions', count: 0 },
];

function Controlled({ selectedKey, onSelectionChange, ...args }: TabsProps) {
  const [key, change] = useControlled(selectedKey, onSelectionChange);
  return (
    <Tabs {...args} selectedKey={key} onSelectionChange={change}>
      <Text>{`Here is what "${key}" shows.`}</Text>
    </Tabs>
  );
}

const meta = {
  title: 'Components/Tabs',
  component: Tabs<string>,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Views of the leads', items, selectedKey: 'leads', onSelectionChange: fn(), children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('tablist', { name: 'Views of the leads' })).toBeVisible();
    await step('Arrow keys move and select', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: 'Leads 128' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith('analytics');
      const panel = canvas.getByRole('tabpanel', { name: 'Analytics' });
      await expect(panel).toHaveTextContent('analytics');
      await expect(canvas.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-controls', panel.id);
      await userEvent.keyboard('{End}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith('solutions');
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith('leads');
    });
    await step('Tab moves to the panel', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    });
  },
};

const many = ['Overview', 'Education', 'Benefits', 'Appointments', 'Community', 'Documents', 'Settings'].map(
  (label) => ({ id: label.toLowerCase(), label }),
);

export const ManyOnAPhone: Story = {
  args: { items: many, selectedKey: 'overview' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Overview' }).focus();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Settings' });
    await waitFor(() =>
      expect(Math.floor(last.getBoundingClientRect().right)).toBeLessThanOrEqual(window.innerWidth),
    );
    await expectNoSidewaysScroll();
  },
};

/** As after opening its URL, without keyboard navigation. */
export const SelectedAtEnd: Story = {
  args: { items: many, selectedKey: 'documents' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const expectInSight = (name: string) => {
      const { left, right } = canvas.getByRole('tab', { name }).getBoundingClientRect();
      expect([left >= list.left, right <= list.right], name).toEqual([true, true]);
    };
    await step('The selected tab is visible', () => waitFor(() => expectInSight('Documents')));
    await step('A newly selected tab scrolls into view', async () => {
      canvas.getByRole('tab', { name: 'Documents' }).focus();
      await userEvent.keyboard('{Home}');
      await waitFor(() => expectInSight('Overview'));
    });
    await expect(window.scrollY).toBe(0);
  },
};

export const KeepsItsTab: Story = {
  render: ({ label, onSelectionChange }) => (
    <Tabs
      label={label}
      items={items.map((item) => ({ ...item, panel: <Text>{`About ${item.label}`}</Text> }))}
      defaultSelectedKey="analytics"
      onSelectionChange={onSelectionChange}
    />
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Analytics' })).toHaveTextContent('About Analytics');
    await userEvent.click(canvas.getByRole('tab', { name: 'Leads 128' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Leads 128' })).toHaveTextContent('About Leads');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('leads');
  },
};

/** Without a default, the first tab that isn't disabled. */
export const StartsWithTheFirst: Story = {
  render: ({ label }) => (
    <Tabs label={label} items={items.map((item, at) => ({ ...item, isDisabled: at === 0 }))}>
      <Text>The same for all.</Text>
    </Tabs>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The same for all.');
  },
};

/** The tabs as children. */
export const AsChildren: Story = {
  render: () => (
    <Tabs label="Views">
      <Tab id="list" label="List">
        Twelve people
      </Tab>
      <Tab id="map" label="Map" count={3}>
        Three places
      </Tab>
    </Tabs>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Twelve people');
    await userEvent.click(canvas.getByRole('tab', { name: /Map/ }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three places');
  },
};

export const Grid: Story = {
  tags: ['grid'],
  args: { items: [...items, { id: 'locked', label: 'Not yet', isDisabled: true }] },
};
