import { CodeField } from '@vetsync/ui/components/CodeField';
import { DatePicker } from '@vetsync/ui/components/DatePicker';
import { DateRangePicker } from '@vetsync/ui/components/DateRangePicker';
import { DateTimePicker } from '@vetsync/ui/components/DateTimePicker';
import { FileDrop } from '@vetsync/ui/components/FileDrop';
import { FileUpload } from '@vetsync/ui/components/FileUpload';
import { NumberField } from '@vetsync/ui/components/NumberField';
import { PasswordField } from '@vetsync/ui/components/PasswordField';
import { SearchField } from '@vetsync/ui/components/SearchField';
import { TagsInput } from '@vetsync/ui/components/TagsInput';
import { TextArea } from '@vetsync/ui/components/TextArea';
import { TextField } from '@vetsync/ui/components/TextField';
import { TimeField } from '@vetsync/ui/components/TimeField';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import type { ControlRow, PassedOn } from './controlRow.ts';

const today = '2026-11-23';
const pdf = [{ label: 'PDF', accept: '.pdf' }];
const stored = { id: 'stored', name: 'stored.pdf', size: 1000, state: 'uploaded' } as const;

/** An app that has uploaded one file, and whose uploads take no time. */
function Uploads(props: PassedOn) {
  const [files, setFiles] = useState<readonly (typeof stored)[]>([]);
  return (
    <FileUpload
      {...props}
      label="Files"
      kinds={pdf}
      maxBytes={1000}
      files={files}
      onSelect={() => setFiles([stored])}
      onRemove={(id) => setFiles((rest) => rest.filter((file) => file.id !== id))}
      onRetry={() => {}}
    />
  );
}

const upload = async (root: HTMLElement) =>
  userEvent.upload(within(root).getByLabelText(/File/), new File(['x'], 'new.pdf'));

/** Types into the whole field, or into its first part. */
const type = (text: string, role: string) => async (root: HTMLElement) => {
  const [input] = within(root).getAllByRole(role);
  await userEvent.clear(input!);
  await userEvent.type(input!, text);
  await userEvent.tab();
};
const typePart = (text: string) => async (root: HTMLElement) => {
  within(root).getAllByRole('spinbutton')[0]!.focus();
  await userEvent.keyboard(text);
};

/** Fields that people type into, and files. */
export const typed: readonly ControlRow[] = [
  {
    name: 'CodeField',
    render: (p) => <CodeField {...p} label="Code" defaultValue="907214" />,
    named: 'input',
    initial: ['907214'],
    change: type('12 34', 'textbox'),
    changed: ['1234'],
  },
  {
    name: 'DatePicker',
    render: (p) => <DatePicker {...p} label="Day" today={today} defaultValue={today} />,
    named: '[role="group"]',
    initial: [today],
    change: typePart('{ArrowDown}'),
    changed: ['2026-10-23'],
  },
  {
    name: 'DateRangePicker',
    render: ({ name, ...p }) => (
      <DateRangePicker
        {...p}
        startName={name}
        endName={name}
        label="Days"
        today={today}
        defaultValue={{ start: today, end: '2026-11-27' }}
      />
    ),
    named: '[role="group"]',
    initial: [today, '2026-11-27'],
    change: typePart('{ArrowDown}'),
    changed: ['2026-10-23', '2026-11-27'],
  },
  {
    name: 'FileDrop',
    render: (p) => <FileDrop {...p} label="File" kinds={pdf} maxBytes={1000} />,
    named: 'input',
    initial: [],
    change: upload,
    changed: ['new.pdf'],
  },
  {
    name: 'FileUpload',
    render: (p) => <Uploads {...p} />,
    named: 'input',
    initial: [],
    change: upload,
    changed: ['stored'],
  },
  {
    name: 'NumberField',
    render: (p) => <NumberField {...p} label="Seats" defaultValue={3} />,
    named: 'input',
    initial: ['3'],
    change: type('12', 'textbox'),
    changed: ['12'],
  },
  {
    name: 'PasswordField',
    render: (p) => <PasswordField {...p} label="Password" defaultValue="before" />,
    named: 'input',
    initial: ['before'],
    change: async (root) => {
      const input = root.querySelector('input')!;
      await userEvent.clear(input);
      await userEvent.type(input, 'after');
    },
    changed: ['after'],
  },
  {
    name: 'SearchField',
    render: (p) => <SearchField {...p} label="Search" defaultValue="before" />,
    named: 'input',
    initial: ['before'],
    change: type('after', 'searchbox'),
    changed: ['after'],
  },
  {
    name: 'TextArea',
    render: (p) => <TextArea {...p} label="Text" defaultValue="before" />,
    named: 'textarea',
    initial: ['before'],
    change: type('after', 'textbox'),
    changed: ['after'],
  },
  {
    name: 'TextField',
    render: (p) => <TextField {...p} label="Name" defaultValue="before" />,
    named: 'input',
    initial: ['before'],
    change: type('after', 'textbox'),
    changed: ['after'],
  },
  {
    name: 'TimeField',
    render: (p) => <TimeField {...p} label="Start" defaultValue="09:30" />,
    named: '[role="group"]',
    initial: ['09:30'],
    change: typePart('{ArrowUp}'),
    changed: ['10:30'],
  },
  {
    name: 'DateTimePicker',
    render: (p) => <DateTimePicker {...p} label="Start" today={today} defaultValue={`${today}T09:30`} />,
    named: '[role="group"]',
    initial: [`${today}T09:30`],
    change: typePart('{ArrowDown}'),
    changed: ['2026-10-23T09:30'],
  },
  {
    name: 'TagsInput',
    render: (p) => <TagsInput {...p} label="Skills" defaultValue={['Welding']} />,
    named: 'input:not([type="hidden"])',
    initial: ['Welding'],
    change: type('Radio', 'textbox'),
    changed: ['Welding', 'Radio'],
  },
];
