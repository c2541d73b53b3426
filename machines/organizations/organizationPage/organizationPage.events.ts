import type {
  FeedEvent,
  NavigationEmitted,
  ProofEmitted,
  ProofParentEvent,
  ToastEmitted,
} from '../../system/model/index.ts';
import type { OrganizationProfile } from '../model/index.ts';

/** Draft of a profile, with the version that it is based on. */
export interface StoredOrganizationDraft {
  profile: OrganizationProfile;
  version: number;
}

/** Events that the page of an organization sends. */
export type OrganizationPageEvent =
  | { type: 'page.retry' }
  | { type: 'profile.edit' }
  | { type: 'profile.cancel' }
  | { type: 'field.change'; field: keyof OrganizationProfile; value: string }
  | { type: 'form.submit' }
  /** Answers to a change by a colleague: send what is written anyway, or continue with theirs. */
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'ending.start' }
  /** An owner types the organization's name to confirm that it ends. */
  | { type: 'ending.nameChange'; value: string }
  | { type: 'ending.submit' }
  | { type: 'ending.cancel' };

/** Events from the app, and from the organization's live feed, which it follows again after an interruption. */
export type OrganizationPageParentEvent =
  | ProofParentEvent
  | Extract<FeedEvent, { type: 'feed.closed' | 'feed.crowded' | 'feed.denied' }>
  | { type: 'feed.follow' };

export type OrganizationPageEmitted =
  | ToastEmitted
  | ProofEmitted
  | NavigationEmitted
  /** The app stores this so that it survives a reload; null removes it. */
  | { type: 'draft.changed'; storedDraft: StoredOrganizationDraft | null };
