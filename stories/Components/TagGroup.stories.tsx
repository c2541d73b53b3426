import type { Meta, StoryObj } from '@storybook/react-vite';
import { TagGroup, tagSelectionModes, Tag } from '@vetsync/ui/components/TagGroup';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

const skills = [
  { id: 'logistics', label: 'Logistics' },
  { id: 'radio', label: 'Radio operation' },
  { id: 'firstAid', label: 'First aid' },
];

const meta = {
  title: 'Components/TagGroup',
  component: TagGroup<string>,
  args: { label: 'Skills', defaultItems: skills, onRemove: fn() },
  argTypes: { selectionMode: { control: 'inline-radio', options: tagSelectionModes } },
  parameters: {
    examples: [
      {
        write: <TagGroup label="Skills" defaultItems={skills} />,
        notThis: <TagGroup label="Status" items={[{ id: 'open', label: 'Open' }]} />,
      },
    ],
  },
} satisfies Meta<typeof TagGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The group keeps its tags. */
export const Standard: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    const group = canvas.getByRole('grid', { name: 'Skills' });
    await expect(canvasElement.querySelector('[data-component="TagGroup"]')).toContainElement(group);
    await step('Arrow keys move between tags and wrap', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('row', { name: 'Logistics' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('row', { name: 'Radio operation' })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('row', { name: 'First aid' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('row', { name: 'Logistics' })).toHaveFocus();
    });
    await step('Delete removes the focused tag, and the next one gets focus', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(args.onRemove).toHaveBeenLastCalledWith(new Set(['logistics']));
      await expect(canvas.queryByRole('row', { name: 'Logistics' })).toBeNull();
      await expect(canvas.getByRole('row', { name: 'Radio operation' })).toHaveFocus();
    });
    await step('Its button removes a tag', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove First aid' }));
      await expect(args.onRemove).toHaveBeenLastCalledWith(new Set(['firstAid']));
      await expect(canvas.getAllByRole('row')).toHaveLength(1);
    });
    await step('After the last one, the group keeps focus', async () => {
      canvas.getByRole('row').focus();
      await userEvent.keyboard('{Backspace}');
      await expect(canvas.getByText('None')).toBeVisible();
      await expect(canvas.getByRole('group', { name: 'Skills' })).toHaveFocus();
    });
  },
};

/** Controlled: a press only requests the removal. */
export const Controlled: Story = {
  args: { items: skills },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Logistics' }));
    await expect(args.onRemove).toHaveBeenCalledWith(new Set(['logistics']));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};

/** Without `onRemove`, controlled tags only display something. */
export const Fixed: Story = {
  args: { items: skills, onRemove: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    canvas.getByRole('row', { name: 'Logistics' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};

/** Selected tags are removed together. */
export const Selection: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['radio'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Radio operation' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('row', { name: 'First aid' }));
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(new Set(['radio', 'firstAid']));
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

/** A native form gets one value per tag. */
export const NativeForm: Story = {
  args: { name: 'skill' },
  render: (args) => (
    <form aria-label="Profile" onSubmit={(event) => event.preventDefault()}>
      <TagGroup {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const submitted = () => new FormData(canvas.getByRole('form')).getAll('skill');
    await expect(submitted()).toEqual(['logistics', 'radio', 'firstAid']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Radio operation' }));
    await expect(submitted()).toEqual(['logistics', 'firstAid']);
  },
};

export const Described: Story = {
  args: { help: 'Employers see these first.', error: 'Choose at least five' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAccessibleDescription(
      'Employers see these first. Choose at least five',
    );
  },
};

/** Long names wrap within their tag. */
export const OnAPhone: Story = {
  args: {
    defaultItems: [
      ...skills,
      { id: 'long', label: 'Chemical, biological, radiological and nuclear defense operations' },
      { id: 'longer', label: 'Explosive-ordnance-disposal-and-countermine-engineering' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const RightToLeft: Story = { args: { dir: 'rtl' } };

/** A selected tag stands out in forced colors too. */
export const ForcedColors: Story = {
  args: { selectionMode: 'single', defaultSelectedKeys: ['radio'] },
  globals: { colors: 'forced' },
  play: async ({ canvas }) => {
    const ground = (name: string) =>
      getComputedStyle(canvas.getByRole('row', { name })).getPropertyValue('background-color');
    await expect(ground('Radio operation')).not.toBe(ground('Logistics'));
  },
};

const states = ['removable', 'fixed', 'selected', 'links', 'empty', 'disabled', 'invalid'] as const;

/** The tags as children. */
export const AsChildren: Story = {
  render: (args) => (
    <TagGroup label="Skills" onRemove={args.onRemove}>
      <Tag id="radio">Radio operation</Tag>
      <Tag id="aid">First aid</Tag>
    </TagGroup>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove First aid' }));
    await expect(args.onRemove).toHaveBeenCalledWith(new Set(['aid']));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['standard', 'hidden label']}
      columns={states}
      cell={(row, state) => (
        <TagGroup
          label="Skills"
          isLabelHidden={row === 'hidden label'}
          items={
            state === 'empty'
              ? []
              : state === 'links'
                ? skills.map((skill) => ({ ...skill, href: `#${skill.id}` }))
                : skills
          }
          onRemove={['fixed', 'links'].includes(state) ? undefined : () => {}}
          selectionMode={state === 'selected' ? 'multiple' : 'none'}
          selectedKeys={state === 'selected' ? ['radio'] : []}
          isDisabled={state === 'disabled'}
          help={state === 'invalid' ? 'Employers see these first.' : undefined}
          error={state === 'invalid' ? 'Choose at least five' : undefined}
        />
      )}
    />
  ),
};
