import { CaseSheet } from './CaseFinder.tsx';
import { CaseRecord } from './CaseRecord.tsx';
import type { CasesProps } from './Cases.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { ExportNotice } from '../../system/lists/ExportNotice.tsx';
import { casesWords } from './Cases.words.ts';
import type { AddingView } from '@vetsync/machines/exchange/cases';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { SectionLoading } from '../../account/SectionLoading.tsx';
import { LoadFailed } from '../../system/parts/LoadFailed.tsx';
import '../../system/System.phrases.ts';

interface CaseAddingProps extends Pick<CasesProps, 'send'> {
  adding: AddingView;
}

/** Adds somebody with whom the organization writes. */
function CaseAdding({ adding, send }: CaseAddingProps) {
  const words = useWords(casesWords).adding;
  const write = usePhrases();
  const { state, q, places, placeId, failure } = adding;
  const isBusy = state === 'sending';
  const close = () => send({ type: 'adding.close' });
  return (
    <Dialog title={words.title} isBusy={isBusy} onClose={close}>
      <Stack space="medium">
        <Text>{words.text}</Text>
        {places.length > 0 && (
          <Select
            label={words.place.label}
            isRequired={false}
            isDisabled={isBusy}
            placeholder={words.place.none}
            options={places.map(({ id, title }) => ({ value: id, label: title }))}
            value={placeId ?? ''}
            onChange={(id) => send({ type: 'adding.place', listingId: id || null })}
          />
        )}
        <SearchField
          label={words.search.label}
          placeholder={words.search.placeholder}
          value={q}
          onChange={(text) => send({ type: 'adding.search', q: text })}
        />
        {failure && state === 'listed' && (
          <Banner tone="critical" announce="alert" title={words.notAdded}>
            {write(failure)}
          </Banner>
        )}
        <People adding={adding} send={send} />
      </Stack>
      <DialogFooter>
        <Button isDisabled={isBusy} onPress={close}>
          {words.close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function People({ adding: { state, people, failure }, send }: CaseAddingProps) {
  const words = useWords(casesWords).adding;
  if (state === 'failed')
    return (
      <LoadFailed
        words={words.failed}
        failure={failure}
        level={3}
        onRetry={() => send({ type: 'adding.retry' })}
      />
    );
  if (people.length > 0)
    return (
      <RowList aria-label={words.people}>
        {people.map(({ threadId, name }) => (
          <Row
            key={threadId}
            mark={<Avatar name={name} size="small" />}
            title={name}
            onPress={() => send({ type: 'adding.choose', threadId })}
          />
        ))}
      </RowList>
    );
  return state === 'listed' ? (
    <Text tone="muted">{words.none}</Text>
  ) : (
    <SectionLoading>{words.loading}</SectionLoading>
  );
}

/** Asks before the cases are downloaded. */
function CaseExport({ view: { filters }, send }: CasesProps) {
  const words = useWords(casesWords).export;
  return (
    <ExportNotice words={words} send={send}>
      {filters.listing === null ? words.all : words.listing}
    </ExportNotice>
  );
}

/** What is open over the list: the record of one person, or a tool. */
export function CaseDialogs({ view, send }: CasesProps) {
  const { record, adding, tools, choices, self, intl } = view;
  return (
    <>
      {record && <CaseRecord record={record} choices={choices} self={self} intl={intl} send={send} />}
      {adding && <CaseAdding adding={adding} send={send} />}
      {tools === 'filters' && <CaseSheet view={view} send={send} />}
      {tools === 'export' && <CaseExport view={view} send={send} />}
    </>
  );
}
