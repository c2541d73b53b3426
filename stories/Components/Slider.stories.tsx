import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { Form } from '@vetsync/ui/components/Form';
import { Grid as Columns } from '@vetsync/ui/components/Grid';
import { NumberField } from '@vetsync/ui/components/NumberField';
import { Slider, type SliderRange } from '@vetsync/ui/components/Slider';
import { expect, fn, userEvent } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import type { PairExample } from '../support/Pairs.tsx';
import { useControlled } from './useControlled.ts';

const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
const miles = { style: 'unit', unit: 'mile', unitDisplay: 'long' } as const;

const meta = {
  title: 'Components/Slider',
  component: Slider<number | SliderRange>,
  args: {
    label: 'Distance',
    value: 25,
    maxValue: 200,
    step: 5,
    formatOptions: miles,
    onChange: fn(),
    onChangeEnd: fn(),
  },
  parameters: {
    examples: [
      {
        write: <Slider label="Distance" defaultValue={25} maxValue={200} step={5} formatOptions={miles} />,
        notThis: <Slider label="Year of discharge" defaultValue={2019} minValue={1950} maxValue={2026} />,
      },
      {
        write: <NumberField label="Monthly rent" defaultValue={1240} formatOptions={dollars} />,
        notThis: <Slider label="Monthly rent" defaultValue={1240} maxValue={9999} formatOptions={dollars} />,
      },
    ] satisfies PairExample[],
  },
  render: function Controlled({ value: start = 0, onChange, ...args }) {
    const [value, change] = useControlled<number | SliderRange, number | SliderRange>(start, onChange);
    return (
      <Box maxWidth="narrow">
        <Slider {...args} value={value} onChange={change} />
      </Box>
    );
  },
} satisfies Meta<typeof Slider<number | SliderRange>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  args: { help: 'From your home.' },
  play: async ({ args, canvas, step }) => {
    const thumb = canvas.getByRole('slider', { name: 'Distance' });
    await expect(thumb).toHaveAccessibleDescription('From your home.');
    await expect(thumb).toHaveAttribute('aria-valuetext', '25 miles');
    await step('Arrow keys move it by one step', async () => {
      await userEvent.tab();
      await expect(thumb).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith(30);
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(args.onChange).toHaveBeenLastCalledWith(20);
      await expect(canvas.getByText('20 miles')).toBeVisible();
    });
    await step('Page Up moves it further, Home and End to its limits', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith(40);
      await userEvent.keyboard('{End}');
      await expect(args.onChange).toHaveBeenLastCalledWith(200);
      await userEvent.keyboard('{Home}');
      await expect(args.onChange).toHaveBeenLastCalledWith(0);
      await expect(args.onChangeEnd).toHaveBeenLastCalledWith(0);
    });
  },
};

export const TwoThumbs: Story = {
  args: {
    label: 'Salary',
    value: [40_000, 90_000],
    minValue: 20_000,
    maxValue: 200_000,
    step: 5000,
    formatOptions: dollars,
  },
  play: async ({ args, canvas, step }) => {
    const [low, high] = [/Minimum/, /Maximum/].map((name) => canvas.getByRole('slider', { name })) as [
      HTMLElement,
      HTMLElement,
    ];
    await expect(low).toHaveAccessibleName('Minimum Salary');
    await expect(canvas.getByText('$40,000 – $90,000')).toBeVisible();
    await step('Each thumb is a tab stop', async () => {
      await userEvent.tab();
      await expect(low).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith([45_000, 90_000]);
      await userEvent.tab();
      await expect(high).toHaveFocus();
    });
    await step('A thumb stops at the other one', async () => {
      await userEvent.keyboard('{Home}');
      await expect(args.onChange).toHaveBeenLastCalledWith([45_000, 45_000]);
    });
  },
};

export const Invalid: Story = {
  args: { error: 'No program is that close. Choose at least 50 miles' },
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider');
    await expect(thumb).toBeInvalid();
    await expect(thumb).toHaveAccessibleDescription('No program is that close. Choose at least 50 miles');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas }) => {
    const thumb = canvas.getByRole('slider');
    await expect(thumb).toHaveAttribute('aria-readonly', 'true');
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(thumb).toHaveValue('25');
  },
};

const submitted = fn<(values: Record<string, unknown>) => void>();

/** The sliders keep their values. */
export const InAForm: Story = {
  render: () => (
    <Form
      aria-label="Job alert"
      focusField="distance"
      onSubmit={(event) => submitted(Object.fromEntries(new FormData(event.currentTarget)))}
    >
      <Slider label="Distance" name="distance" defaultValue={25} />
      <Slider label="Salary" defaultValue={[10, 20]} startName="from" endName="to" />
      <Button type="submit">Save</Button>
      <Button type="reset">Reset</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    await expect(canvas.getByRole('slider', { name: 'Distance' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenLastCalledWith({ distance: '26', from: '10', to: '20' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('slider', { name: 'Distance' })).toHaveValue('25');
  },
};

export const OnAPhone: Story = {
  args: { value: [0, 200] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    const thumbs = canvasElement.querySelectorAll('[data-component="Slider"] [style*="left"]');
    await expect(thumbs).toHaveLength(2);
    for (const thumb of thumbs) {
      const { width, height } = thumb.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

const states = ['standard', 'at an end', 'with help', 'invalid', 'disabled', 'read only'] as const;
const rows = ['one thumb', 'two thumbs'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <Columns columns={{ mobile: 1, tablet: 2, desktop: 4 }}>
      {rows.flatMap((row) =>
        states.map((state) => {
          const first = state === 'at an end' ? 0 : 60;
          return (
            <Slider<number | SliderRange>
              key={`${row}, ${state}`}
              label={`${row}, ${state}`}
              value={row === 'one thumb' ? first : [first, state === 'at an end' ? 200 : 120]}
              maxValue={200}
              formatOptions={miles}
              help={state === 'with help' ? 'From your home.' : undefined}
              error={state === 'invalid' ? 'Nothing is that close' : undefined}
              isDisabled={state === 'disabled'}
              isReadOnly={state === 'read only'}
            />
          );
        }),
      )}
    </Columns>
  ),
};
