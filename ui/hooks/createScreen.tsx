'use client';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';

/** What is used of an XState actor, so that whoever needs no machine needs no XState. */
export interface ScreenActor<Snapshot, Event> {
  start: () => unknown;
  stop: () => unknown;
  send: (event: Event) => void;
  getSnapshot: () => Snapshot;
  getPersistedSnapshot: () => unknown;
  subscribe: (listen: () => void) => { unsubscribe: () => void };
}

/** What `createActor` of XState takes besides `input`. */
export interface StartOptions<Inspection> {
  /** Where the machine was when its window was closed. */
  snapshot?: StoredSnapshot;
  inspect?: Inspection;
}

/** A snapshot of XState that can be continued. */
export interface StoredSnapshot {
  status: 'active';
  output: undefined;
  error: undefined;
}

/** What every screen takes. */
interface OfMachine {
  view: unknown;
  send: (event: never) => void;
}

export interface ScreenOptions<Props extends OfMachine, Snapshot, Inspection> {
  /** Draws `{ view, send }`. */
  screen: ComponentType<Props>;
  /** The machine's view of a snapshot. */
  view: (snapshot: Snapshot) => Props['view'];
  /** Makes the actor: `(options) => createActor(machine, { input: …, ...options })`. */
  start: (options: StartOptions<Inspection>) => ScreenActor<Snapshot, Parameters<Props['send']>[0]>;
  /** Keeps where the machine is under a key, such as in `sessionStorage`. What can't be read is left out. */
  persisted?: { key: string; storage: Pick<Storage, 'getItem' | 'setItem'> };
  /** Sees each event and snapshot, such as `createBrowserInspector().inspect`. */
  inspect?: Inspection;
}

type Persisted = NonNullable<ScreenOptions<OfMachine, never, never>['persisted']>;

function storedIn({ key, storage }: Persisted): StoredSnapshot | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * A component that runs a machine while it is shown, and draws its view. It takes the screen's other props.
 *
 *     const SignUp = createScreen({
 *       screen: EarlyAccessDialog,
 *       view: leadCaptureView,
 *       start: (options) => createActor(machine, { input, ...options }),
 *     });
 */
export function createScreen<Props extends OfMachine, Snapshot, Inspection = never>({
  screen: Screen,
  view,
  start,
  persisted,
  inspect,
}: ScreenOptions<Props, Snapshot, Inspection>) {
  const begin = () => {
    const snapshot = persisted && storedIn(persisted);
    return start({ ...(snapshot && { snapshot }), ...(inspect && { inspect }) });
  };
  return function ScreenWithMachine(props: Omit<Props, keyof OfMachine>) {
    const [actor] = useState(begin);
    useEffect(() => {
      const keep = actor.subscribe(() => {
        try {
          persisted?.storage.setItem(persisted.key, JSON.stringify(actor.getPersistedSnapshot()));
        } catch {
          // The storage is full or closed: the machine goes on without it.
        }
      });
      actor.start();
      return () => {
        keep.unsubscribe();
        actor.stop();
      };
    }, [actor]);
    const [{ subscribe, read, send }] = useState(() => ({
      subscribe: (listen: () => void) => {
        const subscription = actor.subscribe(listen);
        return () => subscription.unsubscribe();
      },
      read: () => actor.getSnapshot(),
      send: (event: Parameters<Props['send']>[0]) => actor.send(event),
    }));
    const snapshot = useSyncExternalStore(subscribe, read, read);
    // While `Props` is open, TypeScript doesn't take `Omit` and `Pick` of it together for `Props`. Instead of `Props`, it
    // could infer what is left, but from `{ view, send } & Rest` it infers all props as `Rest`.
    const all = { ...props, view: view(snapshot), send } as Props;
    return <Screen {...all} />;
  };
}
