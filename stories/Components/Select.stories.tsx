import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { Select, type SelectProps, Option } from '@vetsync/ui/components/Select';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useControlled } from './useControlled.ts';
import { VariantGrid } from './VariantGrid.tsx';

const statuses = [
  { value: 'veteran', label: 'Veteran' },
  { value: 'active_duty', label: 'Active duty' },
  { value: 'guard_reserve', label: 'Guard or Reserve' },
  { value: 'family', label: 'Family member' },
  { value: 'supporter', label: 'Supporter' },
];

function Controlled({ value: start, onChange, ...args }: SelectProps) {
  const [value, change] = useControlled(start, onChange);
  return (
    <Box maxWidth="narrow">
      <Select {...args} value={value} onChange={change} />
    </Box>
  );
}

const meta = {
  title: 'Components/Select',
  component: Select<string>,
  render: (args) => <Controlled {...args} />,
  args: { label: 'You are', name: 'veteranStatus', options: statuses, value: '', onChange: fn() },
  argTypes: { isRequired: { control: 'inline-radio', options: [undefined, true, false] } },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole('listbox', { name: /You are/ });

export const Standard: Story = {
  args: { isRequired: false, help: 'Anyone is welcome.' },
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Choose… You are (optional)' });
    await expect(trigger).toHaveAccessibleDescription('Anyone is welcome.');
    await step('Pointer', async () => {
      await userEvent.click(trigger);
      await opened();
      await userEvent.click(screen.getByRole('option', { name: 'Family member' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('family');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Clear the selection', async () => {
      await userEvent.click(trigger);
      await opened();
      await userEvent.click(screen.getByRole('option', { name: 'No answer' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await expect(trigger).toHaveTextContent('Choose…');
      await userEvent.click(trigger);
      await opened();
      await userEvent.click(screen.getByRole('option', { name: 'Family member' }));
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Keys', async () => {
      await userEvent.keyboard('{Enter}');
      await opened();
      await expect(screen.getByRole('option', { name: 'Family member' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('supporter');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Type ahead', async () => {
      await userEvent.keyboard('gu');
      await expect(args.onChange).toHaveBeenLastCalledWith('guard_reserve');
    });
    await step('Escape changes nothing', async () => {
      await userEvent.keyboard(' ');
      await opened();
      await userEvent.keyboard('{Home}{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(args.onChange).toHaveBeenLastCalledWith('guard_reserve');
      await expect(trigger).toHaveTextContent('Guard or Reserve');
    });
  },
};

export const Opened: Story = {
  args: {
    value: 'active_duty',
    options: statuses.map((status) =>
      status.value === 'family'
        ? { ...status, help: 'Spouse, child, parent or caregiver of someone who serves or served.' }
        : status,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await opened();
    await waitFor(() => expect(list).toBeVisible());
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Active duty');
  },
};

export const OpenedOnAPhone: Story = { ...Opened, globals: { viewport: { value: 'phone' } } };

export const AsFilter: Story = {
  args: {
    label: 'Source',
    value: '',
    options: [
      { value: '', label: 'All sources' },
      { value: 'marketing_modal', label: 'Marketing modal' },
    ],
  },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'All sources Source' });
    trigger.focus();
    await userEvent.keyboard('mark');
    await expect(args.onChange).toHaveBeenLastCalledWith('marketing_modal');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: 'All sources' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(trigger).toHaveTextContent('All sources');
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Please choose one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Please choose one');
  },
};

const years = Array.from({ length: 10_000 }, (_, at) => ({ value: `${at}`, label: `Form ${at + 1}` }));

/** Only the options that can be seen are drawn. Screen readers hear the position of each. */
export const TenThousandOptions: Story = {
  args: { label: 'Form', name: 'form', options: years, defaultValue: '5000' },
  render: ({ value: _value, ...args }) => (
    <form aria-label="Request">
      <Select {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ args, canvas, step }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const trigger = canvas.getByRole('button', { name: /Form/ });
    const submitted = () => [...new FormData(form)].map(([, value]) => value);
    await expect(trigger).toHaveTextContent('Form 5001');
    await step('It opens at the selected option', async () => {
      await userEvent.click(trigger);
      await waitFor(() => {
        const chosen = screen.getByRole('option', { selected: true });
        return expect(chosen).toHaveAttribute('aria-setsize', '10000');
      });
      await expect(screen.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '5001');
      await expect(screen.getAllByRole('option').length).toBeLessThan(100);
    });
    await step('Keys reach what is out of sight', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Form 10000' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('9999');
      await expect(submitted()).toEqual(['9999']);
    });
    await step('A reset form has the first value', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(submitted()).toEqual(['5000']));
    });
  },
};

/** Options with the same section lie below its heading. */
export const Sections: Story = {
  args: {
    label: 'Unit',
    options: [
      { value: '1ad', label: '1st Armored Division', section: 'Army' },
      { value: '82d', label: '82nd Airborne Division', section: 'Army' },
      { value: '1mardiv', label: '1st Marine Division', section: 'Marine Corps' },
    ],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const army = await screen.findByRole('group', { name: 'Army' });
    await expect(within(army).getAllByRole('option')).toHaveLength(2);
    await userEvent.click(screen.getByRole('option', { name: '1st Marine Division' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1mardiv');
  },
};

/** Several options. The list stays open, and the button names what is selected. */
export const Multiple: Story = {
  render: ({ onChange, value: _value, defaultValue: _default, ...args }) => (
    <form aria-label="Filters">
      <Select
        {...args}
        label="You are"
        name="statuses"
        selectionMode="multiple"
        defaultValue={['veteran']}
        onChange={onChange as (values: readonly string[]) => void}
      />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ args, canvas, step }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const submitted = () => new FormData(form).getAll('statuses');
    await expect(submitted()).toEqual(['veteran']);
    await step('The list stays open', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /You are/ }));
      const list = await opened();
      await expect(list).toHaveAttribute('aria-multiselectable', 'true');
      await userEvent.click(screen.getByRole('option', { name: 'Family member' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['veteran', 'family']);
      await expect(list).toBeVisible();
    });
    await step('Enter takes an option out', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['veteran']);
      await userEvent.keyboard('{Enter}{Escape}');
      await expect(submitted()).toEqual(['veteran', 'family']);
      await expect(canvas.getByRole('button', { name: /You are/ })).toHaveTextContent(
        'Veteran and Family member',
      );
    });
    await step('A reset form has what it had', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await waitFor(() => expect(submitted()).toEqual(['veteran']));
    });
  },
};

const opensWithTwo = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const list = await screen.findByRole('listbox');
  await expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(2);
};

/** What is selected has a mark, and what has the focus another color. */
export const ForcedColors: Story = {
  ...Multiple,
  render: ({ onChange: _onChange, value: _value, defaultValue: _default, ...args }) => (
    <Select {...args} selectionMode="multiple" defaultValue={['veteran', 'family']} />
  ),
  globals: { colors: 'forced' },
  play: opensWithTwo,
};

export const RightToLeft: Story = { ...ForcedColors, globals: { language: 'rtl' } };

const states = ['empty', 'chosen', 'long', 'with help', 'invalid', 'disabled'] as const;

/** A few options as children. */
export const AsChildren: Story = {
  render: () => (
    <Select label="Branch" name="branch">
      <Option value="army">Army</Option>
      <>
        <Option value="navy">Navy</Option>
      </>
    </Select>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Branch/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Navy' }));
    await expect(canvas.getByRole('button', { name: /Branch/ })).toHaveTextContent('Navy');
  },
};

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={['standard', 'hidden label']}
      columns={states}
      cell={(row, state) => (
        <Select
          label="You are"
          isLabelHidden={row === 'hidden label'}
          options={[
            ...statuses,
            { value: 'long', label: 'A member of the National Guard or the Reserve on active orders' },
          ]}
          value={state === 'empty' ? '' : state === 'long' ? 'long' : 'family'}
          onChange={() => {}}
          help={state === 'with help' ? 'Anyone is welcome.' : undefined}
          error={state === 'invalid' ? 'Please choose one' : undefined}
          isDisabled={state === 'disabled'}
        />
      )}
    />
  ),
};
