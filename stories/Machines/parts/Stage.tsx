import { Banner } from '@vetsync/ui/components/Banner';
import { Button } from '@vetsync/ui/components/Button';
import { Disclosure } from '@vetsync/ui/components/Disclosure';
import { Heading } from '@vetsync/ui/components/Heading';
import { Inline } from '@vetsync/ui/components/Inline';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { TextArea } from '@vetsync/ui/components/TextArea';
import { useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Cause, ChartTransition } from './chart.ts';
import { Screen } from './Screen.tsx';
import type { MachineStory } from './machineStories.ts';
import type { Live } from './useLive.ts';
import * as look from './look.ts';

/** Default data of an event if nothing was entered: an unreachable server, an empty answer. */
const usual: Partial<Record<Cause, object>> = {
  failure: { error: { status: 0, code: 'unreachable' } },
  answer: { output: {} },
};

const json = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'function' ? 'ƒ' : part), 2);

function parsed(text: string): object | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Data that no screen would send can put a machine into a context without a valid view. */
function viewed(
  { situation: { view } }: MachineStory,
  { snapshot }: Live,
): { view?: unknown; broken?: string } {
  try {
    return { view: view(snapshot) };
  } catch (error) {
    return { broken: String(error) };
  }
}

/** Two active states may wait for the same kind of event, so the label includes the state. */
function labelOf({ label, event }: ChartTransition, events: readonly ChartTransition[]): string {
  const isShared = events.filter((each) => each.label === label).length > 1;
  return isShared ? `${label}: ${event.split('.').slice(-2).join('.')}` : label;
}

interface StageProps {
  story: MachineStory;
  live: Live;
  /** Transitions of the active states. */
  possible: readonly ChartTransition[];
}

/** A button for each event that is possible now, the data it carries, and its effect. */
export function Stage({ story, live, possible }: StageProps) {
  const [carried, setCarried] = useState('');
  const events = [...new Map(possible.map((each) => [each.event, each])).values()].filter(
    ({ cause }) => cause !== 'always',
  );
  const own = parsed(carried);
  const send = ({ event, cause }: ChartTransition) => {
    const along = carried.trim() === '' ? (live.carried[event] ?? usual[cause] ?? {}) : (own ?? {});
    live.send({ ...along, type: event } as AnyEventObject);
    setCarried('');
  };
  const shown = viewed(story, live);
  const broken = live.log.find(({ kind }) => kind === 'broken')?.text ?? shown.broken;

  return (
    <Stack space="large">
      <Stack space="small">
        <Heading level={2} size="title">
          What can happen now
        </Heading>
        <Inline space="xsmall">
          {events.map((transition) => (
            <Button
              key={transition.event}
              size="small"
              isDisabled={own === null}
              onPress={() => send(transition)}
            >
              {labelOf(transition, events)}
            </Button>
          ))}
        </Inline>
        {events.length === 0 && <Text tone="muted">Nothing: this state is the last.</Text>}
        <TextArea
          label="Carried along, as JSON"
          isRequired={false}
          help='For the next event, such as {"field": "name", "value": "Dana"}. Without it, the event carries what it carried last.'
          error={own === null ? 'This is not a JSON object' : undefined}
          value={carried}
          onChange={setCarried}
        />
      </Stack>
      {broken !== undefined && (
        <Banner tone="critical" title="The machine can't use this event as it is">
          {broken}
        </Banner>
      )}
      {story.follows && shown.view !== undefined && (
        <Screen storyId={story.id} view={shown.view} send={live.send} />
      )}
      <Disclosure title="The view" level={3} defaultExpanded={!story.follows}>
        <pre style={look.code}>{json(shown.view)}</pre>
      </Disclosure>
      <Stack space="xsmall">
        <Heading level={2} size="title">
          What happened
        </Heading>
        {live.log.length === 0 && <Text tone="muted">Nothing yet. Press an event, or use the screen.</Text>}
        <ol style={look.log} reversed>
          {live.log.map(({ id, kind, text }) => (
            <li key={id} data-kind={kind}>
              <strong>{kind}</strong> {text}
            </li>
          ))}
        </ol>
      </Stack>
    </Stack>
  );
}
