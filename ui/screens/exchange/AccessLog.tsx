import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import { SectionLoading } from '../account/SectionLoading.tsx';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { Consents } from './access/Consents.tsx';
import { accessLogWords } from './AccessLog.words.ts';
import type { AccessLogProps } from './access/Sharing.types.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import type { AccessRecord } from '@vetsync/machines/model/exchange';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { Translation } from '../../language/translate.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { relativeTime } from '../moreDates.ts';

type Words = Translation<typeof accessLogWords.records>;

const whatOf = (words: Words, { kind, listingTitle }: AccessRecord) =>
  listingTitle === null ? words.kinds[kind] : words.of(words.kinds[kind], listingTitle);

/** Who looked, from which organization, at what and when: newest first. */
function AccessRecords({ view, send }: AccessLogProps) {
  const words = useWords(accessLogWords).records;
  const { records, hasMore, more, intl } = view;
  return (
    <Section title={words.title}>
      {records.length === 0 ? (
        <EmptyState drawing="people" level={3} title={words.none.title}>
          {words.none.text}
        </EmptyState>
      ) : (
        <Stack space="medium">
          <Text tone="muted">{words.text}</Text>
          <RowList aria-label={words.title}>
            {records.map((record) => {
              const { id, organization, actor, at, href } = record;
              return (
                <Row
                  key={id}
                  href={href ?? undefined}
                  title={words.at(actor?.name ?? words.somebody, organization.name)}
                  mark={<Avatar name={organization.name} shape="organization" />}
                  detail={whatOf(words, record)}
                  state={
                    <TimeText at={at} intl={intl} size="small" tone="muted">
                      {relativeTime(at, intl)}
                    </TimeText>
                  }
                />
              );
            })}
          </RowList>
          {more === 'failed' && (
            <Banner tone="critical" announce="alert">
              {words.moreFailed}
            </Banner>
          )}
          {hasMore && (
            <div>
              <Button isPending={more === 'loading'} onPress={() => send({ type: 'list.more' })}>
                {words.more}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Section>
  );
}

/** Says what taking something back means before it happens. */
function TakeBackConfirmation({ view: { action }, send }: AccessLogProps) {
  const words = useWords(accessLogWords).ask;
  if (action?.state !== 'confirming' && action?.state !== 'sending') return null;
  const { consent, state } = action;
  const isWorking = state === 'sending';
  const { title, text, confirm } =
    consent.kind === 'application'
      ? {
          ...words.application,
          title: words.application.title(consent.title),
          text: words.application.text(consent.organization),
        }
      : words.candidate;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={isWorking ? words.working : confirm}
      cancelLabel={words.cancel}
      isPending={isWorking}
      onConfirm={() => send({ type: 'action.confirm' })}
      onCancel={() => send({ type: 'action.cancel' })}
    >
      {text}
    </ConfirmDialog>
  );
}

export type { AccessLogProps } from './access/Sharing.types.ts';

/** What a person shares with organizations, and who looked at it. */
export function AccessLog({ view, send }: AccessLogProps) {
  const words = useWords(accessLogWords);
  const { state, failure } = view;
  if (state === 'failed')
    return <LoadFailed words={words.failed} failure={failure} onRetry={() => send({ type: 'page.retry' })} />;
  if (state === 'loading') return <SectionLoading>{words.loading}</SectionLoading>;
  return (
    <Stack space="xlarge">
      <AccessRecords view={view} send={send} />
      <Consents view={view} send={send} />
      <TakeBackConfirmation view={view} send={send} />
    </Stack>
  );
}
