import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@vetsync/ui/components/Badge';
import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import {
  ComboBox,
  useAsyncOptions,
  type ComboBoxProps,
  type OptionQuery,
} from '@vetsync/ui/components/ComboBox';
import { RadioGroup } from '@vetsync/ui/components/RadioGroup';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/plays/noSidewaysScroll.ts';
import { VariantGrid } from './VariantGrid.tsx';

const specialties = [
  { value: '11B', label: 'Infantryman', keywords: ['11B'] },
  { value: '25B', label: 'Information technology specialist', keywords: ['25B', 'computer'] },
  { value: '68W', label: 'Combat medic', keywords: ['68W', 'nurse'], help: 'Army, in all units' },
  { value: '88M', label: 'Motor transport operator', keywords: ['88M', 'driver'] },
  { value: '92Y', label: 'Unit supply specialist', keywords: ['92Y'], isDisabled: true },
];

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox<string>,
  args: { label: 'Specialty', options: specialties, onChange: fn() },
  argTypes: { isRequired: { control: 'inline-radio', options: [undefined, true, false] } },
  render: (args) => (
    <Box maxWidth="narrow">
      <ComboBox {...args} />
    </Box>
  ),
  parameters: {
    examples: [
      {
        write: <ComboBox label="Specialty" options={specialties} placeholder="Code or name" />,
        notThis: (
          <ComboBox
            label="Do you have a driver’s license?"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
      },
      {
        write: <ComboBox label="Base" help="Fort, camp or station" options={specialties} />,
        notThis: <RadioGroup label="Base" options={specialties} />,
      },
    ],
  },
} satisfies Meta<typeof ComboBox<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole('listbox', { name: /Specialty/ });

/** The field keeps its value. */
export const Standard: Story = {
  args: { help: 'As in your papers.' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Specialty' });
    await expect(input).toHaveAccessibleDescription('As in your papers.');
    await step('Finds options by any part of their label', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard('spec');
      await opened();
      await expect(screen.getAllByRole('option').map((each) => each.textContent)).toEqual([
        'Information technology specialist',
        'Unit supply specialist',
      ]);
    });
    await step('Enter selects the focused option', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('25B');
      await expect(input).toHaveValue('Information technology specialist');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('Finds by other words', async () => {
      await userEvent.clear(input);
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await userEvent.keyboard('68w');
      await opened();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('68W');
      await expect(input).toHaveValue('Combat medic');
    });
    await step('Says when nothing matches, and Escape brings the value back', async () => {
      await userEvent.clear(input);
      await userEvent.keyboard('dancer');
      await waitFor(() => expect(screen.getByText('Nothing matches')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(input).toHaveValue('');
    });
    await step('The button shows all options', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Show suggestions/ }));
      await opened();
      await expect(screen.getAllByRole('option')).toHaveLength(5);
      await userEvent.click(screen.getByRole('option', { name: 'Infantryman' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('11B');
      await expect(input).toHaveFocus();
    });
    await step('Text that is no option is taken back on leaving', async () => {
      await userEvent.keyboard(' or so');
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveValue('Infantryman'));
    });
  },
};

/** Several options. The list stays open, and each selected option is a tag. */
export const Multiple: Story = {
  render: ({ onChange, ...args }) => (
    <ComboBox
      {...(args as ComboBoxProps<string, 'multiple'>)}
      label="Specialties"
      selectionMode="multiple"
      defaultValue={['11B']}
      onChange={onChange as (values: readonly string[]) => void}
    />
  ),
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Specialties' });
    await expect(input).toHaveAccessibleDescription('Infantryman');
    await step('The list stays open while options are selected', async () => {
      await userEvent.click(input);
      await userEvent.keyboard('m');
      await screen.findByRole('listbox');
      await userEvent.click(screen.getByRole('option', { name: /Combat medic/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['11B', '68W']);
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(input).toHaveAccessibleDescription('Infantryman and Combat medic');
    });
    await step('Tags come before the input', async () => {
      await userEvent.tab({ shift: true });
      const tags = canvas.getByRole('grid', { name: 'Specialties: selected' });
      await expect(within(tags).getByRole('button', { name: 'Remove Combat medic' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(within(tags).getByRole('row', { name: 'Combat medic' })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith(['68W']);
      await waitFor(() => expect(within(tags).getByRole('row', { name: 'Combat medic' })).toHaveFocus());
    });
    await step('After the last tag, the input has focus', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await expect(canvas.queryByRole('grid')).toBeNull();
      await expect(input).toHaveFocus();
    });
  },
};

/** Controlled: a press only requests the change. */
export const Controlled: Story = {
  args: { value: '68W' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show suggestions/ }));
    await opened();
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Combat medic');
    await userEvent.click(screen.getByRole('option', { name: 'Infantryman' }));
    await expect(args.onChange).toHaveBeenCalledWith('11B');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Combat medic'));
  },
};

const bases = ['Fort Bliss', 'Fort Bragg', 'Fort Carson', 'Camp Lejeune', 'Camp Pendleton'];

function FoundByParent({ onChange, ...args }: ComboBoxProps) {
  const [found, find] = useState<readonly string[]>([]);
  return (
    <ComboBox
      {...args}
      options={found.map((base) => ({ value: base, label: base }))}
      filteredBy="parent"
      onInputChange={(text) => find(text ? bases.filter((base) => base.startsWith(text)) : [])}
      onChange={onChange}
    />
  );
}

/** The parent finds the options, such as a server. A selected option stays selected when it isn't found again. */
export const FilteredByParent: Story = {
  args: { label: 'Base' },
  render: (args) => <FoundByParent {...args} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('Camp P');
    await userEvent.click(await screen.findByRole('option', { name: 'Camp Pendleton' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Camp Pendleton');
    await userEvent.keyboard('{Control>}a{/Control}Fort C');
    await screen.findByRole('option', { name: 'Fort Carson' });
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Camp Pendleton'));
  },
};

export const Loading: Story = {
  args: { options: [], filteredBy: 'parent', isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('f');
    const list = await opened();
    await waitFor(() => expect(within(list).getByText('Loading…')).toBeVisible());
  },
};

const cities = Array.from({ length: 10_000 }, (_, at) => ({
  value: `city-${at}`,
  label: `Ciudad número ${at + 1}`,
  keywords: [`Z${at}`],
}));

/** Only the options that can be seen are drawn. Screen readers hear the position of each. */
export const TenThousandOptions: Story = {
  args: { label: 'City', options: cities, defaultValue: 'city-9000' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('combobox');
    await waitFor(() => expect(input).toHaveValue('Ciudad número 9001'));
    await step('The whole list is there, and little of it is drawn', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Show suggestions/ }));
      await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '10000'));
      await expect(screen.getAllByRole('option').length).toBeLessThan(100);
    });
    await step('It opens at the selected option, and arrow keys go on from it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: /Show suggestions/ }));
      const chosen = await screen.findByRole('option', { selected: true });
      await waitFor(() => expect(chosen).toBeVisible());
      await expect(chosen).toHaveAttribute('aria-posinset', '9001');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('city-9001');
    });
    await step('Typing finds without accents, and by other words', async () => {
      await userEvent.clear(input);
      await userEvent.keyboard('numero 4242');
      const found = await screen.findByRole('option', { name: 'Ciudad número 4242' });
      await waitFor(() => expect(found).toHaveAttribute('aria-setsize', '1'));
      await userEvent.clear(input);
      await userEvent.keyboard('z77{ArrowDown}');
      const first = await screen.findByRole('option', { name: 'Ciudad número 78' });
      await expect(first).toHaveAttribute('aria-posinset', '1');
      await expect(first).toHaveAttribute('aria-setsize', '111');
    });
  },
};

const units = [
  { value: '1ad', label: '1st Armored Division', section: 'Army' },
  { value: '82d', label: '82nd Airborne Division', section: 'Army' },
  { value: '1mardiv', label: '1st Marine Division', section: 'Marine Corps' },
];

/** Options with the same section lie below its heading. */
export const Sections: Story = {
  args: { label: 'Unit', options: units },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show suggestions/ }));
    const army = await screen.findByRole('group', { name: 'Army' });
    await expect(within(army).getAllByRole('option')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('marine');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Army' })).toBeNull());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1mardiv');
  },
};

const drawUnit = ({ label, value }: { label: string; value: string }) => (
  <>
    <Badge tone="neutral">{value}</Badge> {label}
  </>
);

/** An option can be drawn with more than text. */
export const OptionContent: Story = {
  args: { label: 'Unit', options: units, drawOption: drawUnit },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show suggestions/ }));
    const first = await screen.findByRole('option', { name: '1ad 1st Armored Division' });
    await userEvent.click(first);
    await expect(canvas.getByRole('combobox')).toHaveValue('1st Armored Division');
  },
};

/** What is typed stays if it is no option, and a form submits it. */
export const OwnValues: Story = {
  args: { name: 'specialty', allowsCustomValue: true, onInputChange: fn() },
  render: (args) => (
    <form aria-label="Profile">
      <ComboBox {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('Falconer');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('Falconer');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveValue('Falconer');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect([...new FormData(form)]).toEqual([['specialty', 'Falconer']]);
  },
};

const loadCities = fn(async ({ text, cursor, signal }: OptionQuery) => {
  // As slow as it takes to be aborted.
  if (text === '1') await new Promise((_, reject) => signal.addEventListener('abort', reject));
  const found = cities.filter(({ label }) => label.includes(text));
  const from = Number(cursor ?? 0);
  const isLast = from + 30 >= found.length;
  return { options: found.slice(from, from + 30), cursor: isLast ? undefined : `${from + 30}` };
});

function FoundByServer() {
  const { props } = useAsyncOptions(loadCities);
  return (
    <Box maxWidth="narrow">
      <ComboBox label="City" {...props} />
    </Box>
  );
}

/** A server finds the options, page by page. A new text aborts what is under way. */
export const LoadMore: Story = {
  render: () => <FoundByServer />,
  play: async ({ canvas, step }) => {
    loadCities.mockClear();
    await step('Near the end of the list, the next page is loaded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Show suggestions/ }));
      await screen.findByRole('option', { name: 'Ciudad número 1' });
      await userEvent.keyboard('{End}');
      await screen.findByRole('option', { name: 'Ciudad número 31' });
    });
    await step('A new text aborts what is sought', async () => {
      loadCities.mockClear();
      await userEvent.click(canvas.getByRole('combobox'));
      await userEvent.keyboard('12');
      await screen.findByRole('option', { name: 'Ciudad número 12' });
      const [first] = loadCities.mock.calls;
      await expect(first?.[0]).toMatchObject({ text: '1', signal: { aborted: true } });
    });
  },
};

/** A native form gets the value, not the text. */
export const NativeForm: Story = {
  args: { name: 'specialty', defaultValue: '68W' },
  render: (args) => (
    <form aria-label="Profile" onSubmit={(event) => event.preventDefault()}>
      <ComboBox {...args} />
      <ComboBox {...args} name="other" isDisabled />
      <ComboBox
        label="More"
        name="more"
        selectionMode="multiple"
        options={specialties}
        defaultValue={['11B', '25B']}
      />
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const submitted = () => [...new FormData(form)].map(([name, value]) => `${name} ${String(value)}`);
    await expect(submitted()).toEqual(['specialty 68W', 'more 11B', 'more 25B']);
    const [input] = canvas.getAllByRole('combobox');
    await userEvent.clear(input as HTMLElement);
    await userEvent.keyboard('motor');
    await userEvent.click(await screen.findByRole('option', { name: 'Motor transport operator' }));
    await expect(submitted()[0]).toBe('specialty 88M');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(submitted()[0]).toBe('specialty 68W'));
  },
};

export const Invalid: Story = {
  args: { isRequired: true, error: 'Choose your specialty' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Choose your specialty');
  },
};

/** Options wrap, and the list stays on the screen. */
export const OpenedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show suggestions/ }));
    const list = await opened();
    await waitFor(() => expect(list).toBeVisible());
    const { left, right } = list.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expectNoSidewaysScroll();
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '68W' },
  render: (args) => (
    <div dir="rtl">
      <ComboBox {...args} />
    </div>
  ),
};

const states = ['empty', 'chosen', 'several', 'with help', 'loading', 'invalid', 'disabled'] as const;
const rows = ['standard', 'hidden label'] as const;

export const Grid: Story = {
  tags: ['grid'],
  render: () => (
    <VariantGrid
      rows={rows}
      columns={states}
      cell={(row, state) => {
        const shared = {
          label: 'Specialty',
          options: specialties,
          isLabelHidden: row === 'hidden label',
          placeholder: 'Code or name',
        };
        if (state === 'several')
          return <ComboBox {...shared} selectionMode="multiple" defaultValue={['11B', '68W', '25B']} />;
        return (
          <ComboBox
            {...shared}
            defaultValue={state === 'empty' ? '' : '25B'}
            help={state === 'with help' ? 'As in your papers.' : undefined}
            error={state === 'invalid' ? 'Choose your specialty' : undefined}
            isLoading={state === 'loading'}
            isDisabled={state === 'disabled'}
          />
        );
      }}
    />
  ),
};
