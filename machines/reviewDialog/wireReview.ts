import type { ActorRefFrom } from 'xstate';
import type { DecisionAbout, decisionMachine } from '../decision/index.ts';
import { decisionView } from '../decision/index.ts';
import { openReview } from './reviewDialog.machine.ts';
import type { ReviewDialogContext, reviewDialogMachine } from './reviewDialog.machine.ts';

/** What the decision has to know of the application that is open. */
export function aboutOf(context: ReviewDialogContext): DecisionAbout | null {
  const review = openReview(context);
  if (!review) return null;
  const { kind, id, subject, history, decision, application } = review;
  const { veteranName: name, veteranId: personId } = application;
  return { kind, id, subject, history, decision, name, personId };
}

/** Tells one machine what the other knows, until the returned function is called. */
export function wireReview(
  dialog: ActorRefFrom<typeof reviewDialogMachine>,
  decision: ActorRefFrom<typeof decisionMachine>,
): () => void {
  let told = '';
  let wasPending = false;
  const tellAbout = () => {
    const about = aboutOf(dialog.getSnapshot().context);
    const now = JSON.stringify(about);
    if (now === told) return;
    told = now;
    decision.send({ type: 'about.changed', about });
  };
  const tellPending = () => {
    const { isPending } = decisionView(decision.getSnapshot());
    if (isPending === wasPending) return;
    wasPending = isPending;
    dialog.send({ type: 'decision.pending', isPending });
  };
  // Before the end of its second is noticed, so that the dialog closes rather than opens up again.
  const done = decision.on('decision.done', (news) => dialog.send(news));
  const subscriptions = [done, decision.subscribe(tellPending), dialog.subscribe(tellAbout)];
  tellAbout();
  tellPending();
  return () => subscriptions.forEach((one) => one.unsubscribe());
}
