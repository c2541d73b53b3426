import { candidatesOf, type RecruiterSamples } from '@vetsync/machines/recruiter/model';
import type { CandidateServer } from '../services/platformServer.ts';
import { demoWorkplace, type DemoWorkplaceOptions } from './demoWorkplace.ts';
import { notFound } from './problems.ts';

/** The demo's server for the candidates of a recruiter. It tells who they are: they are written to, not asked first. */
export function demoCandidates(samples: RecruiterSamples, options: DemoWorkplaceOptions) {
  const { log, organization, ...workplace } = demoWorkplace(options);
  const openedAt = options.now();
  const read = () => ({ candidates: candidatesOf(samples, log().world, openedAt), nextCursor: null });
  const server: CandidateServer = {
    ...workplace,
    loadCandidates: async () => read(),
    async loadCandidate({ id }) {
      const candidate = read().candidates.find((one) => one.id === id);
      if (!candidate) throw notFound;
      return candidate;
    },
    sendCommand: () => Promise.reject(notFound),
  };
  return {
    server,
    epoch: log().epoch,
    known: { workspace: { organization, role: 'owner' as const }, page: read() },
  };
}
