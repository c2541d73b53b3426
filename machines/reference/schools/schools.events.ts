import type { SchoolRoute } from '../model/index.ts';

/** Events that the search of schools and the page of one send. */
export type SchoolsEvent =
  | { type: 'search.change'; q: string }
  | { type: 'zip.change'; zip: string }
  /** Puts a school side by side with others, or takes it away again. */
  | { type: 'compare.toggle'; id: string }
  | { type: 'compare.clear' }
  | { type: 'list.more' }
  | { type: 'list.retry' }
  | { type: 'page.retry' };

/** The URL. */
export type SchoolsParentEvent = { type: 'location.changed'; route: SchoolRoute };

/** The URL should say this. Replaces the history entry. */
export type SchoolsEmitted = { type: 'route.changed'; route: SchoolRoute };
