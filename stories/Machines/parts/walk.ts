import { isIn } from '../../support/inState.ts';
import { allStates, chartOf } from './chart.ts';
import { eventOf, stageEvents } from './events.ts';
import { createLive } from './live.ts';
import type { MachineStory } from './machineStories.ts';
import { summaryOf } from './payloadForm.ts';
import type { MachinePayloads } from './payloads.ts';

/**
 * Sends each ready-made payload in the state of each story that accepts it. Returns what threw, what the form would
 * refuse, and events of the chart that no story's state accepts.
 */
export function walked(stories: readonly MachineStory[], payloads: MachinePayloads): string[] {
  const problems = new Set<string>();
  const unsent = new Set<string>();
  const sent = new Set<string>();
  for (const { situation, name } of stories) {
    const { value, context } = situation.snapshot;
    const transitions = allStates(chartOf(situation.machine)).flatMap(({ path, transitions: own }) =>
      own.map((transition) => ({ ...transition, isPossible: path === '' || isIn(value, path) })),
    );
    for (const { type, ready, schema, isAccepted } of stageEvents(transitions, payloads, context)) {
      if (type in payloads.events) (isAccepted ? sent : unsent).add(type);
      for (const payload of isAccepted ? ready : []) {
        const at = `${name}, ${type}, ${summaryOf(payload)}`;
        if (schema?.safeParse(payload).success === false) problems.add(`${at}: the form refuses it`);
        const live = createLive(situation);
        live.send(eventOf(type, payload));
        const { failure, snapshot } = live.current();
        if (failure !== null) problems.add(`${at}: ${failure}`);
        else
          try {
            situation.view(snapshot);
          } catch (error) {
            problems.add(`${at}: no view, ${String(error)}`);
          }
        live.stop();
      }
    }
  }
  return [
    ...problems,
    ...[...unsent].filter((type) => !sent.has(type)).map((type) => `${type}: accepted in no story's state`),
  ];
}
