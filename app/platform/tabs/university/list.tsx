import { UniversityList, type UniversityListProps } from '@vetsync/ui/screens/university/UniversityList';
import { portalTableTab } from '@vetsync/machines/portalTableTab';
import { useTab } from '../../usePlatform.ts';
import { useTable } from '../portal/useTable.ts';

/** A tab that shows nothing but a table. */
export const listTab = ({ list }: Pick<UniversityListProps, 'list'>) =>
  function ListTab() {
    const table = useTable(useTab(portalTableTab));
    return table && <UniversityList list={list} {...table} />;
  };
