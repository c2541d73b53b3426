import type { Profile, StoredProfile } from '../../profile/model/index.ts';
import type { CivilianDetail, CivilianList, MilitaryCodes, MilitaryOccupation } from './answers.ts';
import type { BranchSlug } from './branches.ts';

/** What the translation of military occupations asks. Every call rejects with a `Problem`. */
export interface OccupationServer {
  /** Military codes by code or title, with typing errors: the best fit first. */
  findCodes: (asked: { q: string; branch: BranchSlug | null }) => Promise<MilitaryCodes>;
  /** Rejects with 404: `not_found`, or `not_imported` if nobody has brought in the public files. */
  readOccupation: (asked: { branch: BranchSlug; code: string }) => Promise<MilitaryOccupation>;
  readCivilian: (asked: { onet: string }) => Promise<CivilianDetail>;
  /** Says that a civilian occupation doesn't fit. */
  reportLink: (asked: { branch: BranchSlug; code: string; onet: string }) => Promise<void>;
  listCivilian: (asked: { onets: readonly string[] }) => Promise<CivilianList>;
  loadProfile: () => Promise<StoredProfile>;
  saveProfile: (change: { profile: Profile; basedOn: string | null }) => Promise<StoredProfile>;
}
