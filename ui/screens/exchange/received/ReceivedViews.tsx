import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import type { ApplicationCounts } from '@vetsync/machines/exchange/receivedApplications';
import Download from 'lucide-react/icons/download';
import type { MenuAction } from '../../../components/Menu/Menu.tsx';
import { useWords } from '../../../language/useWords.ts';
import { portalTableWords } from '../../portal/PortalTable.words.ts';
import { densityOption, removeOption, type ListOption } from '../../portal/views/listOptions.ts';
import { ListViews } from '../../portal/views/ListViews.tsx';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { receivedApplicationsWords } from '../ReceivedApplications.words.ts';
import { applicationExportWords } from '../ReceivedSelection.words.ts';
import { useStatusNames } from './useStatusNames.ts';
import { receivedCount } from './receivedCount.ts';

/** How many a view by status shows. */
const countOf = ({ statuses }: ApplicationCounts, status: ApplicationStatus | null) =>
  status === null ? Object.values(statuses).reduce((sum, count) => sum + count, 0) : (statuses[status] ?? 0);

/** The applications that stand somewhere, and what somebody has saved. */
export function ReceivedViews({ view, send }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords);
  const names = useStatusNames(view);
  const sharedWords = useWords(portalTableWords);
  const { open: exportLabel } = useWords(applicationExportWords);
  const { views, density, canExport, listing, counts } = view;
  const saved = views.find(({ savedId, isCurrent }) => isCurrent && savedId !== null);
  const options: readonly MenuAction<ListOption>[] = [
    densityOption(sharedWords, density),
    ...(canExport
      ? [{ id: 'save', label: listing ? sharedWords.save : exportLabel, icon: Download } as const]
      : []),
    ...(saved ? [removeOption(sharedWords, saved.name ?? '')] : []),
  ];
  const run = (option: ListOption) => {
    if (option === 'save') send({ type: 'export.open' });
    else if (option === 'remove') send({ type: 'view.remove', viewId: saved?.savedId ?? '' });
    else send({ type: 'density.choose', density: option });
  };
  return (
    <ListViews
      views={views.map(({ savedId, status, name, href, isCurrent }) => ({
        label: name ?? (status === null ? words.toolbar.status.all : names(status)),
        ...(counts && savedId === null && { count: countOf(counts, status) }),
        href,
        isCurrent,
      }))}
      count={receivedCount(words, view)}
      options={options}
      onOption={run}
    />
  );
}
