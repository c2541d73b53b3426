import type { EventParticipant, EventParticipants } from '../../model/events/eventParticipants.ts';
import { eventMessageMax, eventReasonMax } from '../../model/events/eventParticipants.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { Phrase, Problem } from '../../system/model/index.ts';
import type { EventSeries } from '../../model/events/eventSeries.ts';
import { seriesMax } from '../../model/events/eventSeries.ts';
import { roleAllows } from '../model/roles.ts';
import type { MemberRole } from '../model/roles.ts';

/** What staff ask about an event, as the server carries it out. */
export type EventAct =
  | { type: 'event.check-in'; payload: { personId?: string; code?: string; isHere?: boolean } }
  | { type: 'event.write'; payload: { text: string } }
  | { type: 'event.change'; payload: { link: string } }
  | { type: 'event.cancel'; payload: { reason?: string } }
  | { type: 'event.repeat'; payload: EventSeries };
export interface EventCall {
  organizationId: string;
  listingId: string;
  act: EventAct;
}

/** What is typed beside the list. */
export interface DoorDraft {
  /** Looks for names. */
  q: string;
  code: string;
  text: string;
  link: string;
  reason: string;
  every: EventSeries['every'];
  times: string;
}
export const emptyDoorDraft: DoorDraft = {
  q: '',
  code: '',
  text: '',
  link: '',
  reason: '',
  every: 'week',
  times: '4',
};

/** Events of the list of who comes to an event. */
export type EventDoorEvent =
  | { type: 'participants.open'; id: string }
  | { type: 'participants.close' }
  | { type: 'participants.retry' }
  | { type: 'door.change'; field: keyof DoorDraft; value: string }
  /** Checks somebody in, or takes it back. */
  | { type: 'person.check'; personId: string; isHere: boolean }
  /** What was typed is sent. */
  | { type: 'code.submit' }
  | { type: 'message.send' }
  | { type: 'link.save' }
  | { type: 'dates.add' }
  | { type: 'event.cancel' };

/** What is sent of a draft; null: not yet complete. */
export function actOf(event: EventDoorEvent, draft: DoorDraft): EventAct | null {
  const { code, text, link, reason, every, times } = draft;
  if (event.type === 'person.check')
    return { type: 'event.check-in', payload: { personId: event.personId, isHere: event.isHere } };
  if (event.type === 'code.submit')
    return code.trim() === '' ? null : { type: 'event.check-in', payload: { code: code.trim() } };
  if (event.type === 'message.send')
    return text.trim() === '' ? null : { type: 'event.write', payload: { text: text.trim() } };
  if (event.type === 'link.save') return { type: 'event.change', payload: { link: link.trim() } };
  if (event.type === 'event.cancel')
    return { type: 'event.cancel', payload: reason.trim() === '' ? {} : { reason: reason.trim() } };
  const count = Number(times);
  if (event.type !== 'dates.add' || !Number.isInteger(count) || count < 1 || count > seriesMax) return null;
  return { type: 'event.repeat', payload: { every, times: count } };
}

/** What stays typed once it was sent. */
export const afterAct = (draft: DoorDraft, { type }: EventAct): DoorDraft => ({
  ...draft,
  ...(type === 'event.check-in' && { code: '' }),
  ...(type === 'event.write' && { text: '' }),
  ...(type === 'event.cancel' && { reason: '' }),
});

/** Who comes to an event, and what staff do about it. */
export interface ParticipantsView {
  title: string;
  state: 'loading' | 'shown' | 'failed';
  /** Null until they are loaded. */
  found: EventParticipants | null;
  /** Those whose names match. */
  people: readonly EventParticipant[];
  failure: Phrase | null;
  draft: DoorDraft;
  textMax: number;
  reasonMax: number;
  /** Whether the role lets the person check people in and write to them, and change the event. */
  canReview: boolean;
  canChange: boolean;
  /** Whether it can still be canceled. */
  isPublished: boolean;
  /** What is being asked. */
  isBusy: boolean;
  /** What was done last; null before, and after it failed. */
  done: EventAct['type'] | null;
  /** Why it wasn't. */
  refusal: Phrase | null;
  csvHref: string;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export function doorView({
  state,
  event,
  organizationId,
  role,
  participants,
  draft,
  done,
  problem,
  actProblem,
}: {
  state: 'loading' | 'shown' | 'failed' | 'acting' | 'refreshing';
  event: { id: string; title: string; status: string };
  organizationId: string;
  role: MemberRole;
  participants: EventParticipants | null;
  draft: DoorDraft;
  done: EventAct['type'] | null;
  problem: Problem;
  actProblem: Problem | null;
}): ParticipantsView {
  const isShown = state !== 'loading' && state !== 'failed';
  const found = isShown ? participants : null;
  const q = plain(draft.q.trim());
  return {
    title: event.title,
    state: isShown ? 'shown' : state,
    found,
    people: found?.participants.filter(({ name }) => plain(name).includes(q)) ?? [],
    failure: state === 'failed' ? problemMessage(problem) : null,
    draft,
    textMax: eventMessageMax,
    reasonMax: eventReasonMax,
    canReview: roleAllows(role, 'review'),
    canChange: roleAllows(role, 'list'),
    isPublished: event.status === 'published',
    isBusy: state === 'acting',
    done,
    refusal: actProblem && problemMessage(actProblem),
    csvHref: `/api/organizations/${organizationId}/listings/${event.id}/participants.csv`,
  };
}
