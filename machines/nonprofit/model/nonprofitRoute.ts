import { shellHref } from '../../shell/model/shellRoute.ts';
import type { PlatformPlace } from '../../shell/model/shellRoute.ts';
import { reviewStep } from '../../shell/model/shellRoute.ts';

type At = PlatformPlace;
export const participantHref = (at: At, id: string): string =>
  shellHref({ ...at, tab: 'participants', query: { case: id } });
/** The review of an application over the queue. */
export const applicationHref = (at: At, id: string): string =>
  shellHref({ ...at, tab: 'dashboard', detail: [reviewStep, id] });
export const queueHref = (at: At): string => shellHref({ ...at, tab: 'dashboard' });
