import { Badge } from '@vetsync/ui/components/Badge';
import { Button } from '@vetsync/ui/components/Button';
import { Heading } from '@vetsync/ui/components/Heading';
import { Inline } from '@vetsync/ui/components/Inline';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import type { LiveState, LogLine } from './live.ts';
import * as look from './look.ts';

const timeOf = (at: number) =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' });

function Line({ line: { kind, at, type, payload, states } }: { line: LogLine }) {
  return (
    <li style={look.logLine} data-kind={kind}>
      <Text as="time" size="small" tone="muted" numeric dateTime={new Date(at).toISOString()}>
        {timeOf(at)}
      </Text>
      <div>
        <Inline space="xsmall">
          <Text as="strong" size="small" weight="strong">
            {type}
          </Text>
          {kind === 'emitted' && <Badge tone="info">emitted</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          {payload}
        </Text>
        {states && (
          <Text size="small">
            {states.before} → {states.after}
          </Text>
        )}
      </div>
    </li>
  );
}

interface InspectorProps {
  state: LiveState;
  stepBack: () => void;
  fail: () => void;
}

/** Every event with its time and what it changed, newest first, and the way back. */
export function Inspector({ state: { snapshot, log, canStepBack }, stepBack, fail }: InspectorProps) {
  return (
    <Stack space="small">
      <Inline justify="space-between">
        <Heading level={2} size="title">
          What happened
        </Heading>
        <Inline space="xsmall">
          <Button size="small" isDisabled={snapshot.status !== 'active'} onPress={fail}>
            Throw an error
          </Button>
          <Button size="small" isDisabled={!canStepBack} onPress={stepBack}>
            Step back
          </Button>
        </Inline>
      </Inline>
      {log.length === 0 && <Text tone="muted">Nothing yet. Send an event, or use the screen.</Text>}
      <ol style={look.log} reversed>
        {log.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
    </Stack>
  );
}
