import { describe, expect, test } from 'vitest';
import {
  collegeDecisions,
  collegeOutcomes,
  jobDecisions,
  jobOutcomes,
  nonprofitDecisions,
  nonprofitOutcomes,
  type ApplicationKind,
} from '@vetsync/machines/model/world';
import { decideCommand, decisionChoices, type AnyDecision } from '@vetsync/machines/reviews/model';

const kinds = ['job', 'college', 'nonprofit'] as const satisfies ApplicationKind[];

describe('outcomes (feature spec, section 4)', () => {
  test('map the decisions of each kind to statuses', () => {
    expect(jobOutcomes).toMatchObject({ hire: 'hired', reject: 'rejected', interview: 'interview' });
    expect(collegeOutcomes).toMatchObject({
      accepted: 'accepted',
      waitlist: 'under_review',
      rejected: 'rejected',
    });
    expect(nonprofitOutcomes).toEqual({ approve: 'active', reject: 'rejected' });
    expect(decisionChoices.college).toEqual(['accepted', 'waitlist', 'rejected']);
  });
  test('have a command for each decision', () => {
    const all = { job: jobDecisions, college: collegeDecisions, nonprofit: nonprofitDecisions };
    for (const kind of kinds)
      for (const decision of all[kind] as readonly AnyDecision[]) {
        const command = decideCommand({
          kind,
          applicationId: 'A',
          subject: 'S',
          personId: 'P',
          decision,
          id: 'd',
        });
        expect(command).toEqual({
          type: `${kind}.decide`,
          applicationId: 'A',
          subject: 'S',
          personId: 'P',
          decision,
          id: 'd',
        });
      }
  });
});
