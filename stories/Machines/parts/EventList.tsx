import { Badge } from '@vetsync/ui/components/Badge';
import { Button } from '@vetsync/ui/components/Button';
import { Disclosure } from '@vetsync/ui/components/Disclosure';
import { Heading } from '@vetsync/ui/components/Heading';
import { Inline } from '@vetsync/ui/components/Inline';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { EventForm } from './EventForm.tsx';
import type { StageEvent } from './events.ts';
import * as look from './look.ts';
import { summaryOf } from './payloadForm.ts';

interface EventListProps {
  events: readonly StageEvent[];
  send: (type: string, payload: object) => void;
}

const isEmpty = (payload: object) => Object.keys(payload).length === 0;

/** An event with its ready-made payloads as buttons, and a form for others. */
function EventRow({ event, send }: { event: StageEvent; send: EventListProps['send'] }) {
  const { type, label, ready, schema } = event;
  return (
    <li style={look.event} data-event={type}>
      <Text as="span" size="small" weight="strong">
        {label}
      </Text>
      <Inline space="xsmall">
        {ready.map((payload, at) => (
          <Button
            key={at}
            size="small"
            aria-label={isEmpty(payload) ? `Send ${label}` : `Send ${label}: ${summaryOf(payload)}`}
            onPress={() => send(type, payload)}
          >
            {isEmpty(payload) ? 'Send' : summaryOf(payload)}
          </Button>
        ))}
      </Inline>
      {schema !== null && (
        <Disclosure title={`Another payload of ${label}`} level={3}>
          <EventForm type={type} schema={schema} send={(payload) => send(type, payload)} />
        </Disclosure>
      )}
    </li>
  );
}

/** The events that the machine accepts now, and the others behind a disclosure. */
export function EventList({ events, send }: EventListProps) {
  const accepted = events.filter(({ isAccepted }) => isAccepted);
  const others = events.filter(({ isAccepted }) => !isAccepted);
  return (
    <Stack space="small">
      <Heading level={2} size="title">
        What can happen now
      </Heading>
      {accepted.length === 0 && <Text tone="muted">Nothing: this state is the last.</Text>}
      <ul style={look.events}>
        {accepted.map((event) => (
          <EventRow key={event.type} event={event} send={send} />
        ))}
      </ul>
      {others.length > 0 && (
        <Disclosure title="Not accepted in this state" hint={`${others.length} events`} level={3}>
          <Inline space="xsmall">
            {others.map(({ type, label }) => (
              <Badge key={type}>{label}</Badge>
            ))}
          </Inline>
        </Disclosure>
      )}
    </Stack>
  );
}
