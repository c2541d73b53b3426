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
import { useState } from 'react';

export function CalendarExample() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <Calendar
      label="Day of the visit"
      today="2026-11-23"
      firstDay="2026-11-23"
      unavailable={[{ reason: 'The clinic is closed on weekends', weekdays: [0, 6] }]}
      value={day}
      onChange={setDay}
    />
  );
}

export function CheckboxExample() {
  return (
    <Checkbox name="updates" defaultSelected help="About once a month.">
      Send me updates
    </Checkbox>
  );
}

const schools = [
  { value: 'ut', label: 'University of Texas at Austin', keywords: ['UT Austin'] },
  { value: 'acc', label: 'Austin Community College', keywords: ['ACC'] },
  { value: 'txst', label: 'Texas State University' },
];

export function ComboBoxExample() {
  return <ComboBox label="School" name="school" options={schools} placeholder="UT Austin" />;
}

const ways = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
];

export function CheckboxGroupExample() {
  return <CheckboxGroup label="How may we reach you?" name="ways" options={ways} defaultValue={['email']} />;
}

export function RadioGroupExample() {
  return <RadioGroup label="How should we reach you?" name="contact" options={ways} defaultValue="email" />;
}

const branches = [
  { value: 'army', label: 'Army' },
  { value: 'navy', label: 'Navy' },
  { value: 'air', label: 'Air Force' },
];

export function SelectExample() {
  const [branch, setBranch] = useState('');
  return (
    <Select label="Branch" name="branch" options={branches} isRequired value={branch} onChange={setBranch} />
  );
}

export function SliderExample() {
  return (
    <Slider
      label="Distance"
      name="distance"
      defaultValue={25}
      step={5}
      formatOptions={{ style: 'unit', unit: 'mile' }}
    />
  );
}

export function SwitchExample() {
  return (
    <Switch name="reminders" defaultSelected>
      Remind me the day before
    </Switch>
  );
}

const skills = [
  { id: 'logistics', label: 'Logistics' },
  { id: 'first-aid', label: 'First aid' },
];

export function TagGroupExample() {
  return <TagGroup label="Skills" name="skills" defaultItems={skills} />;
}

export function ToggleButtonExample() {
  return <ToggleButton defaultSelected>Remind me</ToggleButton>;
}

const filters = [
  { value: 'open', label: 'Open', count: 4 },
  { value: 'closed', label: 'Closed', count: 12 },
];

export function ToggleButtonGroupExample() {
  return <ToggleButtonGroup label="Show" options={filters} defaultSelectedKeys={['open']} />;
}
