import { connectionMachine } from '@vetsync/machines/shell/connection';
import { demoBase, routes } from '@vetsync/machines/shell/model';
import type {
  PageLeaveEmitted,
  NavigationEmitted,
  ProofEmitted,
  SessionRefreshEmitted,
  ToastEmitted,
} from '@vetsync/machines/system/model';
import type { FileEmitted } from '@vetsync/machines/model/text';
import type { LeadLogEntry } from '@vetsync/machines/leads/model';
import { toastsMachine } from '@vetsync/machines/shell/toasts';
import { createActor, fromTransition } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { currentLocation, followLocation } from './page/location.ts';
import type { SiteLocation } from './page/location.ts';
import { navigateTo } from './page/navigateTo.ts';
import type { Prerendered } from './page/prerendered.ts';
import { saveFile } from './services/browser/saveFile.ts';
import type { Reauthenticate } from './services/reauthenticate.ts';

/** Holds the machine of the proof dialog, once its code is loaded. */
const proofDialogHolder = fromTransition(
  (_held: Reauthenticate | null, { dialog }: { type: 'dialog.loaded'; dialog: Reauthenticate }) =>
    dialog as Reauthenticate | null,
  null,
);

/** Events that any machine may emit. Others are for specific subscribers. */
type CommonEmitted =
  | ToastEmitted
  | NavigationEmitted
  | PageLeaveEmitted
  | SessionRefreshEmitted
  | ProofEmitted
  | FileEmitted
  | { type: 'page.shown' }
  | { type: 'outbox.retry' }
  | { type: 'submission.logged'; entry: LeadLogEntry };

type Handlers = {
  [Emitted in CommonEmitted as Emitted['type']]?: (emitted: Emitted, sender: AnyActorRef) => void;
};

/** Pages with sample data make no calls to the server. */
const isSample = ({ base, path }: SiteLocation) =>
  base === demoBase || path === routes.veteranProfile.pattern;

/** Runs `work` once, when a page outside the demo is opened. */
function outsideTheDemo(work: () => void): void {
  let begun = false;
  const look = (location: SiteLocation) => {
    if (begun || isSample(location)) return;
    begun = true;
    work();
  };
  look(currentLocation());
  followLocation(look);
}

/**
 * The machines that all screens share, and the handlers of the events that machines emit. Code that only pages outside the
 * demo need is in `serverActors.ts`. Creating the root doesn't use browser APIs, so that pages can be prerendered; `start` does.
 */
export function createRoot(prerendered: Prerendered | null = null) {
  const toasts = createActor(toastsMachine);
  const connection = createActor(connectionMachine, { input: {} });
  const proofDialog = createActor(proofDialogHolder);
  const listen = (actor: AnyActorRef) => actor.on('*', (emitted) => handle(emitted, actor));

  const handlers: Handlers = {
    'page.toast': ({ toast }) => toasts.send({ type: 'toast.show', toast }),
    'page.navigate': ({ to, replace }) => navigateTo(to, { replace }),
    'page.leave': ({ href }) => location.assign(href),
    'page.saveFile': ({ file }) => saveFile(file),
  };
  const handle = (emitted: CommonEmitted, sender: AnyActorRef) =>
    (handlers[emitted.type] as ((emitted: CommonEmitted, sender: AnyActorRef) => void) | undefined)?.(
      emitted,
      sender,
    );

  const reportConnection = () => connection.send({ type: 'connection.changed', online: navigator.onLine });

  const root = {
    prerendered,
    toasts,
    connection,
    proofDialog,
    /** Handles the events that a machine emits. */
    listen,
    addHandlers: (more: Handlers) => void Object.assign(handlers, more),
    start() {
      listen(connection);
      for (const actor of [toasts, connection, proofDialog]) actor.start();
      outsideTheDemo(
        () => void import('./serverActors.ts').then(({ serverActors }) => serverActors(root).start()),
      );
      addEventListener('online', reportConnection);
      addEventListener('offline', reportConnection);
      reportConnection();
    },
  };
  return root;
}
export type Root = ReturnType<typeof createRoot>;
