import { useSelector } from '@xstate/react';
import { Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react';
import type { ActorRef, EventObject, Snapshot } from 'xstate';
import { lazyPart, type Load } from '../page/lazy/lazyNamed.ts';
import { lazyOverlay } from '../page/lazy/lazyOverlay.tsx';
import { useName } from '../page/PageTitle.tsx';

const NotHere = lazyPart(() => import('./tabs/shell/NotHereTab.tsx'));

type Screen<Props> = ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;

type EventOf<Props> = Props extends { send: (event: infer E extends EventObject) => void } ? E : never;

/** A screen's props with the actor that provides `view` and `send`. Without one, there is nothing to show. */
type ConnectedProps<Props, S extends Snapshot<unknown>> = Omit<Props, 'view' | 'send'> & {
  actor: Pick<ActorRef<S, EventOf<Props>>, 'getSnapshot' | 'subscribe' | 'send'> | undefined;
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
  const viewIfAny = (snapshot: S | undefined) => snapshot && viewOf(snapshot);
  return function ConnectedScreen({ actor, ...rest }: ConnectedProps<Props, S>) {
    const view = useSelector(actor, viewIfAny);
    if (!actor || view === undefined) return null;
    if (isUnknown?.(view))
      return (
        <Suspense>
          <NotHere />
        </Suspense>
      );
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

type DialogActor = Pick<
  ActorRef<Snapshot<unknown> & { value: unknown }, EventObject>,
  'getSnapshot' | 'subscribe'
>;

/** A dialog whose code is fetched when it is first opened. Then it stays, to finish what it does. */
export function lazyDialog<Props extends { actor: DialogActor | undefined }>(load: Load<Props>) {
  const Dialog = lazyOverlay(load);
  return function LazyDialog(props: Props) {
    const isOpen = useSelector(props.actor, (dialog) => dialog !== undefined && dialog.value !== 'closed');
    const [wasOpen, setWasOpen] = useState(isOpen);
    if (isOpen && !wasOpen) setWasOpen(true);
    return <Suspense>{(isOpen || wasOpen) && <Dialog {...props} />}</Suspense>;
  };
}
