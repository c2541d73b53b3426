import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@vetsync/ui/components/Stack';
import { Tree, treeSelectionModes, type TreeNode, TreeItem } from '@vetsync/ui/components/Tree';
import { expect, fn, userEvent } from 'storybook/test';
import FileText from 'lucide-react/icons/file-text';
import { selected } from '../support/plays/selected.ts';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';

const units: readonly TreeNode[] = [
  {
    id: 'army',
    label: 'Army',
    children: [
      {
        id: 'division',
        label: '4th Infantry Division',
        help: 'Fort Carson, Colorado',
        children: [
          { id: 'brigade', label: '1st Brigade Combat Team' },
          { id: 'aviation', label: 'Combat Aviation Brigade', isDisabled: true },
        ],
      },
      { id: 'airborne', label: '82nd Airborne Division' },
    ],
  },
  { id: 'navy', label: 'Navy', children: [{ id: 'fleet', label: '7th Fleet' }] },
  { id: 'papers', label: 'Discharge papers', icon: FileText },
];

const meta = {
  title: 'Components/Tree',
  component: Tree<string>,
  args: {
    'aria-label': 'Units',
    items: units,
    onExpandedChange: fn(),
    onSelectionChange: fn(),
    onAction: fn(),
  },
  argTypes: { selectionMode: { control: 'inline-radio', options: treeSelectionModes } },
  parameters: {
    examples: [
      {
        write: <Tree aria-label="Units" items={units} defaultExpandedKeys={['army']} />,
        notThis: (
          <Tree
            aria-label="Steps"
            items={[
              { id: 'first', label: '1. Fill in' },
              { id: 'second', label: '2. Send' },
            ]}
          />
        ),
      },
    ],
  },
} satisfies Meta<typeof Tree<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Units' })).toBe(
      canvasElement.querySelector('[data-component="Tree"]'),
    );
    const army = canvas.getByRole('row', { name: 'Army' });
    await step('The right arrow expands', async () => {
      await userEvent.tab();
      await expect(army).toHaveFocus();
      await expect(army).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['army']));
      await expect(canvas.getByRole('row', { name: '4th Infantry Division' })).toHaveAttribute(
        'aria-level',
        '2',
      );
    });
    await step('The down arrow goes into it, the left arrow back to its parent', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('row', { name: '4th Infantry Division' })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(army).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set());
      await expect(canvas.queryByRole('row', { name: '4th Infantry Division' })).toBeNull();
    });
    await step('Letters jump to matching names, and Enter opens one', async () => {
      await userEvent.keyboard('dis{Enter}');
      await expect(args.onAction).toHaveBeenLastCalledWith('papers');
    });
    await step('Its button expands too', async () => {
      const [chevron] = canvas.getAllByRole('button', { name: /Expand/ });
      await userEvent.click(chevron as HTMLElement);
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['army']));
    });
  },
};

export const Selection: Story = {
  args: { selectionMode: 'multiple', defaultExpandedKeys: ['army', 'division'], onAction: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(selected(args.onSelectionChange)).toEqual(['brigade']);
    await userEvent.click(canvas.getByRole('row', { name: '82nd Airborne Division' }));
    await expect(selected(args.onSelectionChange)).toEqual(['brigade', 'airborne']);
  },
};

/** Controlled: a press only requests the change. */
export const ControlledExpansion: Story = {
  args: { expandedKeys: ['navy'] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onExpandedChange).toHaveBeenCalledWith(new Set(['navy', 'army']));
    await expect(canvas.getByRole('row', { name: 'Army' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('row', { name: '7th Fleet' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { items: [], emptyState: 'No units yet. Add your first one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No units yet/)).toBeVisible();
  },
};

const deep = (level: number): TreeNode => ({
  id: `level-${level}`,
  label: `Level ${level} of a long chain of command`,
  children: level < 12 ? [deep(level + 1)] : [],
});

/** Deep levels still leave room for their names. */
export const DeepOnAPhone: Story = {
  args: {
    items: [deep(1)],
    defaultExpandedKeys: Array.from({ length: 12 }, (_, index) => `level-${index + 1}`),
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const RightToLeft: Story = {
  args: { defaultExpandedKeys: ['army'] },
  render: (args) => (
    <div dir="rtl">
      <Tree {...args} />
    </div>
  ),
};

/** The items as children of each other. */
export const AsChildren: Story = {
  render: () => (
    <Tree aria-label="Units" defaultExpandedKeys={['north']}>
      <TreeItem id="north" label="North">
        <TreeItem id="supply" label="Supply" />
      </TreeItem>
      <TreeItem id="south" label="South" />
    </Tree>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Supply' })).toHaveAttribute('aria-level', '2');
    await expect(canvas.getByRole('row', { name: 'South' })).toHaveAttribute('aria-level', '1');
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <Stack space="large">
      <Tree {...args} aria-label="Plain" defaultExpandedKeys={['army', 'division']} />
      <Tree
        {...args}
        aria-label="With checkboxes"
        selectionMode="multiple"
        selectedKeys={['division']}
        defaultExpandedKeys={['army', 'division']}
      />
      <Tree {...args} aria-label="Single" selectionMode="single" selectedKeys={['navy']} />
      <Tree {...args} aria-label="Empty" items={[]} />
    </Stack>
  ),
};
