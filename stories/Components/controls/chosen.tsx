import { Calendar } from '@vetsync/ui/components/Calendar';
import { Checkbox } from '@vetsync/ui/components/Checkbox';
import { CheckboxGroup } from '@vetsync/ui/components/CheckboxGroup';
import { ComboBox } from '@vetsync/ui/components/ComboBox';
import { MonthPicker } from '@vetsync/ui/components/MonthPicker';
import { RadioGroup } from '@vetsync/ui/components/RadioGroup';
import { Select } from '@vetsync/ui/components/Select';
import { Slider } from '@vetsync/ui/components/Slider';
import { Switch } from '@vetsync/ui/components/Switch';
import { TagGroup } from '@vetsync/ui/components/TagGroup';
import { ToggleButtonGroup } from '@vetsync/ui/components/ToggleButtonGroup';
import { screen, userEvent, within } from 'storybook/test';
import { optional, type ControlRow } from './controlRow.ts';

const options = [
  { value: 'home', label: 'Home' },
  { value: 'work', label: 'Work' },
];
const press = (role: string, name?: string | RegExp) => async (root: HTMLElement) =>
  userEvent.click(within(root).getAllByRole(role, { name })[0]!);
const openAndChoose = async (root: HTMLElement) => {
  await press('button')(root);
  await userEvent.click(await screen.findByRole('option', { name: 'Work' }));
};

/** Controls to choose with. */
export const chosen: readonly ControlRow[] = [
  {
    name: 'Calendar',
    render: (p) => <Calendar {...optional(p)} label="Day" today="2026-11-23" defaultValue="2026-11-23" />,
    named: '[role="application"]',
    initial: ['2026-11-23'],
    change: press('button', /November 24/),
    changed: ['2026-11-24'],
    neverRequired: 'Pick a date that can be missing with a DatePicker.',
  },
  {
    name: 'Checkbox',
    render: (p) => (
      <Checkbox {...p} value="yes" defaultSelected>
        Agree
      </Checkbox>
    ),
    named: 'input',
    initial: ['yes'],
    change: press('checkbox'),
    changed: [],
  },
  {
    name: 'CheckboxGroup',
    render: (p) => <CheckboxGroup {...p} label="Places" options={options} defaultValue={['home']} />,
    initial: ['home'],
    change: press('checkbox', 'Work'),
    changed: ['home', 'work'],
    neverRequired: 'ARIA has no required groups. Each checkbox is required while none is checked.',
  },
  {
    name: 'ComboBox',
    render: (p) => <ComboBox {...p} label="Place" options={options} defaultValue="home" />,
    named: 'input',
    initial: ['home'],
    change: openAndChoose,
    changed: ['work'],
  },
  {
    name: 'MonthPicker',
    render: (p) => <MonthPicker {...p} label="Month" today="2026-11-23" defaultValue="2026-10" />,
    named: 'button',
    initial: ['2026-10'],
    change: async (root) => {
      await press('button')(root);
      await userEvent.click(await screen.findByRole('option', { name: 'Apr 2026' }));
    },
    changed: ['2026-04'],
    neverRequired: 'ARIA has no required buttons.',
  },
  {
    name: 'RadioGroup',
    render: (p) => <RadioGroup {...p} label="Place" options={options} defaultValue="home" />,
    initial: ['home'],
    change: press('radio', 'Work'),
    changed: ['work'],
  },
  {
    name: 'Select',
    render: (p) => <Select {...p} label="Place" options={options} defaultValue="home" />,
    named: 'button',
    initial: ['home'],
    change: openAndChoose,
    changed: ['work'],
    neverRequired: 'ARIA has no required buttons. Selects that may stay empty are marked as optional.',
  },
  {
    name: 'Slider',
    render: (p) => <Slider {...optional(p)} label="Distance" defaultValue={50} />,
    initial: ['50'],
    change: async (root) => {
      within(root).getByRole('slider').focus();
      await userEvent.keyboard('{ArrowRight}');
    },
    changed: ['51'],
    neverRequired: 'It always has a value.',
  },
  {
    name: 'Switch',
    render: (p) => (
      <Switch {...optional(p)} value="on" defaultSelected>
        Lights
      </Switch>
    ),
    named: 'input',
    initial: ['on'],
    change: press('switch'),
    changed: [],
    neverRequired: 'Off is an answer too.',
  },
  {
    name: 'TagGroup',
    render: (p) => (
      <TagGroup
        {...optional(p)}
        label="Skills"
        defaultItems={options.map(({ value, label }) => ({ id: value, label }))}
      />
    ),
    named: '[role="grid"]',
    initial: ['home', 'work'],
    change: async (root) => {
      within(root).getByRole('row', { name: 'Home' }).focus();
      await userEvent.keyboard('{Delete}');
    },
    changed: ['work'],
    neverRequired: 'What adds the tags is required.',
  },
  {
    name: 'ToggleButtonGroup',
    render: (p) => (
      <ToggleButtonGroup {...optional(p)} label="Place" options={options} defaultSelectedKeys={['home']} />
    ),
    named: '[role="radiogroup"]',
    initial: ['home'],
    change: press('radio', 'Work'),
    changed: ['work'],
    neverRequired: 'It always has a value, or filters by none.',
  },
];
