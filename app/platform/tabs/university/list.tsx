import { UniversityList, type UniversityListProps } from '@vetsync/ui/screens/university/UniversityList';
import { portalTableTab } from '@vetsync/machines/portalTableTab';
import { useTab } from '../../usePlatform.ts';
import { useTable, useTableProps, type TableActor } from '../portal/useTable.ts';

type List = Pick<UniversityListProps, 'list'>;

const Table = ({ list, table }: List & { table: TableActor }) => (
  <UniversityList list={list} {...useTableProps(table)} />
);

/** A tab that shows nothing but a table. */
export const listTab = ({ list }: List) =>
  function ListTab() {
    const table = useTable(useTab(portalTableTab));
    return table && <Table list={list} table={table} />;
  };
