import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { hasPortal } from '../../account/model/index.ts';
import { actingFor } from '../../shell/shell/shellPerson.ts';
import type { PlatformRef } from '../../shell/platform/platform.ts';
import type { PrivateRecordsParentEvent } from '../../shell/privateRecords/privateRecords.machine.ts';
import type { ActingParentEvent } from '../acting/acting.events.ts';

/** For whom the person acts has changed, or what the account keeps of their texts. */
export type FollowedChange =
  | Extract<ActingParentEvent, { type: 'acting.changed' }>
  | Extract<PrivateRecordsParentEvent, { type: 'records.changed' }>;

/** Reports what the account's own machines need of the shell and the world of a platform, first at once. */
export const followedChanges = fromCallback<EventObject, PlatformRef>(({ input: platform, sendBack }) => {
  const { actor, world } = platform.getSnapshot().context;
  const report = (change: FollowedChange) => sendBack(change);
  let known: object | null = null;

  function reportActing() {
    const acting = actingFor(actor.shell.getSnapshot().context);
    const organization = acting && hasPortal(acting.role) ? { slug: acting.slug, role: acting.role } : null;
    report({ type: 'acting.changed', organization });
  }
  function reportRecords() {
    const snapshot = actor.world.getSnapshot();
    const { privateRecords: records } = snapshot.context.log.world;
    if (records === known || !world.viewOf(snapshot).sync?.isKnown) return;
    known = records;
    report({ type: 'records.changed', records });
  }
  reportActing();
  reportRecords();
  const subscriptions = [actor.shell.subscribe(reportActing), actor.world.subscribe(reportRecords)];
  return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
});
