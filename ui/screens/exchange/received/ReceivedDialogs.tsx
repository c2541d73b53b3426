import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber } from '../../format.ts';
import { SaveViewDialog } from '../../portal/views/SaveViewDialog.tsx';
import type { ReceivedApplicationsProps } from '../Exchange.types.ts';
import { ReceivedApplication } from './ReceivedApplication.tsx';
import { receivedApplicationsWords } from '../ReceivedApplications.words.ts';
import { markWords, applicationExportWords, bulkDecisionWords } from '../ReceivedSelection.words.ts';
import { ExportNotice } from '../../system/lists/ExportNotice.tsx';
import { useReceivedFilters } from './useReceivedFilters.ts';
import type { ChosenFilter } from '@vetsync/machines/exchange/model';
import { SortSheet } from '../../system/lists/SortSheet.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { ordersOf } from '../../portal/ordersOf.ts';
import { portalTableWords } from '../../portal/PortalTable.words.ts';
import { sortTextOf } from './receivedSort.ts';
import { receivedCount } from './receivedCount.ts';
import type { BulkWritingView } from '@vetsync/machines/exchange/receivedApplications';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { decisionWords } from '../../reviews/Decision.words.ts';
import { AnswerFields } from '../../reviews/AnswerFields.tsx';

/** More than these, and one more, are counted in the title. */
const namedMax = 2;

interface BulkWritingProps extends Pick<ReceivedApplicationsProps, 'send'> {
  writing: BulkWritingView;
  intl: ReceivedApplicationsProps['view']['intl'];
}

/** One confirmation of a decision on several applications, with the words that go to each. */
function BulkWriting({ writing, intl, send }: BulkWritingProps) {
  const words = useWords(bulkDecisionWords);
  const { ask } = useWords(decisionWords);
  const { decision, names, selected, count, decided, same, canSend, textMax } = writing;
  const shown = formatNumber(count, intl);
  const cancel = () => send({ type: 'bulk.cancel' });
  const few = names.length > namedMax + 1 ? names.slice(0, namedMax) : names;
  const others = names.length - few.length;
  const named = words.names(few, others > 0 ? formatNumber(others, intl) : null);
  return (
    <Dialog title={count === 0 ? words.nothing : ask[decision](named)} onClose={cancel}>
      <Form focusField={null} onSubmit={() => send({ type: 'bulk.confirm' })}>
        <Stack space="medium">
          <Text>
            {[
              words.selected(formatNumber(selected, intl)),
              decided > 0 && words.decided(decided, formatNumber(decided, intl)),
              same > 0 && words.same(same, formatNumber(same, intl)),
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
          {others > 0 && (
            <Text size="small">
              {words.who} {words.names(names, null)}
            </Text>
          )}
          <AnswerFields
            message={words.message}
            values={writing}
            textMax={textMax}
            today={writing.today}
            onChange={(field, text) => send({ type: 'bulk.write', field, text })}
          />
        </Stack>
        <DialogFooter>
          <Button type="submit" variant="primary" isDisabled={!canSend}>
            {words.confirm[decision](shown)}
          </Button>
          <Button onPress={cancel}>{words.cancel}</Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

const sorts = ['newest', 'oldest', 'requirements', 'years', 'place'] as const;

/** Order and filters on a phone. */
function ReceivedSheet({ view, send }: ReceivedApplicationsProps) {
  const words = useWords(receivedApplicationsWords);
  const { status, others } = useReceivedFilters(view);
  const { filters, filtered, list, listing, hasRequirements } = view;
  const sharedWords = useWords(portalTableWords);
  const write = usePhrases();
  const isCounted = list.startsWith('listed.');
  return (
    <SortSheet
      orders={
        listing
          ? ordersOf({ words: sharedWords, write }, listing.columns).map(({ label, sort }) => ({
              value: sortTextOf(sort, listing),
              label,
            }))
          : sorts
              .filter((value) => value !== 'requirements' || hasRequirements)
              .map((value) => ({ value, label: words.toolbar.orders[value] }))
      }
      order={filters.sort}
      onOrderChange={(sort) => send({ type: 'sort.change', sort })}
      filters={status.options.length > 0 ? [status, ...others] : others}
      onFilterChange={(filter, value) =>
        send({ type: 'filter.choose', filter: filter as ChosenFilter, value })
      }
      show={isCounted ? words.toolbar.show(receivedCount(words, view)) : words.toolbar.showAll}
      clear={words.toolbar.clear}
      onClear={filtered ? () => send({ type: 'filters.clear' }) : undefined}
      onClose={() => send({ type: 'filters.close' })}
    />
  );
}

/** Asks before the applications are downloaded. */
function ExportDialog({ view, send }: ReceivedApplicationsProps) {
  const { filters } = view;
  const words = useWords(applicationExportWords);
  const { others } = useReceivedFilters(view);
  const listing = others.find(({ id }) => id === 'listing');
  const title = listing?.options.find(({ value }) => value === filters.listing)?.label ?? '';
  const { q, status, assignee, place, skill, requirements } = filters;
  const isNarrowed =
    q.trim() !== '' || [status, assignee, place, skill, requirements].some((value) => value !== null);
  return (
    <ExportNotice words={words} send={send}>
      {filters.listing === null ? words.all : words.listing(title)} {isNarrowed && words.notNarrowed}
    </ExportNotice>
  );
}

/** What is open over the applications: one of them, a question, or a tool. */
export function ReceivedDialogs({ view, send }: ReceivedApplicationsProps) {
  const { views } = useWords(receivedApplicationsWords);
  const words = useWords(markWords);
  const { detail, choices, self, intl, listing, tools, naming, writing, isMarking, bulk } = view;
  const marks = bulk.marks ?? 0;
  return (
    <>
      {detail && (
        <ReceivedApplication detail={detail} choices={choices} self={self} intl={intl} send={send} />
      )}
      {tools === 'filters' && <ReceivedSheet view={view} send={send} />}
      {tools === 'export' && <ExportDialog view={view} send={send} />}
      {naming && <SaveViewDialog naming={naming} {...(!listing && { text: views.text })} send={send} />}
      {writing && <BulkWriting writing={writing} intl={intl} send={send} />}
      {isMarking && (
        <ConfirmDialog
          title={words.title(marks, formatNumber(marks, intl))}
          confirmLabel={words.action}
          cancelLabel={words.cancel}
          onConfirm={() => send({ type: 'bulk.confirm' })}
          onCancel={() => send({ type: 'bulk.cancel' })}
        >
          {words.text(marks)}
        </ConfirmDialog>
      )}
    </>
  );
}
