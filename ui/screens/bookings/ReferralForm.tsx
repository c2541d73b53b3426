import type { ReferralFormEvent, ReferralFormView } from '@vetsync/machines/bookings/referralForm';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import type { ScreenProps } from '../system/parts/screenProps.ts';
import { referralsWords } from './Referrals.words.ts';

export interface ReferralFormProps extends ScreenProps<ReferralFormView, ReferralFormEvent> {
  /** The list of referrals. */
  backHref: string;
}

/** The form in which staff ask somebody whether they may be referred. */
export function ReferralForm({ view, send, backHref }: ReferralFormProps) {
  const words = useWords(referralsWords).form;
  const { state, person, failure } = view;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  if (state === 'failed')
    return (
      <LoadFailed
        level={2}
        words={words.failed}
        failure={failure}
        onRetry={() => send({ type: 'page.retry' })}
      />
    );
  if (state === 'missing' || !person)
    return (
      <EmptyState
        drawing="missing"
        level={2}
        title={words.missing.title}
        action={<LinkButton href={backHref}>{words.back}</LinkButton>}
      >
        {words.missing.text}
      </EmptyState>
    );
  return (
    <Stack space="medium">
      <Stack as="hgroup" space="xxsmall">
        <Heading level={2}>{words.title(person.name)}</Heading>
        <Text tone="muted">{words.lead(person.name)}</Text>
      </Stack>
      {person.mayRefer ? <Fields view={view} send={send} /> : <Banner>{words.mayNot}</Banner>}
      <Inline space="small">
        {person.mayRefer && (
          <Button
            variant="primary"
            isPending={view.form === 'sending'}
            onPress={() => send({ type: 'form.send' })}
          >
            {words.send}
          </Button>
        )}
        <LinkButton variant="quiet" href={backHref}>
          {words.back}
        </LinkButton>
      </Inline>
    </Stack>
  );
}

function Fields({ view, send }: Omit<ReferralFormProps, 'backHref'>) {
  const allWords = useWords(referralsWords);
  const words = allWords.form;
  const write = usePhrases();
  const { text, care, chosenId, note, noteMax, search, form, failure } = view;
  const isSending = form === 'sending';
  return (
    <>
      {form === 'failed' && (
        <Banner tone="critical" announce="alert" title={allWords.notDone}>
          {failure && write(failure)}
        </Banner>
      )}
      <SearchField
        label={words.search}
        value={text}
        onChange={(written) => send({ type: 'search.change', text: written })}
      />
      {search === 'finding' && <Spinner label={words.finding} />}
      {search === 'failed' && (
        <Banner
          tone="critical"
          title={words.searchFailed}
          action={<Button onPress={() => send({ type: 'search.retry' })}>{words.failed.retry}</Button>}
        >
          {form !== 'failed' && failure && write(failure)}
        </Banner>
      )}
      {care.length > 0 ? (
        <RadioGroup
          label={words.care}
          options={care.map(({ id, title, organizationName, location }) => ({
            value: id,
            label: title,
            help: [organizationName, location].filter(Boolean).join(', '),
          }))}
          value={chosenId ?? ''}
          isDisabled={isSending}
          error={form === 'invalid' && chosenId === null ? words.chooseOne : undefined}
          onChange={(id) => send({ type: 'care.choose', id })}
        />
      ) : (
        search === 'found' && <Text>{words.nothing}</Text>
      )}
      <TextArea
        label={words.note}
        help={words.noteHelp}
        isRequired={false}
        limit={noteMax}
        value={note}
        isDisabled={isSending}
        onChange={(written) => send({ type: 'note.change', text: written })}
      />
    </>
  );
}
