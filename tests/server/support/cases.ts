import type { CasePage, CaseRow, ExchangeFact, WholeCase } from '../../../machines/model/exchange/index.ts';
import type { ListingKind } from '../../../machines/organizations/model/index.ts';
import type { Server } from './accounts.ts';
import { factsAfter } from './exchange.ts';
import { lister, published } from './listings.ts';
import { person } from './organizations.ts';
import type { Person } from './organizations.ts';

const taking = {
  job: ['job.submit', 'hire', 'hire'],
  degree: ['college.submit', 'accepted', 'student'],
  program: ['nonprofit.submit', 'approve', 'participant'],
} as const;
type Kind = keyof typeof taking & ListingKind;

/** An organization that takes people in, and what its staff can do. */
export async function desk(server: Server, kind: Kind) {
  const organization = await lister(server, kind);
  const listing = await published(server, organization, kind);
  const [submit, decision, caseKind] = taking[kind];
  const { id, owner } = organization;

  const as = (colleague: Person, type: string, payload: object, more: object = {}): Promise<ExchangeFact[]> =>
    factsAfter(server, colleague.cookie, { type, as: id, payload, ...more });
  const read = async <Answer>(colleague: Person, path: string): Promise<Answer> => {
    const answer = await server.request(`/api/organizations/${id}${path}`, {
      headers: { Cookie: colleague.cookie },
    });
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };

  return {
    ...organization,
    organization,
    listing,
    kind: caseKind,
    as,
    read,
    list: (query = '', colleague: Person = owner) =>
      read<CasePage>(colleague, `/cases?kind=${caseKind}${query}`),
    find: (caseId: string, colleague: Person = owner) => read<WholeCase>(colleague, `/cases/${caseId}`),

    /** Somebody who has applied and was taken. */
    async taken({ veteran, answers = {}, listingId = listing.id }: TakenOptions = {}) {
      const one = veteran ?? (await person(server));
      const [sent] = await factsAfter(server, one.cookie, {
        type: submit,
        payload: { listingId, ...answers },
      });
      const applicationId = sent!.subject;
      const facts = await as(owner, 'application.decide', { applicationId, decision, reason: 'filled' });
      const opened = facts.find(({ kind: of }) => of === 'caseOpened')!;
      const row = (opened.payload as { case: CaseRow }).case;
      return { veteran: one, applicationId, decisionId: facts[0]!.id, caseId: row.id, row, facts };
    },
  };
}
interface TakenOptions {
  veteran?: Person;
  answers?: object;
  listingId?: string;
}
export type Desk = Awaited<ReturnType<typeof desk>>;
