import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { CrisisHelp } from '../system/crisis/CrisisHelp.tsx';
import { useStickToLatest } from '../system/parts/useStickToLatest.ts';
import type { AssistantProps } from './Assistant.types.ts';
import { assistantWords } from './Assistant.words.ts';
import { AssistantComposer } from './AssistantComposer.tsx';
import { AssistantTurn } from './AssistantTurn.tsx';
import { log, messages, panel, typing } from './Chat.css.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';

interface AssistantTalkProps extends AssistantProps {
  kind: 'page' | 'widget';
  /** Heading level of what a new conversation begins with. */
  level: 2 | 3;
}

/** The open conversation: the crisis card above it, questions with answers, and the field. */
export function AssistantTalk({ kind, level, ...props }: AssistantTalkProps) {
  const { view, send } = props;
  const words = useWords(assistantWords);
  const { about } = view;
  return (
    <Stack space="small">
      {view.crisis !== null && (
        <CrisisHelp finding={view.crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />
      )}
      <div className={panel({ kind })}>
        {view.talk === 'missing' || view.talk === 'unread' || view.talk === 'opening' ? (
          <NoTalk {...props} />
        ) : (
          <Log {...props} level={level} />
        )}
        {(view.talk === 'asking' || view.talk === 'answering') && (
          <div className={typing}>
            <Spinner size="small" />
            {view.talk === 'asking' ? words.asking : words.answering}
          </div>
        )}
        <AssistantComposer view={view} send={send} />
      </div>
      {about && (
        <Text size="small" tone="muted">
          {about.engine === 'model' ? words.about.model(about.host ?? '') : words.about.library}
        </Text>
      )}
    </Stack>
  );
}

function NoTalk({ view, send }: AssistantProps) {
  const words = useWords(assistantWords);
  if (view.talk === 'missing')
    return (
      <EmptyState
        drawing="messages"
        title={words.missing.title}
        action={<LinkButton href={view.newHref}>{words.newOne}</LinkButton>}
      >
        {words.missing.text}
      </EmptyState>
    );
  if (view.talk === 'unread')
    return (
      <LoadFailed
        announce="status"
        words={words.unread}
        failure={view.problem}
        onRetry={() => send({ type: 'conversation.retry' })}
      />
    );
  return (
    <div className={log} aria-busy>
      <VisuallyHidden>{words.opening}</VisuallyHidden>
      <Skeleton lines={4} />
    </div>
  );
}

function Log({ level, ...props }: AssistantProps & { level: 2 | 3 }) {
  const words = useWords(assistantWords);
  const { view, send } = props;
  const last = view.turns.at(-1);
  const scroller = useStickToLatest(last && { id: last.id, isSent: last.state === 'answering' });
  return (
    // Scrollable, so it must be focusable by keyboard.
    <div
      {...scroller}
      className={log}
      role="log"
      aria-label={words.log}
      aria-busy={view.talk === 'answering'}
      tabIndex={0}
    >
      <div className={messages}>
        {view.turns.length === 0 && (
          <Stack space="small">
            <Heading level={level}>{words.start.title}</Heading>
            <Text tone="muted">{words.start.text}</Text>
            <Inline space="xsmall">
              {words.start.questions.map((text) => (
                <Button key={text} size="small" onPress={() => send({ type: 'question.ask', text })}>
                  {text}
                </Button>
              ))}
            </Inline>
          </Stack>
        )}
        {view.turns.map((turn) => (
          <AssistantTurn key={turn.id} turn={turn} isLatest={turn === last} level={level} {...props} />
        ))}
      </div>
    </div>
  );
}
