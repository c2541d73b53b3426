import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Table } from '../../../components/Table/Table.tsx';
import type { TableColumn } from '../../../components/Table/Table.types.ts';
import { Text } from '../../../components/Text/Text.tsx';

export interface SubmissionTableProps<Row extends { id: string }> {
  title: string;
  note?: string;
  /** Text if there are no rows. */
  empty: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
}

/** A short table with a title. */
export function SubmissionTable<Row extends { id: string }>(props: SubmissionTableProps<Row>) {
  const { title, note, empty, columns, rows } = props;
  return (
    <Stack space="small">
      <Stack space="hair">
        <Heading level={3}>{title}</Heading>
        {note && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </Stack>
      {rows.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <Table<Row> label={title} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
    </Stack>
  );
}
