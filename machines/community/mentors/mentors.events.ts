import type { MentorFilters } from '../model/index.ts';
import type { ToastNews } from '../../system/model/index.ts';
import type { WorldNews } from '../../model/world/index.ts';

/** What the page of mentors tells the machine. */
export type MentorsEvent =
  | {
      [Name in keyof MentorFilters]: { type: 'filter.change'; filter: Name; value: MentorFilters[Name] };
    }[keyof MentorFilters]
  | { type: 'filters.clear' }
  /** Asks for a conversation. */
  | { type: 'mentor.ask'; mentorId: string }
  | { type: 'mentor.withdraw'; mentorId: string };

/** What the app passes on: what the address looks for, and who was asked. */
export type MentorsInbox =
  | { type: 'place.changed'; filters: MentorFilters }
  | { type: 'asked.changed'; asked: readonly string[] };

export type MentorsNews = ToastNews | WorldNews | { type: 'place.changed'; filters: MentorFilters };
