import { nonprofitView } from '@vetsync/machines/nonprofit';
import { nonprofitTab } from '@vetsync/machines/nonprofitTab';
import { Nonprofit } from '@vetsync/ui/screens/nonprofit/Nonprofit';
import { connect } from '../../connect.tsx';
import { useTabChildren } from '../../usePlatform.ts';

export const logic = nonprofitTab;

const Page = connect(Nonprofit, nonprofitView, {
  nameOf: ({ program }) => program?.program.name ?? null,
  isUnknown: ({ page }) => page === 'unknown',
});

/** The programs of the nonprofit's portal. */
export default function NonprofitTab() {
  return <Page actor={useTabChildren(nonprofitTab).page} />;
}
