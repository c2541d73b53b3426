import { briefsInWorld, noEarlierMessages } from '@vetsync/machines/messages/model';
import { emptyWorld, randomId, type WorldCommand } from '@vetsync/machines/model/world';
import { worldMachine, type OtherTabsEvent, type WorldStoreEvent } from '@vetsync/machines/shell/world';
import { emptyProfile } from '@vetsync/machines/profile/model';
import { writePhrase } from '@vetsync/ui/language';
import '@vetsync/ui/screens/system/parts/World.phrases';
import { createActor, fromCallback } from 'xstate';
import { recruiterPortal, sampleRecruiter } from '@vetsync/samples/recruiter';
import { demoInterviews } from '../../../app/demo/demoInterviews.ts';
import { demoOverview } from '../../../app/demo/demoOverview.ts';
import { demoReports } from '../../../app/demo/demoReports.ts';
import { createDemoServer } from '../../../app/demo/demoServer.ts';
import { recruiterWork } from '../../../app/demo/work/recruiterWork.ts';
import { listingTitle, type Site } from './site.ts';

const noCorrespondence = { messages: () => noEarlierMessages, replies: [], others: () => [] };

/** The demo's world in a tab that is alone. */
export const aloneWorld = () =>
  createActor(
    worldMachine.provide({
      actors: {
        otherTabs: fromCallback<OtherTabsEvent, void>(() => {}),
        store: fromCallback<WorldStoreEvent, void>(() => {}),
      },
    }),
    { input: { now: Date.now, random: Math.random } },
  ).start();

/** The server of the demo, over a world in which nothing has happened yet. */
export async function demoSite(): Promise<Site> {
  const world = aloneWorld();
  const send = (command: WorldCommand) => world.send({ type: 'world.dispatch', command });
  const workplace = { world, role: 'recruiter', name: 'Tech Corp', now: Date.now } as const;
  const messages = createDemoServer({
    world,
    samples: {
      role: 'recruiter',
      profile: { ...emptyProfile, name: 'Priya Raman', organization: 'Tech Corp' },
      contacts: () => (current) => ({ briefs: briefsInWorld(current, 'recruiter'), others: [] }),
      correspondence: noCorrespondence,
    },
    write: writePhrase,
    now: Date.now,
    random: Math.random,
  });
  const interviews = demoInterviews({
    ...workplace,
    samples: {
      role: 'recruiter',
      earlier: () => [],
      contacts: () => (current) => ({ briefs: briefsInWorld(current, 'recruiter'), others: [] }),
    },
    self: { id: 'priya', name: 'Priya Raman' },
    write: writePhrase,
  });
  const samples = sampleRecruiter(Date.now());
  const reports = demoReports({ role: 'recruiter', samples }, workplace);
  const work = recruiterWork({
    samples: { ...recruiterPortal, correspondence: noCorrespondence, earlier: () => [] },
    records: { ...samples, applications: [] },
    world: emptyWorld,
    epoch: 'first',
    now: Date.now,
  });
  const { server: overview } = demoOverview(work, workplace);
  return {
    server: { ...messages, ...reports, ...overview },
    interviews,
    slug: 'recruiter',
    organizationId: 'recruiter',
    async applicant(name) {
      const id = randomId(Math.random, 8);
      const veteran = {
        veteranId: `veteran-${id}`,
        veteranName: name,
        veteranImage: '',
        veteranBranch: '',
        veteranRank: '',
      };
      send({
        type: 'job.submit',
        application: {
          ...veteran,
          id,
          jobTitle: listingTitle,
          company: 'Tech Corp',
          salary: '',
          location: '',
          militarySkills: [],
        },
      });
      return {
        name,
        applicationId: id,
        async write(text) {
          const message = { id: randomId(Math.random, 16), from: veteran.veteranId, to: 'recruiter', text };
          send({ type: 'message.send', message });
        },
      };
    },
    close: async () => void world.stop(),
  };
}
