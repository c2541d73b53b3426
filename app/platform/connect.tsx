import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import NotHere from './tabs/shell/NotHereTab.tsx';
import { useMountOnceOpen } from './useMountOnceOpen.ts';
import { useName } from './usePlatform.ts';

type Screen<Props> = ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;

type EventOf<Props> = Props extends { send: (event: infer E extends EventObject) => void } ? E : never;

/** A screen's props with the actor that provides `view` and `send`. */
type ConnectedProps<Props, S extends Snapshot<unknown>> = Omit<Props, 'view' | 'send'> & {
  actor: Pick<ActorRef<S, EventOf<Props>>, 'getSnapshot' | 'subscribe' | 'send'>;
};

interface ConnectOptions<View> {
  /** The name of what is shown, for the document title; null for the page's own title. */
  nameOf?: (view: View) => string | null;
  /** Whether the URL names no page. */
  isUnknown?: (view: View) => boolean;
}

function Name({ name }: { name: string | null }) {
  useName(name);
  return null;
}

/** Draws an actor's view: `connect(Mentors, mentorsView)` is a component that takes an `actor`. */
export function connect<Props extends { view: View }, View, S extends Snapshot<unknown>>(
  Connected: Screen<Props>,
  viewOf: (snapshot: S) => View,
  { nameOf, isUnknown }: ConnectOptions<View> = {},
) {
  return function ConnectedScreen({ actor, ...rest }: ConnectedProps<Props, S>) {
    const view = useSelector(actor, viewOf);
    if (isUnknown?.(view)) return <NotHere />;
    // TypeScript can't put generic props together again.
    const props = { ...rest, view, send: actor.send } as unknown as Props;
    return (
      <>
        {nameOf && <Name name={nameOf(view)} />}
        <Connected {...props} />
      </>
    );
  };
}

/** The same for a dialog. Its code is fetched when it is first opened; then it stays, to finish what it does. */
export function connectDialog<
  Props extends { view: View },
  View extends { open: boolean },
  S extends Snapshot<unknown>,
>(load: () => Promise<ComponentType<Props>>, viewOf: (snapshot: S) => View) {
  const Dialog = connect(
    lazy(async () => ({ default: await load() })),
    viewOf,
  );
  return function ConnectedDialog(props: ConnectedProps<Props, S>) {
    const isNeeded = useMountOnceOpen(useSelector(props.actor, (snapshot) => viewOf(snapshot).open));
    return <Suspense>{isNeeded && <Dialog {...props} />}</Suspense>;
  };
}
