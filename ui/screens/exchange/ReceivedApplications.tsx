import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { OrganizationMissing } from '../organizations/profile/OrganizationMissing.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import type { ReceivedApplicationsProps } from './Exchange.types.ts';
import { ReceivedToolbar } from './received/ReceivedToolbar.tsx';
import { receivedApplicationsWords } from './ReceivedApplications.words.ts';
import type { ApplicationStatus } from '@vetsync/machines/model/exchange';
import type {
  ApplicationCounts,
  BatchTask,
  BatchView,
} from '@vetsync/machines/exchange/receivedApplications';
import Download from 'lucide-react/icons/download';
import type { MenuAction } from '../../components/Menu/Menu.tsx';
import { portalTableWords } from '../portal/PortalTable.words.ts';
import { densityOption, removeOption } from '../portal/views/listOptions.ts';
import type { ListOption } from '../portal/views/listOptions.ts';
import { ListViews } from '../portal/views/ListViews.tsx';
import { applicationExportWords, assignmentWords, batchWords } from './ReceivedSelection.words.ts';
import { useStatusNames } from './received/useStatusNames.ts';
import { receivedCount } from './received/receivedCount.ts';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ListBody } from '../system/lists/ListBody.tsx';
import { NoMatches } from '../system/lists/NoMatches.tsx';
import { ReceivedTable } from './received/ReceivedTable.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { formatNumber } from '../format.ts';
import { BatchNotice } from '../system/lists/BatchNotice.tsx';
import { receivedStatusNames } from './ReceivedStatus.phrases.ts';
import { colleagueName } from './received/colleagueName.ts';

/** What is done with several applications. */
function ReceivedBatch({ view: { batch, self, intl }, send }: ReceivedApplicationsProps) {
  const words = useWords(batchWords);
  const names = useWords(receivedStatusNames);
  const { toMe, nobody, unnamed } = useWords(assignmentWords);
  const write = usePhrases();
  if (batch === null) return null;
  const { task, done, undoable, one } = batch;
  const nameOf = (assignee: Assignee) =>
    assignee === null ? nobody : colleagueName({ me: toMe, unnamed }, assignee, self);
  /** Why an application was left as it is. */
  const reasonOf = ({ result, failure }: BatchView['others'][number]) => {
    if (failure) return write(failure);
    if (result?.state === 'taken') return words.taken(nameOf(result.assignee));
    if (result?.state !== 'changed') return null;
    const { [result.status]: status } = names;
    return result.by === null ? words.changed(status) : words.changedBy(result.by, status);
  };
  const doneText = (shown: string) => {
    if (done === 0) return words.none[task.kind];
    if (one && (task.kind === 'decide' || task.kind === 'undo'))
      return words.one[task.kind](one.applicantName);
    return task.kind === 'assign'
      ? words.done.assign(done, shown, nameOf(task.assignee))
      : words.done[task.kind](done, shown);
  };
  return (
    <BatchNotice
      label={words.label}
      batch={batch}
      progress={words.progress[task.kind]}
      done={doneText(formatNumber(done, intl))}
      others={batch.others.map((other) => ({
        id: other.id,
        name: other.applicantName,
        reason: reasonOf(other),
      }))}
      intl={intl}
      send={send}
      isRetryMain
    >
      {undoable > 0 && (
        <Button size="small" onPress={() => send({ type: 'batch.undo' })}>
          {one ? words.undoOne : words.undo(formatNumber(undoable, intl))}
        </Button>
      )}
    </BatchNotice>
  );
}

type Assignee = Extract<BatchTask, { kind: 'assign' }>['assignee'];

type NoneThere = Exclude<keyof typeof receivedApplicationsWords.noneThere, 'all'>;
const noneWith: Readonly<Partial<Record<ApplicationStatus, NoneThere>>> = {
  submitted: 'new',
  enrolled: 'new',
  interview: 'interview',
  interview_scheduled: 'interview',
  accepted: 'accepted',
};

/** The table, or its loading, empty or error state. Previous rows stay visible while others load. */
function ReceivedList({ view, send, over }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords);
  if (view.list === 'noMatches' && view.onlyStatus !== null)
    return (
      <NoMatches
        words={words.noneThere[noneWith[view.onlyStatus] ?? 'other']}
        clear={words.noneThere.all}
        level={3}
        onClear={() => send({ type: 'filters.clear' })}
      />
    );
  return (
    <ListBody
      view={view}
      words={words}
      clear={words.toolbar.clear}
      level={3}
      loading={<SectionLoading>{words.loading}</SectionLoading>}
      empty={
        <EmptyState title={words.empty.title} level={3}>
          {words.empty.text}
        </EmptyState>
      }
      send={send}
    >
      <ReceivedTable view={view} send={send} {...(over && { over })} />
    </ListBody>
  );
}

/** How many a view by status shows. */
const countOf = ({ statuses }: ApplicationCounts, status: ApplicationStatus | null) =>
  status === null ? Object.values(statuses).reduce((sum, count) => sum + count, 0) : (statuses[status] ?? 0);

/** The applications that stand somewhere, and what somebody has saved. */
function ReceivedViews({ view, send }: ReceivedApplicationsProps) {
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
        label: name ?? (status === null ? words.toolbar.status.all : sharedWords.views.named(names(status))),
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

export type { ApplicationsBelow, ReceivedApplicationsProps } from './Exchange.types.ts';

/** The applications that an organization has got. `ReceivedDialogs` are what is open over them. */
export function ReceivedApplications({ view, send, over }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords);
  const { state, failure } = view;
  if (state === 'missing' || state === 'suspended')
    return <OrganizationMissing former={view.organization} isSuspended={state === 'suspended'} />;
  if (state === 'failed')
    return (
      <LoadFailed words={words.pageFailed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />
    );
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack as="section" space="small" aria-label={words.title}>
      <VisuallyHidden>
        <Heading level={2}>{words.title}</Heading>
      </VisuallyHidden>
      <ReceivedViews view={view} send={send} />
      <ReceivedToolbar view={view} send={send} />
      <ReceivedBatch view={view} send={send} />
      <ReceivedList view={view} send={send} {...(over && { over })} />
    </Stack>
  );
}
