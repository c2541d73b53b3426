import { DataTable, type DataTableColumn } from '@vetsync/ui/components/DataTable';

const programs = [
  { id: 'welding', name: 'Welding', seats: 12 },
  { id: 'nursing', name: 'Nursing', seats: 30 },
];
const columns: DataTableColumn<(typeof programs)[number]>[] = [
  { id: 'name', label: 'Program', cell: ({ name }) => name, isRowHeader: true, isSortable: true },
  { id: 'seats', label: 'Seats', cell: ({ seats }) => seats, align: 'end' },
];

export function Example() {
  return (
    <DataTable
      label="Programs"
      columns={columns}
      source={{ rows: programs, status: 'ready' }}
      rowKey={({ id }) => id}
      getHref={({ id }) => `/programs/${id}`}
    />
  );
}
