import MessageSquare from 'lucide-react/icons/message-square';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import type { CandidateProps } from '../Candidates.types.ts';
import { candidateWords } from '../Candidates.words.ts';
import { CrisisHelp } from '../../system/crisis/CrisisHelp.tsx';
import '../../system/System.phrases.ts';
import { exactTime } from '../../dates.ts';
import { relativeTime } from '../../moreDates.ts';

/** Asks the candidate for a conversation, or says how far the request has come. A declined one stays "sent". */
export function ContactRequest({ detail: { request }, intl, send }: CandidateProps) {
  const words = useWords(candidateWords).request;
  const { state, sentAt, threadHref } = request;
  if (state === 'accepted')
    return (
      <Stack space="small" align="flex-start">
        <Text>{words.accepted}</Text>
        {threadHref && (
          <LinkButton variant="primary" icon={MessageSquare} href={threadHref}>
            {words.open}
          </LinkButton>
        )}
      </Stack>
    );
  if (state === 'sent' && sentAt)
    return (
      <Banner tone="positive" announce="status">
        {words.sent(relativeTime(sentAt, intl))}
      </Banner>
    );
  return <Writing request={request} intl={intl} send={send} />;
}

function Writing({
  request,
  intl,
  send,
}: Pick<CandidateProps, 'intl' | 'send'> & { request: CandidateProps['detail']['request'] }) {
  const words = useWords(candidateWords).request;
  const write = usePhrases();
  const { state, text, textMax, canSend, limitedUntil, crisis, failure } = request;
  return (
    <Stack as="section" space="small" aria-label={words.title}>
      {crisis && <CrisisHelp finding={crisis} onDismiss={() => send({ type: 'crisis.dismiss' })} />}
      {state === 'notSent' && failure && (
        <Banner tone="critical" announce="alert" title={words.notSent}>
          {write(failure)}
        </Banner>
      )}
      {limitedUntil && (
        <Banner tone="caution" announce="status">
          {words.limited(exactTime(limitedUntil, intl))}
        </Banner>
      )}
      <TextArea
        name="request"
        label={words.label}
        help={words.help}
        limit={textMax}
        isReadOnly={state === 'sending'}
        value={text}
        onChange={(value) => send({ type: 'text.change', text: value })}
      />
      <div>
        <Button
          variant="primary"
          isPending={state === 'sending'}
          isDisabled={!canSend && state !== 'sending'}
          onPress={() => send({ type: 'request.send' })}
        >
          {state === 'sending' ? words.sending : words.send}
        </Button>
      </div>
    </Stack>
  );
}
