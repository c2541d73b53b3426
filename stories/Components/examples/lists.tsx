import { Accordion } from '@vetsync/ui/components/Accordion';
import { Badge } from '@vetsync/ui/components/Badge';
import { DataTable, type DataTableColumn } from '@vetsync/ui/components/DataTable';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { Disclosure } from '@vetsync/ui/components/Disclosure';
import { GridList } from '@vetsync/ui/components/GridList';
import { Row, RowList } from '@vetsync/ui/components/RowList';
import { Stack } from '@vetsync/ui/components/Stack';
import { Table, type TableColumn } from '@vetsync/ui/components/Table';
import { Text } from '@vetsync/ui/components/Text';
import { Timeline } from '@vetsync/ui/components/Timeline';
import { Tree } from '@vetsync/ui/components/Tree';

export function AccordionExample() {
  return (
    <Accordion aria-label="Common questions" defaultExpandedKeys={['cost']}>
      <Disclosure id="cost" title="What does it cost?">
        Nothing. Veterans use it free of charge.
      </Disclosure>
      <Disclosure id="family" title="Can my family use it?">
        Yes, with accounts of their own.
      </Disclosure>
    </Accordion>
  );
}

const programs = [
  { id: 'welding', name: 'Welding', seats: 12 },
  { id: 'nursing', name: 'Nursing', seats: 30 },
];

const columns: DataTableColumn<(typeof programs)[number]>[] = [
  {
    id: 'name',
    label: 'Program',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    isRowHeader: true,
  },
  {
    id: 'seats',
    label: 'Seats',
    align: 'end',
    cell: ({ seats }) => seats,
    sortValue: ({ seats }) => seats,
    total: (rows) => rows.reduce((sum, { seats }) => sum + seats, 0),
  },
];

export function DataTableExample() {
  return (
    <DataTable
      label="Programs"
      columns={columns}
      source={{ rows: programs, status: 'ready' }}
      rowKey={({ id }) => id}
      getHref={({ id }) => `/programs/${id}`}
      csvName="programs"
      hasCards
    />
  );
}

export function DescriptionListExample() {
  return (
    <DescriptionList
      items={[
        { label: 'Branch', value: 'Army' },
        { label: 'Years of service', value: '8' },
      ]}
    />
  );
}

export function DisclosureExample() {
  return (
    <Disclosure title="How we count months" hint="Details">
      A month of full-time study uses one month of entitlement.
    </Disclosure>
  );
}

const mentors = [
  { id: '1', name: 'Dana Fields', field: 'Nursing' },
  { id: '2', name: 'Marcus Bell', field: 'Logistics' },
];

export function GridListExample() {
  return (
    <GridList aria-label="Mentors" items={mentors} getLabel={({ name }) => name} selectionMode="multiple">
      {({ name, field }) => (
        <Stack space="hair">
          <Text weight="medium">{name}</Text>
          <Text size="small">{field}</Text>
        </Stack>
      )}
    </GridList>
  );
}

export function RowListExample() {
  return (
    <RowList>
      <Row
        title="Resume workshop"
        href="/events/1"
        detail="Fri, Nov 27, 10:00 AM"
        state={<Badge>Joined</Badge>}
      />
      <Row title="Job fair" href="/events/2" detail="Sat, Dec 5, 9:00 AM" />
    </RowList>
  );
}

type Course = { name: string; seats: number };

const courses: readonly Course[] = [
  { name: 'Welding', seats: 12 },
  { name: 'Nursing', seats: 30 },
];

const courseColumns: readonly TableColumn<Course>[] = [
  { id: 'name', label: 'Program', cell: ({ name }) => name, isRowHeader: true },
  { id: 'seats', label: 'Seats', cell: ({ seats }) => seats, align: 'end' },
];

const keyOf = ({ name }: Course) => name;

export function TableExample() {
  return <Table label="Programs" columns={courseColumns} rows={courses} rowKey={keyOf} />;
}

export function TimelineExample() {
  return (
    <Timeline
      label="Your application"
      entries={[
        { id: 'sent', title: 'Sent', when: 'November 2' },
        { id: 'review', title: 'In review', state: 'current' },
        { id: 'decision', title: 'Decision', when: 'By December 15', state: 'coming' },
      ]}
    />
  );
}

const folders = [
  { id: 'service', label: 'Service', children: [{ id: 'dd214', label: 'DD214' }] },
  { id: 'school', label: 'School' },
];

export function TreeExample() {
  return <Tree aria-label="Documents" items={folders} defaultExpandedKeys={['service']} />;
}
