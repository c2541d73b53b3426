import { assign, enqueueActions, setup } from 'xstate';
import type { ActorLogic, ActorRef, ActorRefFrom, EventObject, Snapshot } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import type { System } from '../../kit/index.ts';
import { hosted } from './hosted.ts';
import type { HostedInput } from './hosted.ts';

type StartRequest = { type: 'actor.start'; name: string } & HostedInput;

/** Runs actors that continue while another tab is open, such as a conversation. */
export const backgroundMachine = setup({
  types: {
    context: {} as { running: Readonly<Record<string, ActorRefFrom<typeof hosted>>> },
    events: {} as StartRequest | { type: 'actors.stop' },
  },
  actors: { hosted },
  actions: {
    start: assign(({ context, spawn }, { name, logic, input }: StartRequest) => ({
      running: { ...context.running, [name]: spawn('hosted', { id: name, input: { logic, input } }) },
    })),
    stopAll: enqueueActions(({ context, enqueue }) => {
      for (const actor of Object.values(context.running)) enqueue.stopChild(actor);
      enqueue.assign({ running: {} });
    }),
  },
  guards: { isNew: ({ context }, { name }: StartRequest) => !(name in context.running) },
}).createMachine({
  id: 'background',
  context: { running: {} },
  on: {
    'actor.start': { guard: withEvent('isNew'), actions: withEvent('start') },
    'actors.stop': { actions: 'stopAll' },
  },
});

/** Starts an actor in the background. The same name returns the same actor until the world is reset. */
export type RunInBackground = <
  S extends Snapshot<unknown>,
  E extends EventObject,
  I,
  Emitted extends EventObject,
>(
  name: string,
  logic: ActorLogic<S, E, I, System, Emitted>,
  input: I,
) => ActorRef<S, E, Emitted>;

export const runIn =
  (background: ActorRefFrom<typeof backgroundMachine>): RunInBackground =>
  (name, logic, input) => {
    background.send({ type: 'actor.start', name, logic, input });
    const actor = background.getSnapshot().context.running[name];
    if (!actor) throw new Error(`The background does not run: ${name}`);
    return actor;
  };
