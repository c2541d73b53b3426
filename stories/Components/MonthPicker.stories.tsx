import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { MonthPicker } from '@vetsync/ui/components/MonthPicker';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectArrowsOutwards } from '../support/plays/arrowsOutwards.ts';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

const meta = {
  title: 'Components/MonthPicker',
  component: MonthPicker,
  args: {
    label: 'First month',
    name: 'first',
    defaultValue: '2026-03',
    today: '2026-11-19',
    onChange: fn(),
  },
  render: (args) => (
    <Box maxWidth="narrow">
      <MonthPicker {...args} />
    </Box>
  ),
} satisfies Meta<typeof MonthPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field keeps its value. */
export const Standard: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: /First month/ });
    await expect(button).toHaveTextContent('March 2026');
    await step('Arrow keys move between months', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      const march = await screen.findByRole('option', { name: 'Mar 2026' });
      await waitFor(() => expect(march).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(screen.getByRole('option', { name: 'Jul 2026' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-07');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveTextContent('July 2026');
    });
    await step('Page keys and buttons change the year', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Jul 2026' })).toHaveFocus());
      await userEvent.keyboard('{PageDown}');
      await expect(screen.getByRole('option', { name: 'Jul 2027' })).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: 'Previous year' }));
      await userEvent.click(screen.getByRole('button', { name: 'Previous year' }));
      await userEvent.click(screen.getByRole('option', { name: 'Dec 2025' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('2025-12');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(button).toHaveTextContent('December 2025');
    });
    await step('Escape leaves the value', async () => {
      await userEvent.click(button);
      await userEvent.keyboard('{PageUp}{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(button).toHaveTextContent('December 2025');
    });
  },
};

/** What can't be chosen is disabled, and so are the years beyond. */
export const Limited: Story = {
  args: { defaultValue: undefined, firstMonth: '2026-10', lastMonth: '2027-02' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /First month/ }));
    await expect(await screen.findByRole('option', { name: 'Sep 2026' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('button', { name: 'Previous year' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next year' }));
    await expect(screen.getByRole('button', { name: 'Next year' })).toBeDisabled();
    await expect(screen.getByRole('option', { name: 'Mar 2027' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Feb 2027' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-02');
  },
};

/** A month that nobody has to give can be cleared. */
export const Optional: Story = {
  args: { isRequired: false },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /First month/ });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(button).toHaveTextContent('Choose a month'));
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Choose a month before today' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Choose a month before today/);
  },
};

export const Spanish: Story = {
  globals: { language: 'es-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('marzo de 2026');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('button', { name: 'Año siguiente' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
    await expectNoSidewaysScroll();
  },
};

/** The arrows point outwards, and to the years that they show. */
export const RightToLeft: Story = {
  globals: { language: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const year = await screen.findByText('2026');
    await expectArrowsOutwards(year.parentElement!);
  },
};

export const ForcedColors: Story = {
  globals: { colors: 'forced' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
};

const states = ['empty', 'value', 'error', 'disabled'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['field']}
      columns={states}
      cell={(_, state) => (
        <MonthPicker
          {...args}
          name={undefined}
          defaultValue={state === 'empty' ? undefined : args.defaultValue}
          error={state === 'error' ? 'Choose a month before today' : undefined}
          isDisabled={state === 'disabled'}
        />
      )}
    />
  ),
};
