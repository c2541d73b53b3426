import type { SnapshotFrom } from 'xstate';
import { conversationHref } from '../../messages/model/index.ts';
import { demoAddress } from '../../shell/model/index.ts';
import { dayIn, federalHolidays } from '../../model/time/index.ts';
import { firstInvalid } from '../../system/model/index.ts';
import {
  interviewDays,
  interviewTimes,
  optionalContactFields,
  viewerContactForms,
  viewerContactLimits,
} from '../model/index.ts';
import type { Day } from '../../model/time/index.ts';
import type { FieldErrors, IntlConfig } from '../../system/model/index.ts';
import type {
  ViewerBuddy,
  ViewerContact,
  ViewerContactField,
  ViewerPosting,
  ViewedVeteran,
  ViewerType,
} from '../model/index.ts';
import type { profileViewerMachine } from './profileViewer.machine.ts';

export type ProfileViewerState =
  | 'reading'
  | 'buddies'
  | 'support'
  | 'writing'
  | 'invalid'
  | 'sending'
  | 'confirmingDiscard';

/** The form that an organization opens from the card at the bottom. Veterans have none. */
export interface ViewerContactView {
  open: boolean;
  /** Fields of this viewer's form, in order. */
  order: readonly ViewerContactField[];
  optional: readonly ViewerContactField[];
  fields: ViewerContact;
  errors: FieldErrors<ViewerContactField>;
  focus: ViewerContactField | null;
  attempt: number;
  limits: Readonly<Record<ViewerContactField, number>>;
  times: readonly string[];
  /** Today, the first and last day that may be chosen, and the holidays between them, as `YYYY-MM-DD`. */
  days: { today: Day; first: Day; last: Day; holidays: readonly Day[] };
  busy: boolean;
  /** URL of the sent message; null before sending. */
  sentHref: string | null;
}

export interface ProfileViewerView {
  state: ProfileViewerState;
  viewer: ViewerType;
  veteran: ViewedVeteran;
  /** Service assignment history, newest first, with how many battle buddies each has. */
  postings: readonly (ViewerPosting & { matches: number })[];
  /** Numbers of battle buddies in all postings. */
  matches: { total: number; connected: number; available: number };
  /** The posting whose battle buddies are listed, or null. */
  buddies: { posting: ViewerPosting; people: readonly (ViewerBuddy & { requested: boolean })[] } | null;
  support: 'claim' | 'housing' | null;
  /** URL for booking sessions. */
  wellnessHref: string;
  contact: ViewerContactView;
  intl: IntlConfig;
}

export function profileViewerView({
  value,
  context,
}: SnapshotFrom<typeof profileViewerMachine>): ProfileViewerView {
  const {
    viewer,
    veteran,
    postings,
    buddies,
    requested,
    contact,
    errors,
    attempt,
    open,
    wellnessHref,
    intl,
  } = context;
  const state = (typeof value === 'object' ? value.contact : value) as ProfileViewerState;
  const order = viewerContactForms[viewer];
  const at = (id: string) => buddies.filter((buddy) => buddy.posting === id);
  const connected = buddies.filter((buddy) => buddy.connected).length;
  const days = interviewDays(intl.now);
  const holidays = federalHolidays(days.first, days.last).map(({ day }) => day);
  const posting = postings.find(({ id }) => open?.name === 'buddies' && id === open.posting);
  return {
    state,
    viewer,
    veteran,
    postings: postings.map((each) => ({ ...each, matches: at(each.id).length })),
    matches: { total: buddies.length, connected, available: buddies.length - connected },
    buddies: posting
      ? {
          posting,
          people: at(posting.id).map((buddy) => ({ ...buddy, requested: requested.includes(buddy.id) })),
        }
      : null,
    support: open?.name === 'claim' || open?.name === 'housing' ? open.name : null,
    wellnessHref,
    contact: {
      open: typeof value === 'object',
      order,
      optional: optionalContactFields(viewer),
      fields: contact,
      errors,
      focus: state === 'invalid' ? firstInvalid(errors, order) : null,
      attempt,
      limits: viewerContactLimits,
      times: interviewTimes,
      days: { today: dayIn('UTC', intl.now), ...days, holidays },
      busy: state === 'sending',
      sentHref:
        context.hasSent && viewer !== 'veteran'
          ? demoAddress(conversationHref({ role: viewer }, veteran.id), viewer)
          : null,
    },
    intl,
  };
}
