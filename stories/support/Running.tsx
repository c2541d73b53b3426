import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import {
  createActor,
  type ActorOptions,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';

interface RunningProps<Machine extends AnyStateMachine> {
  /** With actors that simulate the server. */
  machine: Machine;
  input: ActorOptions<Machine>['input'];
  /** Event to send at the start, as the app would. */
  first?: EventFromLogic<Machine>;
  onEmitted?: (emitted: EmittedFrom<Machine>) => void;
  /** Subscribes to events that the app sends later; returns an unsubscribe function. */
  inbox?: (send: (event: EventFromLogic<Machine>) => void) => () => void;
  children: (snapshot: SnapshotFrom<Machine>, send: (event: EventFromLogic<Machine>) => void) => ReactNode;
}

/** A screen on a running machine. */
export function Running<Machine extends AnyStateMachine>({
  machine,
  input,
  first,
  onEmitted,
  inbox,
  children,
}: RunningProps<Machine>) {
  const [actor] = useState(() => {
    const made = createActor(machine, { input } as ActorOptions<Machine>);
    if (onEmitted) made.on('*', onEmitted);
    return made;
  });
  const [begin] = useState(first);
  const [connect] = useState(() => inbox);
  useEffect(() => {
    actor.start();
    if (begin) actor.send(begin);
    const disconnect = connect?.((event) => actor.send(event));
    return () => {
      disconnect?.();
      actor.stop();
    };
  }, [actor, begin, connect]);
  const snapshot = useSyncExternalStore(
    (listener) => actor.subscribe(listener).unsubscribe,
    () => actor.getSnapshot(),
  );
  return children(snapshot as SnapshotFrom<Machine>, (event) => actor.send(event));
}
