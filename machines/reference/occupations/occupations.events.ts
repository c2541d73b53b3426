import type { Profile } from '../../profile/model/index.ts';
import type { BranchChoice, Deed, OccupationRoute } from '../model/index.ts';

/** Events that the translation of military occupations sends. */
export type OccupationsEvent =
  | { type: 'search.change'; q: string }
  | { type: 'branch.choose'; branch: BranchChoice }
  | { type: 'list.retry' }
  | { type: 'page.retry' }
  /** Chooses what the person did, or takes it back. */
  | { type: 'deed.toggle'; deed: Deed }
  /** Says that the civilian occupation shown in depth doesn't fit the military one. */
  | { type: 'link.report' }
  /** Adds the open occupation to the profile, or removes it. */
  | { type: 'code.add' }
  | { type: 'code.remove' };

/** Events from the tab: the URL, and the profile as it is now. */
export type OccupationsParentEvent =
  | { type: 'location.changed'; route: OccupationRoute }
  | { type: 'person.changed'; person: Profile };

export type OccupationsEmitted =
  /** The URL should say this. Replaces the history entry. */
  | { type: 'route.changed'; route: OccupationRoute }
  /** The profile as it is now stored. */
  | { type: 'profile.loaded'; profile: Profile };
