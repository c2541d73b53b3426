import type { InboxRequest as AskedContact } from '@vetsync/machines/exchange/inbox';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { useFocusOnMount } from '../../system/parts/focusOnMount.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import type { InboxProps } from '../Messages.types.ts';
import { inboxRequestWords } from '../Inbox.words.ts';
import { scroll, asked } from './Inbox.css.ts';
import { levelOf } from './levelOf.ts';
import { prose } from '../../exchange/received/Received.css.ts';
import '../../system/System.phrases.ts';
import { relativeTime } from '../../moreDates.ts';

/** An organization asks for a conversation: who, with which words, and what an answer means. */
export function InboxRequest({ request, view, send }: InboxProps & { request: AskedContact }) {
  const words = useWords(inboxRequestWords);
  const write = usePhrases();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { id, organizationName, fromName, text, at, state } = request;
  const { intl, requestFailure } = view;
  return (
    <article className={`${scroll} ${asked}`} aria-label={words.from(fromName, organizationName)}>
      <Stack space="medium">
        <Stack as="hgroup" space="xxsmall">
          <Heading level={levelOf({ view })} size="lead" tabIndex={-1} ref={heading}>
            {words.title(organizationName)}
          </Heading>
          <Inline justify="space-between" space="small">
            {fromName !== '' && <Text tone="muted">{fromName}</Text>}
            <TimeText at={at} intl={intl} size="caption" tone="muted">
              {relativeTime(at, intl)}
            </TimeText>
          </Inline>
        </Stack>
        <div className={prose}>{text}</div>
        <Text tone="muted">{words.text}</Text>
        {state === 'failed' && (
          <Banner tone="critical" announce="alert" title={words.notAnswered}>
            {requestFailure && write(requestFailure)}
          </Banner>
        )}
        {/* Both answers look alike, so that the design doesn't decide. */}
        <Inline space="small">
          <Button
            aria-label={state === 'accepting' ? undefined : words.acceptOf(organizationName)}
            isPending={state === 'accepting'}
            isDisabled={state === 'declining'}
            onPress={() => send({ type: 'request.accept', id })}
          >
            {state === 'accepting' ? words.accepting : words.accept}
          </Button>
          <Button
            aria-label={state === 'declining' ? undefined : words.declineOf(organizationName)}
            isPending={state === 'declining'}
            isDisabled={state === 'accepting'}
            onPress={() => send({ type: 'request.decline', id })}
          >
            {state === 'declining' ? words.declining : words.decline}
          </Button>
        </Inline>
      </Stack>
    </article>
  );
}
