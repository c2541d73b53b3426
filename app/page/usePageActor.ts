import { useEffect, useState } from 'react';
import {
  createActor,
  type ActorOptions,
  type AnyActorLogic,
  type EmittedFrom,
  type EventObject,
  type RequiredActorOptionsKeys,
} from 'xstate';
import { useRoot } from './useRoot.ts';

type EmittedHandlers<Emitted extends EventObject> = {
  [Type in Emitted['type']]?: (emitted: Extract<Emitted, { type: Type }>) => void;
};

type PageActorOptions<Logic extends AnyActorLogic> = ActorOptions<Logic> & {
  [Key in RequiredActorOptionsKeys<Logic>]: unknown;
} & {
  /** Handlers of what the machine emits for this page. */
  on?: EmittedHandlers<EmittedFrom<Logic>>;
};

/**
 * Runs a page's machine as long as the page is shown. The root handles toasts, navigation and the other events that any
 * machine may emit, and `on` those of this page. Options are read once, when the page opens. All handlers are connected
 * before the machine starts, so that its first events aren't lost.
 */
export function usePageActor<Logic extends AnyActorLogic>(
  logic: Logic,
  { on = {}, ...options }: PageActorOptions<Logic>,
) {
  const root = useRoot();
  const [actor] = useState(() => {
    const created = createActor(logic, options as ActorOptions<Logic>);
    root.listen(created);
    // TypeScript can't match an event's type with its handler.
    const handlers = on as Partial<Record<string, (emitted: EmittedFrom<Logic>) => void>>;
    created.on('*', (emitted) => handlers[emitted.type]?.(emitted));
    return created;
  });
  useEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);
  return actor;
}
