import { Table, type TableColumn } from '@vetsync/ui/components/Table';

type Program = { name: string; seats: number };
const programs: readonly Program[] = [
  { name: 'Welding', seats: 12 },
  { name: 'Nursing', seats: 30 },
];
const columns: readonly TableColumn<Program>[] = [
  { id: 'name', label: 'Program', cell: ({ name }) => name, isRowHeader: true },
  { id: 'seats', label: 'Seats', cell: ({ seats }) => seats, align: 'end' },
];
const keyOf = ({ name }: Program) => name;

export function Example() {
  return <Table label="Programs" columns={columns} rows={programs} rowKey={keyOf} />;
}
