import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@vetsync/ui/components/Text';
import { Stack } from '@vetsync/ui/components/Stack';
import { Pagination, type PaginationProps } from '@vetsync/ui/components/Pagination';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { useControlled } from './useControlled.ts';
import type { PairExample } from '../support/Pairs.tsx';
import { VariantGrid } from './VariantGrid.tsx';

function Controlled({ page, onPageChange, ...args }: PaginationProps) {
  const [shown, change] = useControlled(page, (next: number) => onPageChange?.(next));
  return <Pagination {...args} page={shown} onPageChange={change} />;
}

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  render: (args) => <Controlled {...args} />,
  args: {
    'aria-label': 'Pages of jobs',
    page: 6,
    pageCount: 12,
    onPageChange: fn(),
  },
  parameters: {
    examples: [
      {
        write: (
          <Stack space="small">
            <Text>Programs 11 to 20 of 120</Text>
            <Pagination aria-label="Pages of programs" pageCount={12} defaultPage={2} />
          </Stack>
        ),
        notThis: (
          <Stack space="small">
            <Text>Elena Ruiz joined the group, 2 minutes ago</Text>
            <Pagination aria-label="Pages of news" pageCount={12} />
          </Stack>
        ),
      },
    ] satisfies PairExample[],
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of jobs' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    await step('A page opens by key and keeps focus', async () => {
      const seventh = canvas.getByRole('button', { name: 'Page 7' });
      seventh.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
      await expect(canvas.getByRole('button', { name: 'Page 7' })).toHaveFocus();
      await expect(canvas.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    });
    await step('The current page does nothing', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    });
    await step('Next keeps focus at the end, and does nothing there', async () => {
      const next = canvas.getByRole('button', { name: 'Next page' });
      next.focus();
      await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
      await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
      await expect(next).toHaveFocus();
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(args.onPageChange).toHaveBeenCalledTimes(6);
    });
  },
};

export const KeepsItsPage: Story = {
  render: (args) => <Pagination {...args} page={undefined} defaultPage={2} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
  },
};

/** Each page is a link that can be opened in another tab. */
export const Links: Story = {
  args: { page: 1, pageCount: 3, getHref: (page) => `#page-${page}` },
  render: (args) => <Pagination {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page-3');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-2');
    const previous = canvas.getByRole('link', { name: 'Previous page' });
    await expect(previous).not.toHaveAttribute('href');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A sentence replaces the pages. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 6 of 12')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 6' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('Page 7 of 12')).toBeVisible();
    await expectNoSidewaysScroll();
  },
};

/** The current page stands out in forced colors too. */
export const ForcedColors: Story = {
  globals: { colors: 'forced' },
  play: async ({ canvas }) => {
    const ground = (name: string) =>
      getComputedStyle(canvas.getByRole('button', { name })).getPropertyValue('background-color');
    await expect(ground('Page 6')).not.toBe(ground('Page 7'));
  },
};

export const RightToLeft: Story = { args: { dir: 'rtl' } };

export const Grid: Story = {
  tags: ['grid'],
  render: (args) => (
    <VariantGrid
      rows={['first', 'middle', 'last', 'few']}
      columns={['pages']}
      cell={(row) => (
        <Pagination
          {...args}
          aria-label={`${row} page`}
          page={{ first: 1, middle: 6, last: 128, few: 2 }[row]}
          pageCount={row === 'few' ? 3 : 128}
        />
      )}
    />
  ),
};
