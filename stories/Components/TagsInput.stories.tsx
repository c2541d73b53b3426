import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { TagsInput } from '@vetsync/ui/components/TagsInput';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/TagsInput',
  component: TagsInput,
  args: { label: 'Skills', name: 'skills', defaultValue: ['Logistics', 'First aid'], onChange: fn() },
  render: (args) => (
    <Box maxWidth="narrow">
      <TagsInput {...args} />
    </Box>
  ),
} satisfies Meta<typeof TagsInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field keeps its tags. */
export const Standard: Story = {
  args: { help: 'Press Enter after each one.' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Skills' });
    await expect(input).toHaveAccessibleDescription('Press Enter after each one.');
    await step('Enter adds what was typed, once', async () => {
      await userEvent.type(input, 'Welding{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['Logistics', 'First aid', 'Welding']);
      await expect(input).toHaveValue('');
      await expect(canvas.getByText('Added: Welding')).toBeInTheDocument();
      await userEvent.type(input, 'Welding{Enter}');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
    await step('A comma separates; several can be pasted', async () => {
      await userEvent.type(input, 'Radio,');
      await expect(args.onChange).toHaveBeenLastCalledWith(['Logistics', 'First aid', 'Welding', 'Radio']);
      await userEvent.paste('Driving; Supply, Plan');
      await expect(canvas.getByRole('row', { name: 'Supply' })).toBeVisible();
      await expect(input).toHaveValue('Plan');
    });
    await step('What is left in the field is added when it is left', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('row', { name: 'Plan' })).toBeVisible();
    });
    await step('Backspace takes the last one back to change it', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('{Backspace}');
      await expect(input).toHaveValue('Plan');
      await userEvent.type(input, 'ning{Enter}');
      await expect(canvas.getByRole('row', { name: 'Planning' })).toBeVisible();
    });
    await step('A tag has a button that removes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Logistics' }));
      await expect(canvas.queryByRole('row', { name: 'Logistics' })).toBeNull();
    });
  },
};

/** Controlled: Enter only requests the change. */
export const Controlled: Story = {
  args: { value: ['Logistics'] },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Welding{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(['Logistics', 'Welding']);
    await expect(canvas.queryByRole('row', { name: 'Welding' })).toBeNull();
  },
};

export const Invalid: Story = {
  args: { defaultValue: [], isRequired: true, error: 'Please add at least one skill' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please add at least one skill');
  },
};

export const OnAPhone: Story = {
  args: { defaultValue: Array.from({ length: 12 }, (_, at) => `Supply chain management ${at + 1}`) },
  globals: { viewport: { value: 'phone' } },
  play: () => expectNoSidewaysScroll(),
};

export const RightToLeft: Story = { globals: { language: 'rtl' } };

export const ForcedColors: Story = { globals: { colors: 'forced' } };

const states = ['empty', 'tags', 'error', 'disabled', 'read only'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['field']}
      columns={states}
      cell={(_, state) => (
        <TagsInput
          {...args}
          name={undefined}
          defaultValue={state === 'empty' ? [] : args.defaultValue}
          placeholder={state === 'empty' ? 'Welding' : undefined}
          error={state === 'error' ? 'Please add a third skill' : undefined}
          isDisabled={state === 'disabled'}
          isReadOnly={state === 'read only'}
        />
      )}
    />
  ),
};
