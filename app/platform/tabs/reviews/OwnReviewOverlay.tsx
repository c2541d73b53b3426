import { decisionView, type decisionMachine, type DecisionNotes } from '@vetsync/machines/decision';
import { readReviewRoute, reviewHref, type ReviewSource } from '@vetsync/machines/reviews/model';
import { reviewDialogMachine, reviewDialogView, type ReviewDialogView } from '@vetsync/machines/reviewDialog';
import { ReviewDialog, type ReviewDialogProps } from '@vetsync/ui/screens/reviews/ReviewDialog';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { go, leave } from '../../../page/go.ts';
import { browserReader } from '../../../services/browser/reader.ts';
import { saveFile } from '../../../services/browser/saveFile.ts';
import { persistDraft, useOwnerStorage } from '../../persist.ts';
import { useName, usePlatform, usePlatformEvents } from '../../usePlatform.ts';
import { useReceivedWorld } from '../portal/useReceivedWorld.ts';

export interface OwnReviewOverlayProps {
  /** What this portal reviews: its kind and its samples. They stay the same as long as the tab is shown. */
  source: ReviewSource;
  /** Ids of the applications as the table below shows them. */
  order: readonly string[];
}

function parseNotes(text: string | null): DecisionNotes {
  try {
    const pairs: [string, unknown][] = Object.entries(JSON.parse(text ?? '{}') as object);
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  } catch {
    return {};
  }
}

/** For a tab that still starts its machines in React: the review dialog over a tab whose address says `{tab}/application/{id}`; lay it lazily, it is only needed then. */
export default function OwnReviewOverlay({ source, order }: OwnReviewOverlayProps) {
  const { view } = usePlatform();
  const { mode, content } = view().shell;
  const { role, tab, detail, query } = content;
  const { kind } = source;
  const world = useReceivedWorld();
  const address = JSON.stringify(readReviewRoute(kind, detail, query));
  const route = useMemo(() => JSON.parse(address) as ReturnType<typeof readReviewRoute>, [address]);
  const storage = useOwnerStorage('review_notes');
  const dialog = useActorRef(reviewDialogMachine, {
    input: {
      source,
      route,
      order,
      world,
      at: { mode, role },
      notes: parseNotes(storage.read()),
      reader: browserReader(),
      now: Date.now,
      random: Math.random,
    },
  });
  usePlatformEvents(dialog);
  const hrefOf = useEffectEvent((to: typeof route) => reviewHref({ mode, role, tab, query }, to));
  const forget = useEffectEvent((applicationId: string) => {
    // Somebody who stepped back meanwhile is where they want to be.
    if (route.applicationId === applicationId) leave(hrefOf({ ...route, applicationId: null }));
  });
  useLayoutEffect(() => {
    const subscriptions = [
      dialog.on('review.go', (emitted) => go(hrefOf(emitted.route), { replace: true })),
      dialog.on('review.closed', ({ applicationId }) => forget(applicationId)),
      dialog.on('page.saveFile', ({ file }) => saveFile(file)),
      dialog.on('notes.changed', ({ notes }) => persistDraft(storage, notes)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [dialog, storage]);
  useEffect(() => dialog.send({ type: 'order.changed', order }), [dialog, order]);
  useEffect(() => dialog.send({ type: 'world.changed', world }), [dialog, world]);
  useEffect(() => dialog.send({ type: 'location.changed', route }), [dialog, route]);
  const shown = useSelector(dialog, reviewDialogView);
  const decision = useSelector(dialog, ({ children }) => children.decision);
  useName(shown.isOpen ? (shown.review?.application.veteranName ?? null) : null);
  return decision && <ReviewWithDecision shown={shown} decision={decision} send={dialog.send} />;
}

interface ReviewWithDecisionProps {
  shown: ReviewDialogView;
  decision: ActorRefFrom<typeof decisionMachine>;
  send: ReviewDialogProps['send'];
}

function ReviewWithDecision({ shown, decision, send }: ReviewWithDecisionProps) {
  const deciding = useSelector(decision, decisionView);
  return <ReviewDialog view={{ ...shown, decision: deciding }} send={send} />;
}
