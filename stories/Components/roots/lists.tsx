import { Accordion } from '@vetsync/ui/components/Accordion';
import { DataTable } from '@vetsync/ui/components/DataTable';
import { DescriptionList } from '@vetsync/ui/components/DescriptionList';
import { Disclosure } from '@vetsync/ui/components/Disclosure';
import { GridList } from '@vetsync/ui/components/GridList';
import { Row, RowList } from '@vetsync/ui/components/RowList';
import { Table } from '@vetsync/ui/components/Table';
import { Timeline } from '@vetsync/ui/components/Timeline';
import { Tree } from '@vetsync/ui/components/Tree';
import { count, parts, type RootRow } from './rootRow.ts';

/** Lists, tables and what opens in place. */
export const lists: readonly RootRow[] = [
  {
    name: 'Accordion',
    render: (p) => (
      <Accordion {...p}>
        <Disclosure title="More">Text</Disclosure>
      </Accordion>
    ),
  },
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
  { name: 'DescriptionList', render: (p) => <DescriptionList {...p} items={parts} /> },
  {
    name: 'Disclosure',
    described: 'button',
    exception: 'The id is the key in an Accordion.',
    render: (p) => (
      <Disclosure {...p} title="More">
        Text
      </Disclosure>
    ),
  },
  {
    name: 'GridList',
    render: (p) => (
      <GridList {...p} aria-label="Rooms" items={[{ id: 'home' }]} getLabel={({ id }) => id}>
        {({ id }) => id}
      </GridList>
    ),
  },
  {
    name: 'RowList',
    render: (p) => (
      <RowList {...p}>
        <Row title="Row" />
      </RowList>
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
  { name: 'Timeline', render: (p) => <Timeline {...p} label="Move" entries={[{ id: 'go', title: 'Go' }]} /> },
  { name: 'Tree', render: (p) => <Tree {...p} aria-label="Rooms" items={[{ id: 'go', label: 'Go' }]} /> },
];
