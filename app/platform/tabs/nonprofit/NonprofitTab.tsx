import { nonprofitView } from '@vetsync/machines/nonprofit';
import { nonprofitTab } from '@vetsync/machines/nonprofitTab';
import { Nonprofit } from '@vetsync/ui/screens/nonprofit/Nonprofit';
import { connect } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';
import { useTable } from '../portal/useTable.ts';

export const logic = nonprofitTab;

const Page = connect(Nonprofit, nonprofitView, {
  nameOf: ({ program, participant }) => program?.program.name ?? participant?.name ?? null,
  isUnknown: ({ page }) => page === 'unknown',
});

/** The programs, participants or services of the nonprofit's portal. */
export default function NonprofitTab() {
  const { page, table } = useTabChildren(nonprofitTab);
  return <Page actor={page} table={useTable(table)} />;
}
