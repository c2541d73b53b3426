import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@vetsync/ui/components/Button';
import { Menu } from '@vetsync/ui/components/Menu';
import { Toolbar, ToolbarSeparator, toolbarVariants } from '@vetsync/ui/components/Toolbar';
import { expect, fn, userEvent } from 'storybook/test';
import Archive from 'lucide-react/icons/archive';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import type { PairExample } from '../support/Pairs.tsx';
import { VariantGrid } from './VariantGrid.tsx';

const onPress = fn();
const controls = (
  <>
    <Button variant="quiet" icon={Mail} onPress={onPress}>
      Write
    </Button>
    <Button variant="quiet" icon={Archive} onPress={onPress}>
      Archive
    </Button>
    <ToolbarSeparator />
    <Button variant="quiet" icon={Printer} onPress={onPress} aria-label="Print" />
    <Menu
      label="More"
      isIconOnly
      icon={Ellipsis}
      variant="quiet"
      items={[{ id: 'export', label: 'Export' }]}
    />
  </>
);

const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  args: { 'aria-label': 'Actions for the application', children: controls },
  argTypes: {
    children: { control: false },
    variant: { control: 'inline-radio', options: toolbarVariants },
  },
  parameters: {
    examples: [
      {
        write: (
          <Toolbar aria-label="Actions for this letter">
            <Button variant="quiet" icon={Mail}>
              Write
            </Button>
            <Button variant="quiet" icon={Archive}>
              Archive
            </Button>
          </Toolbar>
        ),
        notThis: (
          <Toolbar aria-label="Pages">
            <Button variant="quiet">Home</Button>
            <Button variant="quiet">Programs</Button>
            <Button variant="quiet">About us</Button>
          </Toolbar>
        ),
      },
    ] satisfies PairExample[],
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { variant: 'framed' },
  render: (args) => (
    <>
      <Button>Before</Button>
      <Toolbar {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas, step }) => {
    onPress.mockClear();
    await expect(canvas.getByRole('toolbar', { name: 'Actions for the application' })).toHaveAttribute(
      'data-component',
      'Toolbar',
    );
    const [write, archive, print] = ['Write', 'Archive', 'Print'].map((name) =>
      canvas.getByRole('button', { name }),
    );
    await step('Arrow keys move within it', async () => {
      canvas.getByRole('button', { name: 'Before' }).focus();
      await userEvent.tab();
      await expect(write).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(archive).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(print).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onPress).toHaveBeenCalledTimes(1);
    });
    await step('Tab leaves it, and returns to the control that had focus last', async () => {
      const more = canvas.getByRole('button', { name: 'More' });
      await userEvent.keyboard('{ArrowRight}');
      await expect(more).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(more).toHaveFocus();
    });
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical', variant: 'framed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Archive' })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={toolbarVariants}
      columns={['horizontal', 'vertical']}
      cell={(variant, orientation) => (
        <Toolbar aria-label={`${variant}, ${orientation}`} variant={variant} orientation={orientation}>
          {controls}
        </Toolbar>
      )}
    />
  ),
};
