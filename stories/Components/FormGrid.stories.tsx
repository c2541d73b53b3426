import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { FormGrid, FormGridRow, formGridColumns } from '@vetsync/ui/components/FormGrid';
import { Stack } from '@vetsync/ui/components/Stack';
import { TextField } from '@vetsync/ui/components/TextField';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';

const meta = {
  title: 'Components/FormGrid',
  component: FormGrid,
  subcomponents: { FormGridRow },
  args: {
    columns: 2,
    children: (
      <>
        <TextField label="First name" name="first" />
        <TextField label="Last name" name="last" />
        <FormGridRow>
          <TextField label="Address" name="address" />
        </FormGridRow>
        <TextField label="City" name="city" />
        <TextField label="ZIP code" name="zip" error="A ZIP code has five digits" />
      </>
    ),
  },
  argTypes: {
    columns: { control: 'inline-radio', options: formGridColumns },
    children: { control: false },
  },
} satisfies Meta<typeof FormGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const placeOf = (field: HTMLElement) => field.getBoundingClientRect();

export const Standard: Story = {
  play: async ({ canvas }) => {
    const [first, last, address] = ['First name', 'Last name', 'Address'].map((name) =>
      placeOf(canvas.getByRole('textbox', { name })),
    );
    await expect(last!.top).toBe(first!.top);
    await expect(last!.left).toBeGreaterThan(first!.right);
    await expect(address!.left).toBe(first!.left);
    await expect(address!.right).toBe(last!.right);
  },
};

/** In a narrow column of a wide screen, fields stand below each other. */
export const InANarrowColumn: Story = {
  decorators: [
    (Story) => (
      <Box maxWidth="narrow">
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, last] = ['First name', 'Last name'].map((name) =>
      placeOf(canvas.getByRole('textbox', { name })),
    );
    await expect(last!.top).toBeGreaterThan(first!.bottom);
    await expect(last!.left).toBe(first!.left);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: () => expectNoSidewaysScroll(),
};

export const RightToLeft: Story = { globals: { language: 'rtl' } };

export const ForcedColors: Story = { globals: { colors: 'forced' } };

export const Grid: Story = {
  tags: ['grid'],
  render: ({ children }) => (
    <Stack space="xlarge">
      {formGridColumns.map((columns) => (
        <FormGrid key={columns} columns={columns}>
          {children}
        </FormGrid>
      ))}
    </Stack>
  ),
};
