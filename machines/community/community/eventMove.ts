import type { EventParticipation } from '../../model/events/eventParticipants.ts';
import type { ServerRequest } from '../../shell/accountWorld/index.ts';
import { withoutError } from '../../system/model/index.ts';
import type { FieldErrors } from '../../system/model/index.ts';
import { eventDraftErrors, eventSpan, isEventFieldAsked, newEventDraft } from '../model/index.ts';
import type { CommunityEvent } from '../model/index.ts';

/** In the order of the form. */
export const moveFields = ['date', 'time', 'location', 'place'] as const;
export type MoveField = (typeof moveFields)[number];
type Fields = Record<MoveField, string>;

/** When and where the reader would rather have their own event. */
export interface EventMove {
  /** Of what the server was asked. It stays as long as nothing is changed. */
  id: string;
  fields: Fields;
  errors: FieldErrors<MoveField>;
  /** Incremented on each rejected submit, so that focus moves again. */
  attempt: number;
}
export const noMove: EventMove = {
  id: '',
  fields: { date: '', time: '', location: '', place: '' },
  errors: {},
  attempt: 0,
};

/** As it is now. */
export const moveOf = (
  { date, time, location }: CommunityEvent,
  { place }: Pick<EventParticipation, 'place'>,
): EventMove => ({ ...noMove, fields: { date, time, location, place: place ?? '' } });

const draftOf = (event: CommunityEvent, fields: Fields) => ({
  ...newEventDraft(event.id),
  duration: String(event.durationMinutes),
  format: event.isOnline ? 'online' : 'inPerson',
  ...fields,
});

/** The fields that the form has: an online event has no town. */
export const askedMoveFields = (event: CommunityEvent) =>
  moveFields.filter((field) => isEventFieldAsked(field, draftOf(event, noMove.fields), 'people'));

/** @param now epoch milliseconds */
export function moveErrors(
  event: CommunityEvent,
  { fields }: EventMove,
  now: number,
): FieldErrors<MoveField> {
  const errors = eventDraftErrors(draftOf(event, fields), event.timeZone, now, 'people');
  return Object.fromEntries(
    moveFields.flatMap((field) => (errors[field] ? [[field, errors[field]] as const] : [])),
  );
}

export const changedMove = (move: EventMove, field: MoveField, value: string): EventMove => ({
  ...move,
  id: '',
  fields: { ...move.fields, [field]: value },
  errors: withoutError(move.errors, field),
});

/** What the server is asked. */
export function moveRequest(event: CommunityEvent, { fields }: EventMove): ServerRequest['request'] {
  const { date, time, location, place } = fields;
  return {
    type: 'event.change',
    payload: {
      listingId: event.id,
      startsAt: new Date(eventSpan({ ...event, date, time }).start).toISOString(),
      ...(!event.isOnline && { location: location.trim() }),
      place: place.trim(),
    },
  };
}
