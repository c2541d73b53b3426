import { Calendar } from '@vetsync/ui/components/Calendar';
import { Checkbox } from '@vetsync/ui/components/Checkbox';
import { CheckboxGroup } from '@vetsync/ui/components/CheckboxGroup';
import { ComboBox } from '@vetsync/ui/components/ComboBox';
import { RadioGroup } from '@vetsync/ui/components/RadioGroup';
import { Select } from '@vetsync/ui/components/Select';
import { Slider } from '@vetsync/ui/components/Slider';
import { Switch } from '@vetsync/ui/components/Switch';
import { TagGroup } from '@vetsync/ui/components/TagGroup';
import { ToggleButton } from '@vetsync/ui/components/ToggleButton';
import { ToggleButtonGroup } from '@vetsync/ui/components/ToggleButtonGroup';
import { nothing, options, type RootRow } from './rootRow.ts';

/** Controls that choose among something. */
export const choices: readonly RootRow[] = [
  {
    name: 'Calendar',
    described: '[role="application"]',
    render: (p) => <Calendar {...p} label="Day" value={null} onChange={nothing} today="2026-11-23" />,
  },
  { name: 'Checkbox', control: 'input', render: (p) => <Checkbox {...p}>Agree</Checkbox> },
  {
    name: 'ComboBox',
    control: 'input',
    render: (p) => <ComboBox {...p} label="Room" options={options} />,
  },
  { name: 'CheckboxGroup', render: (p) => <CheckboxGroup {...p} label="Rooms" options={options} /> },
  { name: 'RadioGroup', render: (p) => <RadioGroup {...p} label="Room" options={options} /> },
  { name: 'Select', control: 'button', render: (p) => <Select {...p} label="Room" options={options} /> },
  {
    name: 'Slider',
    described: 'input',
    render: (p) => <Slider {...p} label="Distance" />,
  },
  { name: 'Switch', control: 'input', render: (p) => <Switch {...p}>Lights</Switch> },
  {
    name: 'TagGroup',
    described: '[role="grid"]',
    render: (p) => <TagGroup {...p} label="Skills" items={[{ id: 'go', label: 'Go' }]} />,
  },
  { name: 'ToggleButton', render: (p) => <ToggleButton {...p}>Remind me</ToggleButton> },
  {
    name: 'ToggleButtonGroup',
    described: '[role="radiogroup"]',
    render: (p) => (
      <ToggleButtonGroup
        {...p}
        label="Room"
        options={options}
        selectedKeys={[]}
        onSelectionChange={nothing}
      />
    ),
  },
];
