import { Badge } from '@vetsync/ui/components/Badge';
import { Banner } from '@vetsync/ui/components/Banner';
import { Box } from '@vetsync/ui/components/Box';
import { Button } from '@vetsync/ui/components/Button';
import { Disclosure } from '@vetsync/ui/components/Disclosure';
import { Inline } from '@vetsync/ui/components/Inline';
import { Stack } from '@vetsync/ui/components/Stack';
import { Text } from '@vetsync/ui/components/Text';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isIn } from '../../support/inState.ts';
import { allStates, chartOf } from './chart.ts';
import { EventList } from './EventList.tsx';
import { eventOf, stageEvents } from './events.ts';
import { Inspector } from './Inspector.tsx';
import { activeStates, createLive, type LiveState } from './live.ts';
import * as look from './look.ts';
import type { MachineStory } from './machineStories.ts';
import type { MachinePayloads } from './payloads.ts';
import { Screen } from './Screen.tsx';
import { Statechart } from './Statechart.tsx';

const json = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'function' ? 'ƒ' : part), 2);

/** Data that no screen would send can put a machine into a context without a valid view. */
function viewed(
  { situation: { view } }: MachineStory,
  { snapshot, failure }: LiveState,
): { view?: unknown; broken?: string } {
  if (failure !== null) return { broken: failure };
  try {
    return { view: view(snapshot) };
  } catch (error) {
    return { broken: String(error) };
  }
}

interface StageProps {
  story: MachineStory;
  payloads: MachinePayloads;
  restart: () => void;
}

/** Runs a machine from a story: its screen, the events it accepts, what happened, and its chart. */
export function Stage({ story, payloads, restart }: StageProps) {
  const [live] = useState(() => createLive(story.situation));
  useEffect(() => live.stop, [live]);
  const state = useSyncExternalStore(live.subscribe, live.current);
  const [isAsleep, setIsAsleep] = useState(false);
  const { machine } = story.situation;
  const chart = useMemo(() => chartOf(machine), [machine]);
  const { value, context, status } = state.snapshot;
  const isActive = (path: string) => path === '' || isIn(value, path);
  const transitions = allStates(chart).flatMap(({ path, transitions: own }) =>
    own.map((transition) => ({ ...transition, isPossible: isActive(path) && status === 'active' })),
  );
  const shown = viewed(story, state);
  const wake = useCallback(() => setIsAsleep(false), []);

  return (
    <Stack space="large">
      <div style={look.page}>
        <div>
          <section style={look.stage} aria-label="The screen">
            {story.follows && shown.view !== undefined && (
              <Screen storyId={story.id} view={shown.view} send={live.send} isAsleep={isAsleep} wake={wake} />
            )}
            <Disclosure title="The view" level={2} defaultExpanded={!story.follows}>
              <pre style={look.code}>{json(shown.view)}</pre>
            </Disclosure>
          </section>
        </div>
        <Box as="section" aria-label="The machine" onFocus={() => setIsAsleep(true)}>
          <Stack space="large">
            <Inline space="xsmall">
              <Text as="span" size="small" tone="muted">
                Now in
              </Text>
              {activeStates(value)
                .split(', ')
                .map((path) => (
                  <Badge key={path} tone="positive">
                    {path}
                  </Badge>
                ))}
            </Inline>
            {shown.broken !== undefined && (
              <Banner
                tone="critical"
                announce="alert"
                title="The machine stopped with an error"
                action={<Button onPress={restart}>Restart the machine</Button>}
              >
                {shown.broken}
              </Banner>
            )}
            <EventList
              events={stageEvents(transitions, payloads, context)}
              send={(type, payload) => live.send(eventOf(type, payload))}
            />
            <Inspector state={state} stepBack={live.stepBack} fail={live.fail} />
          </Stack>
        </Box>
      </div>
      <Statechart chart={chart} isActive={isActive} />
    </Stack>
  );
}
