import { assign } from 'xstate';
import type { EventObject, MachineContext } from 'xstate';

/** `assign` for what several machines declare in `setup`: it changes the part of the context that it knows. */
export const assignPart =
  <Part extends MachineContext, Context extends Part, Event extends EventObject>() =>
  <Params = undefined>(change: (context: Context, params: Params) => Partial<Part>) =>
    assign<Context, Event, Params, Event, never>(({ context }, params) => ({
      ...context,
      ...change(context, params),
    }));
