import Trash from 'lucide-react/icons/trash-2';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Row, RowList } from '../../components/RowList/RowList.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { IconButton } from '../system/parts/IconButton.tsx';
import { TimeText } from '../system/parts/TimeText.tsx';
import type { AssistantProps } from './Assistant.types.ts';
import { assistantWords } from './Assistant.words.ts';
import { clockTime, shortDate } from '../dates.ts';
import { nameRow } from './BattleBuddy.css.ts';

/** The person's conversations: search, name, and delete one or all. */
export function AssistantConversations(props: AssistantProps) {
  const { view, send, intl } = props;
  const allWords = useWords(assistantWords);
  const words = allWords.conversations;
  const write = usePhrases();
  const { list } = view;
  const isSearching = list.q.trim() !== '';
  return (
    <Section title={words.title}>
      <Stack space="small">
        {(isSearching || list.items.length > 4) && (
          <SearchField
            label={words.search}
            value={list.q}
            onChange={(q) => send({ type: 'search.change', q })}
          />
        )}
        {list.state === 'loading' && (
          <output>
            <Text tone="muted">{words.loading}</Text>
          </output>
        )}
        {list.state === 'failed' && (
          <div role="alert">
            <Text>
              {words.failed}. {write(list.problem)}
            </Text>
            <Button size="small" onPress={() => send({ type: 'list.retry' })}>
              {words.retry}
            </Button>
          </div>
        )}
        {list.state === 'listed' && list.items.length === 0 && (
          <Text tone="muted">{isSearching ? words.noMatches : words.none}</Text>
        )}
        {list.items.length > 0 && (
          <RowList>
            {list.items.map(({ id, name, lastAt, href, isCurrent }) => (
              <Row
                key={id}
                title={name || words.untitled}
                href={href}
                isCurrent={isCurrent}
                detail={
                  <TimeText at={lastAt} intl={{ ...intl, now: 0 }} size="caption" tone="muted">
                    {`${shortDate(lastAt.slice(0, 10), intl)}, ${clockTime(lastAt, intl)}`}
                  </TimeText>
                }
                actions={
                  <IconButton
                    size="small"
                    icon={Trash}
                    label={words.deleteOf(name || words.untitled)}
                    onPress={() => send({ type: 'conversation.delete', id })}
                  />
                }
              />
            ))}
          </RowList>
        )}
        <Inline space="small">
          {list.hasMore && (
            <Button
              size="small"
              isPending={list.state === 'loadingMore'}
              onPress={() => send({ type: 'list.more' })}
            >
              {words.more}
            </Button>
          )}
          {list.items.length > 1 && (
            <Button
              size="small"
              variant="quiet"
              onPress={() => send({ type: 'conversation.delete', id: null })}
            >
              {words.deleteAll}
            </Button>
          )}
        </Inline>
      </Stack>
      <Deletion {...props} />
    </Section>
  );
}

function Deletion({ view: { deletion }, send }: AssistantProps) {
  const words = useWords(assistantWords);
  const write = usePhrases();
  return (
    <ConfirmDialog
      isOpen={deletion.state !== 'closed'}
      tone="critical"
      title={
        deletion.isAll
          ? words.deletion.all
          : words.deletion.one(deletion.name || words.conversations.untitled)
      }
      confirmLabel={deletion.state === 'deleting' ? words.deletion.working : words.deletion.confirm}
      cancelLabel={words.deletion.cancel}
      isPending={deletion.state === 'deleting'}
      onConfirm={() => send({ type: 'delete.confirm' })}
      onCancel={() => send({ type: 'delete.cancel' })}
    >
      {words.deletion.text}
      {deletion.state === 'failed' && (
        <Text role="alert">
          {words.deletion.failed}. {write(deletion.problem)}
        </Text>
      )}
    </ConfirmDialog>
  );
}

/** The name of the open conversation, and its change. */
export function ConversationName({ view: { naming, name, isBegun }, send }: Omit<AssistantProps, 'intl'>) {
  const words = useWords(assistantWords).conversations;
  const write = usePhrases();
  if (!isBegun) return null;
  if (naming.state === 'closed')
    return (
      <div className={nameRow}>
        <Text tone="muted" truncate>
          {name || words.untitled}
        </Text>
        <Button size="small" variant="quiet" onPress={() => send({ type: 'name.edit' })}>
          {words.rename}
        </Button>
      </div>
    );
  return (
    <Stack space="xsmall">
      <TextField
        label={words.name}
        value={naming.name}
        {...(naming.state === 'failed' && { errorMessage: `${words.notRenamed}. ${write(naming.problem)}` })}
        onChange={(text) => send({ type: 'name.change', name: text })}
      />
      <Inline space="xsmall">
        <Button
          size="small"
          isDisabled={!naming.canSave}
          isPending={naming.state === 'saving'}
          onPress={() => send({ type: 'name.save' })}
        >
          {words.save}
        </Button>
        <Button size="small" variant="quiet" onPress={() => send({ type: 'name.cancel' })}>
          {words.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
