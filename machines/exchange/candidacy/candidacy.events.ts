import type { OptionalPart } from '../../model/exchange/optionalParts.ts';
import type { ProofEmitted, ProofParentEvent } from '../../system/model/index.ts';

/** Events that the page sends on which a person lets organizations find them. */
export type CandidacyEvent =
  | { type: 'page.retry' }
  | { type: 'headline.change'; headline: string }
  /** Shows a part of the profile, or leaves it out. */
  | { type: 'part.toggle'; part: OptionalPart }
  /** Joins the candidates, or shows what is chosen now. */
  | { type: 'form.submit' }
  | { type: 'pool.leave' };

/** Events from the app. */
export type CandidacyParentEvent = ProofParentEvent;

export type CandidacyEmitted = ProofEmitted;
