import type { SnapshotFrom } from 'xstate';
import { claimStages } from '../model/index.ts';
import type { Claim, ClaimHelper, ClaimStage, WellnessLinks } from '../model/index.ts';
import type { Day } from '../../model/time/index.ts';
import type { Reader } from '../../system/model/index.ts';
import type { claimsMachine } from './claims.machine.ts';

export interface ClaimView extends Claim {
  /** Stages behind and including the present one, of all eight. */
  reachedCount: number;
  stages: readonly { stage: ClaimStage; state: 'done' | 'current' | 'coming'; day: Day | null }[];
  isFollowed: boolean;
}

export interface ClaimsView {
  claims: readonly ClaimView[];
  stageCount: number;
  helpers: readonly ClaimHelper[];
  links: WellnessLinks;
  reader: Reader;
}

export function claimsView({ value, context }: SnapshotFrom<typeof claimsMachine>): ClaimsView {
  const { claims, helpers, claimId, links, reader } = context;
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
        isFollowed: value === 'following' && claim.id === claimId,
      };
    }),
    stageCount: claimStages.length,
    helpers,
    links,
    reader,
  };
}
