import { assign, enqueueActions, setup } from 'xstate';
import type { ActorLogic, ActorRef, ActorRefFrom, EventObject, Snapshot } from 'xstate';
import { withEvent } from '../../kit/index.ts';
import type { ActorSystem } from '../../kit/index.ts';
import { dynamicLogic } from './dynamicLogic.ts';
import type { DynamicLogicInput } from './dynamicLogic.ts';

type StartRequest = { type: 'actor.start'; name: string } & DynamicLogicInput;
/** Stops the actors of all epochs but one. */
export interface StopRequest {
  type: 'actors.stop';
  except: string;
}

/** A new epoch's actor may start before those of the last one are stopped, so their names differ. */
const nameIn = (epoch: string, name: string) => `${epoch}/${name}`;

/** Runs actors that continue while another tab is open, such as a conversation. */
export const backgroundMachine = setup({
  types: {
    context: {} as { running: Readonly<Record<string, ActorRefFrom<typeof dynamicLogic>>> },
    events: {} as StartRequest | StopRequest,
  },
  actors: { dynamicLogic },
  actions: {
    start: assign(({ context, spawn }, { name, logic, input }: StartRequest) => ({
      running: { ...context.running, [name]: spawn('dynamicLogic', { id: name, input: { logic, input } }) },
    })),
    stopOthers: enqueueActions(({ context, enqueue }, { except }: StopRequest) => {
      const isOther = (name: string) => !name.startsWith(nameIn(except, ''));
      const running = Object.entries(context.running);
      for (const [name, actor] of running) if (isOther(name)) enqueue.stopChild(actor);
      enqueue.assign({ running: Object.fromEntries(running.filter(([name]) => !isOther(name))) });
    }),
  },
  guards: { isNew: ({ context }, { name }: StartRequest) => !(name in context.running) },
}).createMachine({
  id: 'background',
  context: { running: {} },
  on: {
    'actor.start': { guard: withEvent('isNew'), actions: withEvent('start') },
    'actors.stop': { actions: withEvent('stopOthers') },
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
  logic: ActorLogic<S, E, I, ActorSystem, Emitted>,
  input: I,
) => ActorRef<S, E, Emitted>;

export const runInBackground =
  (background: ActorRefFrom<typeof backgroundMachine>, epoch: string): RunInBackground =>
  (ownName, logic, input) => {
    const name = nameIn(epoch, ownName);
    background.send({ type: 'actor.start', name, logic, input });
    const actor = background.getSnapshot().context.running[name];
    if (!actor) throw new Error(`The background does not run: ${name}`);
    return actor;
  };
