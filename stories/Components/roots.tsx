import { Accordion } from '@vetsync/ui/components/Accordion';
import { ActionLink } from '@vetsync/ui/components/ActionLink';
import { Avatar } from '@vetsync/ui/components/Avatar';
import { AvatarGroup } from '@vetsync/ui/components/AvatarGroup';
import { Badge } from '@vetsync/ui/components/Badge';
import { Banner } from '@vetsync/ui/components/Banner';
import { BarChart } from '@vetsync/ui/components/BarChart';
import { Box } from '@vetsync/ui/components/Box';
import { Breadcrumbs } from '@vetsync/ui/components/Breadcrumbs';
import { Button } from '@vetsync/ui/components/Button';
import { Calendar } from '@vetsync/ui/components/Calendar';
import { Card } from '@vetsync/ui/components/Card';
import { Chart } from '@vetsync/ui/components/Chart';
import { Checkbox } from '@vetsync/ui/components/Checkbox';
import { Code } from '@vetsync/ui/components/Code';
import { CodeField } from '@vetsync/ui/components/CodeField';
import { ComboBox } from '@vetsync/ui/components/ComboBox';
import { CommandPalette } from '@vetsync/ui/components/CommandPalette';
import { ConfirmDialog } from '@vetsync/ui/components/ConfirmDialog';
import { CopyButton } from '@vetsync/ui/components/CopyButton';
import { DataTable } from '@vetsync/ui/components/DataTable';
import { DateLeaf } from '@vetsync/ui/components/DateLeaf';
import { DatePicker } from '@vetsync/ui/components/DatePicker';
import { DateRangePicker } from '@vetsync/ui/components/DateRangePicker';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { Dialog } from '@vetsync/ui/components/Dialog';
import { Disclosure } from '@vetsync/ui/components/Disclosure';
import { DonutChart } from '@vetsync/ui/components/DonutChart';
import { EmptyState } from '@vetsync/ui/components/EmptyState';
import { ErrorState } from '@vetsync/ui/components/ErrorState';
import { FileDrop } from '@vetsync/ui/components/FileDrop';
import { FileUpload } from '@vetsync/ui/components/FileUpload';
import { FilterBar } from '@vetsync/ui/components/FilterBar';
import { Form } from '@vetsync/ui/components/Form';
import { FormErrorSummary } from '@vetsync/ui/components/FormErrorSummary';
import { Grid } from '@vetsync/ui/components/Grid';
import { GridList } from '@vetsync/ui/components/GridList';
import { Heading } from '@vetsync/ui/components/Heading';
import { Icon } from '@vetsync/ui/components/Icon';
import { Inline } from '@vetsync/ui/components/Inline';
import { Kbd } from '@vetsync/ui/components/Kbd';
import { LineChart } from '@vetsync/ui/components/LineChart';
import { LinkButton } from '@vetsync/ui/components/LinkButton';
import { Logo } from '@vetsync/ui/components/Logo';
import { MatchScore } from '@vetsync/ui/components/MatchScore';
import { Menu } from '@vetsync/ui/components/Menu';
import { Meter } from '@vetsync/ui/components/Meter';
import { NumberField } from '@vetsync/ui/components/NumberField';
import { Pagination } from '@vetsync/ui/components/Pagination';
import { PasswordField } from '@vetsync/ui/components/PasswordField';
import { Popover } from '@vetsync/ui/components/Popover';
import { ProgressBar } from '@vetsync/ui/components/ProgressBar';
import { ProgressRing } from '@vetsync/ui/components/ProgressRing';
import { RadioGroup } from '@vetsync/ui/components/RadioGroup';
import { Rating } from '@vetsync/ui/components/Rating';
import { SearchField } from '@vetsync/ui/components/SearchField';
import { Select } from '@vetsync/ui/components/Select';
import { Sheet } from '@vetsync/ui/components/Sheet';
import { Skeleton } from '@vetsync/ui/components/Skeleton';
import { SkipLink } from '@vetsync/ui/components/SkipLink';
import { Sparkline } from '@vetsync/ui/components/Sparkline';
import { Slider } from '@vetsync/ui/components/Slider';
import { Spinner } from '@vetsync/ui/components/Spinner';
import { Stack } from '@vetsync/ui/components/Stack';
import { StatCard } from '@vetsync/ui/components/StatCard';
import { Steps } from '@vetsync/ui/components/Steps';
import { Switch } from '@vetsync/ui/components/Switch';
import { TabLinks } from '@vetsync/ui/components/TabLinks';
import { Table } from '@vetsync/ui/components/Table';
import { Tabs } from '@vetsync/ui/components/Tabs';
import { TagGroup } from '@vetsync/ui/components/TagGroup';
import { Text } from '@vetsync/ui/components/Text';
import { TextArea } from '@vetsync/ui/components/TextArea';
import { TextField } from '@vetsync/ui/components/TextField';
import { TimeField } from '@vetsync/ui/components/TimeField';
import { Timeline } from '@vetsync/ui/components/Timeline';
import { createToastQueue, ToastQueue } from '@vetsync/ui/components/ToastQueue';
import { ToastRegion } from '@vetsync/ui/components/ToastRegion';
import { ToggleButtonGroup } from '@vetsync/ui/components/ToggleButtonGroup';
import { Toolbar } from '@vetsync/ui/components/Toolbar';
import { Tooltip } from '@vetsync/ui/components/Tooltip';
import { Tree } from '@vetsync/ui/components/Tree';
import { VisuallyHidden } from '@vetsync/ui/components/VisuallyHidden';
import Plus from 'lucide-react/icons/plus';
import type { ReactElement } from 'react';

/** What each component must pass on. */
export interface PassedOn {
  ref: (element: Element | null) => void;
  id: string;
  'data-testid': string;
  'aria-describedby': string;
}

export interface RootRow {
  /** The folder in `ui/components`. */
  name: string;
  render: (passedOn: PassedOn) => ReactElement;
  /** The element inside the root that takes `id` and `aria-describedby`, in controls. */
  control?: 'button' | 'input' | 'textarea' | '[role="group"]';
  /** Selector of the element inside the root that takes `aria-describedby`, if `id` stays on the root. */
  described?: string;
  /** Why `id` or `aria-describedby` reaches no element. */
  exception?: string;
}

const nothing = () => {};
const count = String;
const paginationLabels = { previous: 'Previous', next: 'Next', page: count, status: count };
const parts = [{ label: 'Home', value: 3 }];
const options = [{ value: 'home', label: 'Home' }];

export const roots: readonly RootRow[] = [
  {
    name: 'Accordion',
    exception: 'react-aria passes the description of a group of disclosures to no element.',
    render: (p) => (
      <Accordion {...p}>
        <Disclosure title="More">Text</Disclosure>
      </Accordion>
    ),
  },
  { name: 'ActionLink', render: (p) => <ActionLink {...p} href="#" icon={Plus} label="Add" note="A row" /> },
  { name: 'Avatar', render: (p) => <Avatar {...p} name="Ada Lovelace" /> },
  {
    name: 'AvatarGroup',
    render: (p) => <AvatarGroup {...p} aria-label="People" people={[]} moreLabel={count} />,
  },
  { name: 'Badge', render: (p) => <Badge {...p}>New</Badge> },
  { name: 'Banner', render: (p) => <Banner {...p}>Saved</Banner> },
  {
    name: 'BarChart',
    render: (p) => (
      <BarChart {...p} title="Rooms" heads={['Room', 'Count']} data={parts} formatValue={count} />
    ),
  },
  { name: 'Box', render: (p) => <Box {...p} /> },
  { name: 'Breadcrumbs', render: (p) => <Breadcrumbs {...p} aria-label="Path" items={[]} /> },
  { name: 'Button', render: (p) => <Button {...p}>Add</Button> },
  {
    name: 'Calendar',
    render: (p) => <Calendar {...p} label="Day" value={null} onChange={nothing} today="2026-11-23" />,
  },
  { name: 'Card', render: (p) => <Card {...p}>Text</Card> },
  {
    name: 'Chart',
    render: (p) => (
      <Chart {...p} title="Rooms" columns={['Room']} rows={[['Home']]}>
        Drawing
      </Chart>
    ),
  },
  { name: 'Checkbox', control: 'input', render: (p) => <Checkbox {...p}>Agree</Checkbox> },
  { name: 'Code', render: (p) => <Code {...p}>npm test</Code> },
  { name: 'CodeField', control: 'input', render: (p) => <CodeField {...p} label="Code" /> },
  {
    name: 'ComboBox',
    control: 'input',
    render: (p) => <ComboBox {...p} label="Room" options={options} />,
  },
  {
    name: 'CommandPalette',
    render: (p) => <CommandPalette {...p} isOpen aria-label="Commands" groups={[]} />,
  },
  {
    name: 'ConfirmDialog',
    render: (p) => (
      <ConfirmDialog
        {...p}
        title="Discard?"
        confirmLabel="Discard"
        cancelLabel="Back"
        onConfirm={nothing}
        onCancel={nothing}
      />
    ),
  },
  { name: 'CopyButton', render: (p) => <CopyButton {...p} text="Text" /> },
  {
    name: 'DataTable',
    render: (p) => (
      <DataTable
        {...p}
        label="Rooms"
        columns={[{ id: 'room', label: 'Room', cell: ({ room }) => room, isRowHeader: true }]}
        source={{ rows: [{ room: 'Home' }], status: 'ready' }}
        rowKey={({ room }) => room}
      />
    ),
  },
  { name: 'DateLeaf', render: (p) => <DateLeaf {...p} date="2026-11-23" /> },
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
  { name: 'DescriptionList', render: (p) => <DescriptionList {...p} items={parts} /> },
  { name: 'Dialog', render: (p) => <Dialog {...p} title="Details" /> },
  {
    name: 'Disclosure',
    exception: 'The id is the key in an Accordion, and react-aria describes no disclosure.',
    render: (p) => (
      <Disclosure {...p} title="More">
        Text
      </Disclosure>
    ),
  },
  {
    name: 'DonutChart',
    render: (p) => (
      <DonutChart {...p} title="Rooms" heads={['Room', 'Count']} data={parts} formatValue={count} />
    ),
  },
  { name: 'EmptyState', render: (p) => <EmptyState {...p} title="Nothing yet" /> },
  {
    name: 'ErrorState',
    render: (p) => <ErrorState {...p} title="Not loaded" action={<Button>Retry</Button>} />,
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
    render: (p) => <FormErrorSummary {...p} errors={{ name: 'Missing' }} order={['name']} />,
  },
  { name: 'Grid', render: (p) => <Grid {...p} columns={2} /> },
  {
    name: 'GridList',
    render: (p) => (
      <GridList {...p} aria-label="Rooms" items={[{ id: 'home' }]} getLabel={({ id }) => id}>
        {({ id }) => id}
      </GridList>
    ),
  },
  {
    name: 'Heading',
    render: (p) => (
      <Heading {...p} level={2}>
        Title
      </Heading>
    ),
  },
  { name: 'Icon', render: (p) => <Icon {...p} of={Plus} /> },
  { name: 'Inline', render: (p) => <Inline {...p} /> },
  { name: 'Kbd', render: (p) => <Kbd {...p} keys={['Escape']} /> },
  {
    name: 'LineChart',
    render: (p) => (
      <LineChart
        {...p}
        title="Rooms"
        head="Day"
        labels={['Mon', 'Tue']}
        series={[{ label: 'Rooms', values: [1, 2] }]}
        formatValue={count}
      />
    ),
  },
  {
    name: 'LinkButton',
    render: (p) => (
      <LinkButton {...p} href="#">
        Open
      </LinkButton>
    ),
  },
  { name: 'Logo', render: (p) => <Logo {...p} /> },
  { name: 'MatchScore', render: (p) => <MatchScore {...p} score={90} /> },
  { name: 'Menu', render: (p) => <Menu {...p} label="More" items={[{ id: 'edit', label: 'Edit' }]} /> },
  { name: 'Meter', render: (p) => <Meter {...p} label="Used" value={50} /> },
  { name: 'NumberField', control: 'input', render: (p) => <NumberField {...p} label="Seats" /> },
  {
    name: 'Pagination',
    render: (p) => (
      <Pagination
        {...p}
        aria-label="Pages"
        labels={paginationLabels}
        page={1}
        pageCount={3}
        onPageChange={nothing}
      />
    ),
  },
  { name: 'PasswordField', control: 'input', render: (p) => <PasswordField {...p} label="Password" /> },
  {
    name: 'Popover',
    render: (p) => (
      <Popover {...p} isOpen label="Details" trigger={<Button>Open</Button>}>
        Text
      </Popover>
    ),
  },
  { name: 'ProgressBar', render: (p) => <ProgressBar {...p} label="Done" value={50} /> },
  { name: 'ProgressRing', render: (p) => <ProgressRing {...p} label="Done" value={50} /> },
  { name: 'RadioGroup', render: (p) => <RadioGroup {...p} label="Room" options={options} /> },
  { name: 'Rating', render: (p) => <Rating {...p} value={4} /> },
  { name: 'SearchField', control: 'input', render: (p) => <SearchField {...p} label="Search" /> },
  { name: 'Select', control: 'button', render: (p) => <Select {...p} label="Room" options={options} /> },
  { name: 'Sheet', render: (p) => <Sheet {...p} title="Details" /> },
  { name: 'Skeleton', render: (p) => <Skeleton {...p} /> },
  { name: 'SkipLink', render: (p) => <SkipLink {...p} /> },
  {
    name: 'Slider',
    described: 'input',
    render: (p) => <Slider {...p} label="Distance" />,
  },
  {
    name: 'Sparkline',
    render: (p) => <Sparkline {...p} label="Rooms" values={[1, 2]} formatValue={count} />,
  },
  { name: 'Spinner', render: (p) => <Spinner {...p} /> },
  { name: 'Stack', render: (p) => <Stack {...p} /> },
  { name: 'StatCard', render: (p) => <StatCard {...p} label="Rooms" figure="3" /> },
  { name: 'Steps', render: (p) => <Steps {...p} label="Move" steps={['Pack', 'Go']} current={0} /> },
  { name: 'Switch', control: 'input', render: (p) => <Switch {...p}>Lights</Switch> },
  {
    name: 'TabLinks',
    render: (p) => (
      <TabLinks {...p} label="Rooms" items={[{ href: '#home', label: 'Home', isCurrent: true }]} />
    ),
  },
  {
    name: 'Table',
    render: (p) => (
      <Table
        {...p}
        label="Rooms"
        columns={[{ id: 'room', label: 'Room', cell: (room: string) => room, isRowHeader: true }]}
        rows={['Home']}
        rowKey={count}
      />
    ),
  },
  {
    name: 'Tabs',
    render: (p) => (
      <Tabs
        {...p}
        label="Rooms"
        items={[{ id: 'home', label: 'Home' }]}
        selectedKey="home"
        onSelectionChange={nothing}
      >
        Text
      </Tabs>
    ),
  },
  {
    name: 'TagGroup',
    described: '[role="grid"]',
    render: (p) => <TagGroup {...p} label="Skills" items={[{ id: 'go', label: 'Go' }]} />,
  },
  { name: 'Text', render: (p) => <Text {...p}>Text</Text> },
  { name: 'TextArea', control: 'textarea', render: (p) => <TextArea {...p} label="Text" /> },
  { name: 'TextField', control: 'input', render: (p) => <TextField {...p} label="Name" /> },
  { name: 'TimeField', control: '[role="group"]', render: (p) => <TimeField {...p} label="Start" /> },
  { name: 'Timeline', render: (p) => <Timeline {...p} label="Move" entries={[{ id: 'go', title: 'Go' }]} /> },
  { name: 'ToastQueue', render: (p) => <ToastQueue {...p} queue={createToastQueue()} /> },
  { name: 'ToastRegion', render: (p) => <ToastRegion {...p} view={{ toast: null }} send={nothing} /> },
  {
    name: 'ToggleButtonGroup',
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
  {
    name: 'Toolbar',
    render: (p) => (
      <Toolbar {...p} aria-label="Actions">
        <Button>Add</Button>
      </Toolbar>
    ),
  },
  {
    name: 'Tooltip',
    render: (p) => (
      <Tooltip {...p} isOpen trigger={<Button>Add</Button>}>
        Text
      </Tooltip>
    ),
  },
  { name: 'Tree', render: (p) => <Tree {...p} aria-label="Rooms" items={[{ id: 'go', label: 'Go' }]} /> },
  { name: 'VisuallyHidden', render: (p) => <VisuallyHidden {...p}>Text</VisuallyHidden> },
];

/** Folders without a root of their own, and why. */
export const rootless: Readonly<Record<string, string>> = {
  Field: 'The parts that all fields share. The root is the field’s.',
};
