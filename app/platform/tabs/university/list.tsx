import { tabCode } from '@vetsync/machines/platform';
import type { PortalSamples } from '@vetsync/machines/portal/model';
import type { UniversitySamples } from '@vetsync/machines/university/model';
import { universityListTab } from '@vetsync/machines/universityListTab';
import { UniversityList } from '@vetsync/ui/screens/university/UniversityList';
import { useSelector } from '@xstate/react';
import { useTab, useTabChildren } from '../../usePlatform.ts';
import { useTable } from '../portal/useTable.ts';

export const codeOf = (portal: PortalSamples<UniversitySamples>) => tabCode(universityListTab, portal);

/** A tab that is nothing but a table. */
export default function ListTab() {
  const list = useSelector(useTab(universityListTab), (tab) => tab?.value);
  const table = useTable(useTabChildren(universityListTab).table);
  return list && table && <UniversityList list={list} {...table} />;
}
