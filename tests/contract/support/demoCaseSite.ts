import { randomId, type WorldCommand } from '@vetsync/machines/model/world';
import { nonprofitCasework } from '@vetsync/machines/nonprofit/model';
import { sampleNonprofit } from '@vetsync/samples/nonprofit';
import { demoCases } from '../../../app/demo/demoCases.ts';
import type { CaseSite } from './caseSite.ts';
import { aloneWorld } from './demoSite.ts';

/** The demo's nonprofit without its samples. */
export async function demoCaseSite(): Promise<CaseSite> {
  const world = aloneWorld();
  const send = (command: WorldCommand) => world.send({ type: 'world.dispatch', command });
  const records = { ...sampleNonprofit(Date.now()), queue: [], participants: [] };
  const server = demoCases({
    world,
    role: 'nonprofit',
    name: 'Veterans Foundation',
    now: Date.now,
    self: { id: 'demo', name: 'Odessa Marsh' },
    choices: { colleagues: records.colleagues, listings: [] },
    caseworkIn: (current) => nonprofitCasework(records, current),
  });
  return {
    server,
    slug: 'nonprofit',
    organizationId: 'nonprofit',
    self: 'demo',
    async taken(name, needs = []) {
      const applicationId = randomId(Math.random, 8);
      const decisionId = randomId(Math.random, 16);
      send({
        type: 'nonprofit.submit',
        application: {
          id: applicationId,
          veteranId: `veteran-${applicationId}`,
          veteranName: name,
          veteranImage: '',
          veteranBranch: 'Army',
          veteranRank: 'Sergeant',
          program: 'Housing Assistance',
          organization: 'Veterans Foundation',
          needsAssessment: [...needs],
        },
      });
      send({
        type: 'nonprofit.decide',
        applicationId,
        decision: 'approve',
        subject: 'Housing Assistance',
        id: decisionId,
      });
      return { name, applicationId, undo: async () => send({ type: 'decision.undo', decisionId }) };
    },
    close: async () => void world.stop(),
  };
}
