import * as z from 'zod/mini';
import { assign, emit, enqueueActions } from 'xstate';
import { caseFactSchema } from '../../model/exchange/casePayloads.ts';
import type { ExchangeFact } from '../../model/exchange/exchangeFact.ts';
import { isEqual } from '../../model/isEqual.ts';
import { problemOf, unreachable, isProofDue, proofReasonOf } from '../../system/model/index.ts';
import type { ThreadPage } from '../inbox/inboxMessages.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import { caseCommand } from './caseCommands.ts';
import type { CaseCommand } from './caseCommands.ts';
import { withFacts } from './cases.setup.ts';
import { kindOf } from './casesContext.ts';
import { recordSetup } from './recordSetup.ts';

/** A refusal that names the record which is there already. */
const existsSchema = z.object({
  code: z.literal('case_exists'),
  state: z.object({ caseId: z.string() }),
});

/** Who can be added is chosen from the conversations. */
export const addingSetup = recordSetup.extend({
  actions: {
    /** A list of one department adds to it. */
    clearPeople: assign(({ context: { filters } }) => ({
      people: [],
      peopleSearch: '',
      placeId: filters.listing,
      opening: null,
      addingProblem: unreachable,
    })),
    setPlace: assign((_, { listingId }: { listingId: string | null }) => ({ placeId: listingId })),
    searchPeople: assign((_, { q }: { q: string }) => ({ peopleSearch: q })),
    setPeople: assign((_, { output }: { output: ThreadPage }) => ({ people: output.threads })),
    /** The same again keeps its id: the server carries it out once, even if only its answer was lost. */
    prepareOpening: assign(({ context }, { threadId }: { threadId: string }) => {
      const { opening, placeId } = context;
      const payload = { threadId, ...(placeId !== null && { listingId: placeId }) };
      if (opening?.type === 'case.open' && isEqual(opening.payload, payload)) return {};
      const command: CaseCommand = caseCommand(context, { type: 'case.open', payload });
      return { opening: command };
    }),
    setAddingProblem: assign((_, { error }: { error: unknown }) => ({
      addingProblem: problemOf(error),
      existing: existsSchema.safeParse(error).data?.state.caseId ?? null,
    })),
    showAdded: enqueueActions(
      ({ context, enqueue }, { output: { facts } }: { output: { facts: readonly ExchangeFact[] } }) => {
        const id = caseFactSchema.safeParse(facts[0]?.payload).data?.case.id ?? null;
        enqueue.assign({ ...withFacts(context, facts), openId: id, lastId: id });
        enqueue.raise({ type: 'record.chosen' });
      },
    ),
    showThere: enqueueActions(({ context: { existing }, enqueue }) => {
      enqueue.assign({ openId: existing, lastId: existing });
      enqueue.raise({ type: 'record.chosen' });
    }),
    emitOpened: emit(({ context: { filters, openId } }) => ({
      type: 'location.changed',
      route: { filters, open: openId },
      isClosing: false,
      isOpening: true,
    })),
    requestAddingProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.addingProblem),
    })),
  },
  guards: {
    mayAdd: ({ context }) => mayReview(context) && kindOf(context) === 'patient',
    addingProofDue: ({ context }) => isProofDue(context.addingProblem),
    isThere: ({ context }) => context.existing !== null,
  },
});
