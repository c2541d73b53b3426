import type { AnswerBlock } from '@vetsync/machines/battleBuddy/assistant';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import Volume from 'lucide-react/icons/volume-2';
import VolumeOff from 'lucide-react/icons/volume-off';
import { Button } from '../../components/Button/Button.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { usePhrases } from '../../language/usePhrases.ts';
import { useWords } from '../../language/useWords.ts';
import { IconButton } from '../system/parts/IconButton.tsx';
import '../system/System.phrases.ts';
import { answer, proposal as proposalStyle, turn as turnStyle } from './Assistant.css.ts';
import type { TurnProps } from './Assistant.types.ts';
import { assistantWords } from './Assistant.words.ts';
import { intentNames } from './IntentNames.words.ts';
import { AssistantCardView } from './AssistantCards.tsx';
import { AssistantSources, AssistantText } from './AssistantText.tsx';
import { bubble, message } from './Chat.css.ts';

/** A question with its answer, as far as it has come. */
export function AssistantTurn(props: TurnProps) {
  const words = useWords(assistantWords);
  const { turn, view, intl } = props;
  return (
    <div className={turnStyle}>
      <div className={message({ type: 'user' })}>
        <VisuallyHidden>{words.you}</VisuallyHidden>
        <div dir="auto" className={bubble({ type: 'user' })}>
          {turn.text}
        </div>
      </div>
      <div className={answer}>
        <VisuallyHidden>{words.title}</VisuallyHidden>
        {turn.blocks.map((block, index) => (
          <Block key={`${index}`} block={block} {...props} />
        ))}
        {turn.state === 'answered' && turn.sources.length > 0 && (
          <AssistantSources sources={turn.sources} locale={intl.locale} />
        )}
        <Ending {...props} />
        {turn.next.length > 0 && (
          <section aria-label={words.next}>
            <Inline space="xsmall">
              {turn.next.map((text) => (
                <Button
                  key={text}
                  size="small"
                  isDisabled={view.talk !== 'ready'}
                  onPress={() => props.send({ type: 'question.ask', text })}
                >
                  {text}
                </Button>
              ))}
            </Inline>
          </section>
        )}
      </div>
    </div>
  );
}

function Block({ block, turn, view, send, intl, level }: TurnProps & { block: AnswerBlock }) {
  switch (block.kind) {
    case 'text':
      return <AssistantText paragraphs={block.paragraphs} sources={turn.sources} />;
    case 'card':
      return <AssistantCardView card={block.card} links={view.links} locale={intl.locale} level={level} />;
    case 'handover':
      return <Handover handover={block.handover} />;
    case 'proposal':
      return (
        <Proposal
          proposal={block}
          isBusy={view.talk === 'answering'}
          onSend={() => send({ type: 'proposal.send', message: turn.id, index: block.index })}
        />
      );
    // It stands above the conversation.
    case 'crisis':
      return null;
  }
}

function Handover({ handover }: { handover: (AnswerBlock & { kind: 'handover' })['handover'] }) {
  const words = useWords(assistantWords).handover;
  const { to, why, address, phone } = handover;
  return (
    <Stack space="xsmall">
      <Text>{words.why[why]}</Text>
      <Inline space="xsmall">
        <LinkButton href={address}>{words.to[to]}</LinkButton>
        {phone !== undefined && (
          <LinkButton href={`tel:${phone.replaceAll(/\D/g, '')}`}>{words.call(phone)}</LinkButton>
        )}
      </Inline>
    </Stack>
  );
}

interface ProposalProps {
  proposal: AnswerBlock & { kind: 'proposal' };
  isBusy: boolean;
  onSend: () => void;
}

/** Everything that would be sent. Only a press sends it. */
function Proposal({ proposal: { summary, state, problem }, isBusy, onSend }: ProposalProps) {
  const words = useWords(assistantWords).proposal;
  const write = usePhrases();
  return (
    <section className={proposalStyle} aria-label={summary.title}>
      <Text weight="strong">{summary.title}</Text>
      <DescriptionList items={summary.lines} />
      {state === 'sent' ? (
        <output>
          <Text weight="strong">{words.sent}</Text>
        </output>
      ) : (
        <Inline space="small">
          <Button variant="primary" isPending={state === 'sending'} isDisabled={isBusy} onPress={onSend}>
            {state === 'sending' ? words.sending : words.send}
          </Button>
          <Text size="caption" tone="muted">
            {words.nothing}
          </Text>
        </Inline>
      )}
      {state === 'failed' && (
        <Text tone="critical" role="alert">
          {words.failed}. {write(problem)}
        </Text>
      )}
    </section>
  );
}

/** What is said of an answer that didn't end, and what can be done with one that did. */
function Ending(props: TurnProps) {
  const { turn, view, send, isLatest } = props;
  const words = useWords(assistantWords);
  const write = usePhrases();
  const { state, id, plain } = turn;
  if (state === 'answering') return null;
  if (state !== 'answered')
    return (
      <Inline space="small">
        <output>
          <Text tone="muted">
            {state === 'stopped' ? words.stopped : `${words.broken} ${write(turn.problem)}`}
          </Text>
        </output>
        {isLatest && (
          <Button
            size="small"
            isDisabled={view.talk !== 'ready'}
            onPress={() => send({ type: 'answer.retry' })}
          >
            {words.retry}
          </Button>
        )}
      </Inline>
    );
  const rate = (helpful: boolean) => send({ type: 'feedback.give', message: id, feedback: { helpful } });
  return (
    <Stack space="xsmall">
      <Inline space="hair">
        {plain !== '' && (
          <CopyButton size="small" variant="quiet" text={plain}>
            {words.copy}
          </CopyButton>
        )}
        {plain !== '' && view.devices.speaks && (
          <IconButton
            size="small"
            icon={turn.isAloud ? VolumeOff : Volume}
            label={turn.isAloud ? words.stopReading : words.readAloud}
            onPress={() => send({ type: 'aloud.toggle', message: id, text: plain })}
          />
        )}
        <IconButton
          size="small"
          icon={ThumbsUp}
          label={words.helpful}
          aria-pressed={turn.feedback?.helpful === true}
          onPress={() => rate(true)}
        />
        <IconButton
          size="small"
          icon={ThumbsDown}
          label={words.notHelpful}
          aria-pressed={turn.feedback?.helpful === false}
          onPress={() => rate(false)}
        />
        {turn.why && (
          <Button
            size="small"
            variant="quiet"
            aria-expanded={turn.isWhyShown}
            onPress={() => send({ type: 'why.toggle', message: id })}
          >
            {words.why.title}
          </Button>
        )}
      </Inline>
      <Feedback {...props} />
      {turn.why?.trouble && (
        <Text size="small" tone="muted">
          {words.why.troubles[turn.why.trouble]}
        </Text>
      )}
      {turn.why && turn.isWhyShown && <Why why={turn.why} />}
    </Stack>
  );
}

function Feedback({ turn: { id, feedback }, view, send }: TurnProps) {
  const words = useWords(assistantWords);
  if (feedback === null) return null;
  if (feedback.helpful || feedback.why !== undefined)
    return (
      <output>
        <Text size="small" tone="muted">
          {words.thanks}
        </Text>
      </output>
    );
  return (
    <section aria-label={words.reason}>
      <Text size="small">{words.reason}</Text>
      <Inline space="xsmall">
        {view.feedbackReasons.map((why) => (
          <Button
            key={why}
            size="small"
            onPress={() => send({ type: 'feedback.give', message: id, feedback: { helpful: false, why } })}
          >
            {words.reasons[why]}
          </Button>
        ))}
      </Inline>
    </section>
  );
}

function Why({ why }: { why: NonNullable<TurnProps['turn']['why']> }) {
  const allWords = useWords(assistantWords);
  const words = allWords.why;
  const intents = useWords(intentNames);
  const found = Object.values(why.slots).join(', ');
  const lookups = why.lookups.map((lookup) => allWords.lookups[lookup]).join(', ');
  return (
    <DescriptionList
      items={[
        { label: words.understood, value: intents[why.intent] },
        { label: words.found, value: found || words.nothing },
        { label: words.lookups, value: lookups || words.nothing },
        { label: words.engine, value: words.engines[why.engine] },
        ...(why.leftOut ? [{ label: words.leftOut, value: words.sentences(why.leftOut) }] : []),
      ]}
    />
  );
}
