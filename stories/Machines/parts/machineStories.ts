import { statesOf } from '@vetsync/machines/kit';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { situationOf, type ShownSituation } from '../../support/inState.ts';

/** What this reads from a story and its file's meta. */
interface Written {
  title?: string;
  name?: string;
  tags?: readonly string[];
  args?: { view?: unknown };
  parameters?: { machineState?: object };
}
export type StoryModule = Record<string, unknown>;

/** A story that shows a state of a machine. */
export interface MachineStory {
  id: string;
  name: string;
  /** Paths of the states that it shows. */
  states: string[];
  situation: ShownSituation;
  /** Whether its screen can be driven live: it takes the machine's view unchanged. */
  follows: boolean;
}

/** Stories that show states of the machine, in the order of its definition. */
export function machineStories(machine: string, modules: readonly StoryModule[]): MachineStory[] {
  const found = modules.flatMap((module) => {
    const meta = module.default as Written;
    return Object.entries(module).flatMap(([key, written]) => {
      const story = written as Written;
      const states = (story.tags ?? []).flatMap((tag) => {
        const [owner, path] = tag.split(':');
        return owner === machine && path !== undefined ? [path] : [];
      });
      const machineState = story.parameters?.machineState ?? meta.parameters?.machineState;
      const situation = machineState && situationOf(machineState);
      if (key === 'default' || states.length === 0 || !situation) return [];
      return {
        id: toId(meta.title ?? '', storyNameFromExport(key)),
        name: story.name ?? storyNameFromExport(key),
        states,
        situation,
        follows: (story.args?.view ?? meta.args?.view) === situation.shown,
      };
    });
  });
  const [first] = found;
  if (!first) return [];
  const order = statesOf(first.situation.machine);
  const indexOfStory = ({ states: [state = ''] }: MachineStory) => order.indexOf(state);
  return found.toSorted((one, other) => indexOfStory(one) - indexOfStory(other));
}
