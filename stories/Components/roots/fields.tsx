import { CodeField } from '@vetsync/ui/components/CodeField';
import { DatePicker } from '@vetsync/ui/components/DatePicker';
import { DateRangePicker } from '@vetsync/ui/components/DateRangePicker';
import { DateTimePicker } from '@vetsync/ui/components/DateTimePicker';
import { FileDrop } from '@vetsync/ui/components/FileDrop';
import { FileUpload } from '@vetsync/ui/components/FileUpload';
import { FilterBar } from '@vetsync/ui/components/FilterBar';
import { Form } from '@vetsync/ui/components/Form';
import { FormErrorSummary } from '@vetsync/ui/components/FormErrorSummary';
import { MonthPicker } from '@vetsync/ui/components/MonthPicker';
import { NumberField } from '@vetsync/ui/components/NumberField';
import { PasswordField } from '@vetsync/ui/components/PasswordField';
import { SearchField } from '@vetsync/ui/components/SearchField';
import { TagsInput } from '@vetsync/ui/components/TagsInput';
import { TextArea } from '@vetsync/ui/components/TextArea';
import { TextField } from '@vetsync/ui/components/TextField';
import { TimeField } from '@vetsync/ui/components/TimeField';
import { nothing, type RootRow } from './rootRow.ts';

/** Fields that people fill in, and what they stand in. */
export const fields: readonly RootRow[] = [
  { name: 'CodeField', control: 'input', render: (p) => <CodeField {...p} label="Code" /> },
  {
    name: 'DatePicker',
    control: '[role="group"]',
    render: (p) => <DatePicker {...p} label="Day" today="2026-11-23" />,
  },
  {
    name: 'DateRangePicker',
    control: '[role="group"]',
    render: (p) => <DateRangePicker {...p} label="Days" today="2026-11-23" />,
  },
  {
    name: 'FileDrop',
    control: 'input',
    render: (p) => (
      <FileDrop
        {...p}
        label="File"
        kinds={[{ label: 'PDF', accept: '.pdf' }]}
        maxBytes={1000}
        file={null}
        onSelect={nothing}
        onRemove={nothing}
      />
    ),
  },
  {
    name: 'FileUpload',
    control: 'input',
    render: (p) => (
      <FileUpload
        {...p}
        label="Files"
        kinds={[{ label: 'PDF', accept: '.pdf' }]}
        maxBytes={1000}
        files={[]}
        onSelect={nothing}
        onRemove={nothing}
        onRetry={nothing}
      />
    ),
  },
  {
    name: 'FilterBar',
    render: (p) => (
      <FilterBar {...p} search={{ label: 'Search', value: '', onChange: nothing }}>
        Filters
      </FilterBar>
    ),
  },
  {
    name: 'Form',
    render: (p) => (
      <Form {...p} onSubmit={nothing}>
        Fields
      </Form>
    ),
  },
  {
    name: 'FormErrorSummary',
    render: (p) => (
      <Form onSubmit={nothing}>
        <FormErrorSummary {...p} errors={{ name: 'Missing' }} order={['name']} />
      </Form>
    ),
  },
  {
    name: 'MonthPicker',
    control: 'button',
    render: (p) => <MonthPicker {...p} label="Month" today="2026-11-23" />,
  },
  { name: 'NumberField', control: 'input', render: (p) => <NumberField {...p} label="Seats" /> },
  { name: 'PasswordField', control: 'input', render: (p) => <PasswordField {...p} label="Password" /> },
  { name: 'SearchField', control: 'input', render: (p) => <SearchField {...p} label="Search" /> },
  { name: 'TextArea', control: 'textarea', render: (p) => <TextArea {...p} label="Text" /> },
  { name: 'TextField', control: 'input', render: (p) => <TextField {...p} label="Name" /> },
  { name: 'TimeField', control: '[role="group"]', render: (p) => <TimeField {...p} label="Start" /> },
  {
    name: 'DateTimePicker',
    control: '[role="group"]',
    render: (p) => <DateTimePicker {...p} label="Start" />,
  },
  { name: 'TagsInput', control: 'input', render: (p) => <TagsInput {...p} label="Skills" /> },
];
