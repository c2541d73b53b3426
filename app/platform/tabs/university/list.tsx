import { portalTableView } from '@vetsync/machines/portalTable';
import { universityListTab } from '@vetsync/machines/universityListTab';
import { UniversityList } from '@vetsync/ui/screens/university/UniversityList';
import { connect } from '../../connect.tsx';
import { useTab, useTabChildren } from '../../usePlatform.ts';

export const logic = universityListTab;

const List = connect(UniversityList, portalTableView);

/** The programs of the demo's university. */
export default function ListTab() {
  const list = useTab(universityListTab, ({ value }) => value);
  const { table } = useTabChildren(universityListTab);
  return list && <List list={list} actor={table} />;
}
