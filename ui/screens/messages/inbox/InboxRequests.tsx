import type { InboxRequest } from '@vetsync/machines/exchange/inbox';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { usePhrases } from '../../../language/usePhrases.ts';
import { useWords } from '../../../language/useWords.ts';
import { formatNumber, relativeTime } from '../../format.ts';
import { useFocusWhen } from '../../system/parts/focus.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import type { InboxProps } from '../Messages.types.ts';
import { inboxRequestsWords } from '../Inbox.words.ts';
import { prose } from '../../exchange/received/Received.css.ts';
import '../../system/System.phrases.ts';

/** Organizations that ask for a conversation: who, with which words, and what an answer means. */
export function InboxRequests({ view, send }: InboxProps) {
  const words = useWords(inboxRequestsWords);
  const { requests, requestsState, intl } = view;
  if (requestsState === 'failed')
    return (
      <Banner
        tone="caution"
        announce="status"
        action={
          <Button size="small" onPress={() => send({ type: 'requests.retry' })}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </Banner>
    );
  const title = words.title(requests.length, formatNumber(requests.length, intl));
  // The live region is there before the first request arrives.
  const announced = <VisuallyHidden live="polite">{requests.length > 0 && title}</VisuallyHidden>;
  if (requests.length === 0) return announced;
  return (
    <Stack as="section" space="small" aria-labelledby="contact-requests">
      {announced}
      <Heading level={2} id="contact-requests">
        {title}
      </Heading>
      <Text tone="muted">{words.text}</Text>
      {requests.map((request) => (
        <Request key={request.id} request={request} view={view} send={send} />
      ))}
    </Stack>
  );
}

function Request({ request, view, send }: InboxProps & { request: InboxRequest }) {
  const words = useWords(inboxRequestsWords);
  const write = usePhrases();
  const { id, organizationName, fromName, text, at, state, isCurrent } = request;
  const { intl, requestFailure, requests } = view;
  const card = useFocusWhen<HTMLElement>(isCurrent);
  const isBusy = requests.some((one) => one.state === 'accepting' || one.state === 'declining');
  return (
    <Card as="article" aria-label={words.from(fromName, organizationName)} tabIndex={-1} ref={card}>
      <Stack space="small">
        <Inline justify="space-between" space="small">
          <Text weight="strong">{words.from(fromName, organizationName)}</Text>
          <TimeText at={at} intl={intl} size="caption" tone="muted">
            {relativeTime(at, intl)}
          </TimeText>
        </Inline>
        <div className={prose}>{text}</div>
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
            isDisabled={isBusy && state !== 'accepting'}
            onPress={() => send({ type: 'request.accept', id })}
          >
            {state === 'accepting' ? words.accepting : words.accept}
          </Button>
          <Button
            aria-label={state === 'declining' ? undefined : words.declineOf(organizationName)}
            isPending={state === 'declining'}
            isDisabled={isBusy && state !== 'declining'}
            onPress={() => send({ type: 'request.decline', id })}
          >
            {state === 'declining' ? words.declining : words.decline}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
