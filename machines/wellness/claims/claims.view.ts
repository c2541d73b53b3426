import type { SnapshotFrom } from 'xstate';
import { claimStages, nextStageOf, ownClaimLimits } from '../model/index.ts';
import type { Claim, ClaimHelper, ClaimStage, WellnessLinks } from '../model/index.ts';
import type { Day } from '../../model/time/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { claimsMachine } from './claims.machine.ts';

export interface ClaimView extends Claim {
  /** Stages behind and including the present one, of all eight. */
  reachedCount: number;
  stages: readonly { stage: ClaimStage; state: 'done' | 'current' | 'coming'; day: Day | null }[];
  isFollowed: boolean;
  /** The step that the person can move it to; null: none, or it is a sample. */
  nextStage: ClaimStage | null;
}

export interface ClaimsView {
  claims: readonly ClaimView[];
  stageCount: number;
  /** The claims are the person's own list, which they can change. */
  canChange: boolean;
  canAdd: boolean;
  /** The most claims that the list holds, if it is full; else null. */
  fullAt: number | null;
  /** The claim that the person is asked about. */
  removed: Claim | null;
  helpers: readonly ClaimHelper[];
  links: WellnessLinks;
  intl: IntlConfig;
}

export function claimsView({ value, context }: SnapshotFrom<typeof claimsMachine>): ClaimsView {
  const { claims, canChange, helpers, claimId, removedId, links, intl } = context;
  const isFull = canChange && claims.length >= ownClaimLimits.claims;
  return {
    claims: claims.map((claim) => {
      const at = claimStages.indexOf(claim.stage);
      const stateAt = (index: number) =>
        index < at || claim.stage === 'decided' ? 'done' : index === at ? 'current' : 'coming';
      return {
        ...claim,
        reachedCount: at + 1,
        stages: claimStages.map((stage, index) => ({
          stage,
          state: stateAt(index),
          day: claim.reached[stage] ?? null,
        })),
        // The steps stay open below the question about a removal.
        isFollowed: value !== 'list' && claim.id === claimId,
        nextStage: canChange ? nextStageOf(claim) : null,
      };
    }),
    stageCount: claimStages.length,
    canChange,
    canAdd: canChange && !isFull,
    fullAt: isFull ? ownClaimLimits.claims : null,
    removed: value === 'confirmingRemoval' ? (claims.find(({ id }) => id === removedId) ?? null) : null,
    helpers,
    links,
    intl,
  };
}
