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
  /** With the actors that stand for the server. */
  machine: Machine;
  input: ActorOptions<Machine>['input'];
  /** What the app would pass in at the start. */
  first?: EventFromLogic<Machine>;
  onNews?: (news: EmittedFrom<Machine>) => void;
  children: (snapshot: SnapshotFrom<Machine>, send: (event: EventFromLogic<Machine>) => void) => ReactNode;
}

/** A screen on a running machine. */
export function Running<Machine extends AnyStateMachine>({
  machine,
  input,
  first,
  onNews,
  children,
}: RunningProps<Machine>) {
  const [actor] = useState(() => {
    const made = createActor(machine, { input } as ActorOptions<Machine>);
    if (onNews) made.on('*', onNews);
    return made;
  });
  const [begin] = useState(first);
  useEffect(() => {
    actor.start();
    if (begin) actor.send(begin);
    return () => {
      actor.stop();
    };
  }, [actor, begin]);
  const snapshot = useSyncExternalStore(
    (hear) => actor.subscribe(hear).unsubscribe,
    () => actor.getSnapshot(),
  );
  return children(snapshot as SnapshotFrom<Machine>, (event) => actor.send(event));
}
