import type { Fact, World, WorldCommand } from '../model/index.ts';

/** What a screen tells the machine: start the demo over, in every tab. */
export type WorldEvent = { type: 'world.reset' };

/** What the platform passes on. */
export type WorldInbox =
  | { type: 'world.do'; command: WorldCommand }
  /** A place of the platform is shown; the machine asks the other tabs what they know. */
  | { type: 'world.enter' }
  /** The site's root is shown: this tab's demo starts over (platform spec, section 2). */
  | { type: 'world.leave' };

/** What tabs tell each other: a question, or facts of an era. A reset begins a new era. */
export type WorldMessage = { kind: 'ask' } | { kind: 'facts'; era: Era; facts: readonly Fact[] };

/** From one reset to the next; of two, the later one counts. `at` in epoch milliseconds. */
export interface Era {
  id: string;
  at: number;
}

/** To the actor `otherTabs`: pass this on. From it: a message came, not to be trusted yet. */
export type OtherTabsEvent =
  | { type: 'tabs.tell'; message: WorldMessage }
  | { type: 'tabs.told'; message: unknown };

/** To the actor `keep`: keep this text (null: nothing) for this tab. From it: it could or could not. */
export type KeepEvent =
  | { type: 'keep.write'; text: string | null }
  | { type: 'keep.done' }
  | { type: 'keep.failed' };

export type WorldMachineNews =
  | { type: 'world.changed'; world: World }
  /** `here`: by a command in this tab. */
  | { type: 'fact.happened'; fact: Fact; here: boolean };
