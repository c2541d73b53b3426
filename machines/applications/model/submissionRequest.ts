import type { CommandRequest } from '../../model/exchange/syncedWorld.ts';
import { collegeFormOf } from './applicationCommand.ts';
import type { ApplicationDraft } from './draft.ts';
import type { ApplicationTarget } from './target.ts';

/** Asks the server to send an application to the organization whose listing the target is. */
export function submissionRequest(target: ApplicationTarget, draft: ApplicationDraft): CommandRequest {
  const { text, chosen, leftOut } = draft;
  const common = { listingId: target.id, share: Object.fromEntries(leftOut.map((part) => [part, false])) };
  switch (target.kind) {
    case 'job': {
      const coverLetter = text.coverLetter.trim();
      return { type: 'job.submit', payload: { ...common, ...(coverLetter && { coverLetter }) } };
    }
    case 'college':
      return { type: 'college.submit', payload: { ...common, form: collegeFormOf(draft) } };
    case 'nonprofit': {
      const situation = text.situation.trim();
      const message = text.message.trim();
      return {
        type: 'nonprofit.submit',
        payload: {
          ...common,
          services: [...chosen],
          ...(situation && { situation }),
          ...(message && { message }),
        },
      };
    }
  }
}
