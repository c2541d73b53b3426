import { Button } from '@vetsync/ui/components/Button';
import { CodeField } from '@vetsync/ui/components/CodeField';
import { DatePicker } from '@vetsync/ui/components/DatePicker';
import { DateRangePicker } from '@vetsync/ui/components/DateRangePicker';
import { DateTimePicker } from '@vetsync/ui/components/DateTimePicker';
import { FileDrop } from '@vetsync/ui/components/FileDrop';
import { FileUpload, type UploadFile } from '@vetsync/ui/components/FileUpload';
import { FilterBar, MoreFilters } from '@vetsync/ui/components/FilterBar';
import { Form } from '@vetsync/ui/components/Form';
import { FormErrorSummary } from '@vetsync/ui/components/FormErrorSummary';
import { MonthPicker } from '@vetsync/ui/components/MonthPicker';
import { NumberField } from '@vetsync/ui/components/NumberField';
import { PasswordField } from '@vetsync/ui/components/PasswordField';
import { SearchField } from '@vetsync/ui/components/SearchField';
import { Select } from '@vetsync/ui/components/Select';
import { Stack } from '@vetsync/ui/components/Stack';
import { Switch } from '@vetsync/ui/components/Switch';
import { TagsInput } from '@vetsync/ui/components/TagsInput';
import { TextArea } from '@vetsync/ui/components/TextArea';
import { TextField } from '@vetsync/ui/components/TextField';
import { TimeField } from '@vetsync/ui/components/TimeField';
import { type FormEvent, useState } from 'react';

export function CodeFieldExample() {
  return <CodeField label="Code from the email" name="code" isRequired help="It is valid for ten minutes." />;
}

export function DatePickerExample() {
  const [day, setDay] = useState<string | null>(null);
  return (
    <DatePicker label="Last day of service" name="lastDay" today="2026-11-23" value={day} onChange={setDay} />
  );
}

export function DateRangePickerExample() {
  return <DateRangePicker label="Travel" startName="from" endName="to" today="2026-11-23" />;
}

export function FileDropExample() {
  return (
    <FileDrop
      label="Your DD214"
      name="dd214"
      kinds={[{ label: 'PDF', accept: '.pdf,application/pdf' }]}
      maxBytes={10_000_000}
    />
  );
}

export function FileUploadExample() {
  const [files, setFiles] = useState<readonly UploadFile[]>([]);
  // Send each file to your server here, and pass its progress.
  const add = (chosen: readonly File[]) =>
    setFiles([
      ...files,
      ...chosen.map(({ name, size }) => ({ id: name, name, size, state: 'uploaded' as const })),
    ]);
  const remove = (id: string) => setFiles(files.filter((file) => file.id !== id));
  return (
    <FileUpload
      label="Transcripts"
      kinds={[{ label: 'PDF', accept: '.pdf' }]}
      maxBytes={10_000_000}
      files={files}
      onSelect={add}
      onRemove={remove}
      onRetry={remove}
    />
  );
}

const states = [
  { value: 'all', label: 'All states' },
  { value: 'TX', label: 'Texas' },
];

export function FilterBarExample() {
  const [search, setSearch] = useState('');
  return (
    <FilterBar search={{ label: 'Search programs', value: search, onChange: setSearch }}>
      <Select label="State" options={states} defaultValue="all" />
      <MoreFilters label="More filters">
        <Switch>Online only</Switch>
      </MoreFilters>
    </FilterBar>
  );
}

export function FormExample() {
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const isMissing = new FormData(event.currentTarget).get('name') === '';
    setError(isMissing ? 'Please enter your name' : undefined);
    setAttempt(attempt + 1);
  };
  return (
    <Form aria-label="Contact" onSubmit={submit} focusField={error && 'name'} attempt={attempt}>
      <FormErrorSummary errors={{ name: error }} order={['name']} />
      <TextField label="Name" name="name" isRequired error={error} />
      <Button type="submit" variant="primary">
        Send
      </Button>
    </Form>
  );
}

export function MonthPickerExample() {
  return <MonthPicker label="First month of the job" name="firstMonth" lastMonth="2026-11" />;
}

export function NumberFieldExample() {
  return (
    <NumberField label="People in your household" name="people" defaultValue={2} minValue={1} maxValue={20} />
  );
}

export function PasswordFieldExample() {
  return (
    <PasswordField
      label="New password"
      name="password"
      purpose="new"
      isRequired
      help="At least 8 characters."
    />
  );
}

const jobs = ['Nurse', 'Nurse practitioner', 'Welder'];

export function SearchFieldExample() {
  const [text, setText] = useState('');
  return (
    <Stack space="small">
      <SearchField label="Search jobs" placeholder="Nurse" value={text} onChange={setText} />
      <output>{jobs.filter((job) => job.includes(text)).length} jobs</output>
    </Stack>
  );
}

export function TextAreaExample() {
  return <TextArea label="What should we know?" name="note" isRequired={false} limit={500} />;
}

export function TextFieldExample() {
  return <TextField label="Email" name="email" type="email" isRequired autoComplete="email" />;
}

export function TimeFieldExample() {
  return <TimeField label="Starts at" name="start" defaultValue="09:30" />;
}

export function DateTimePickerExample() {
  return <DateTimePicker label="Start" name="start" help="Central Time." defaultValue="2026-11-24T14:30" />;
}

export function TagsInputExample() {
  return (
    <TagsInput label="Skills" name="skills" help="Press Enter after each one." defaultValue={['Welding']} />
  );
}
