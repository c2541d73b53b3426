import { checksNeeded } from '@vetsync/machines/admin/model';
import type { AdminFact, FactCheck, FactKind } from '@vetsync/machines/admin/model';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../data/db.ts';
import { AppError } from '../../errors.ts';
import { isShown } from './confidence.ts';
import { deadlineRows, deadlinesFor } from './deadlines.ts';
import type { DeadlineQuestion } from './deadlines.ts';
import { rateRows, ratesOn } from './rates.ts';
import { ruleRows } from './rules.ts';

/** How long another server's checks may stay unseen. */
const knownForMs = 30_000;

interface Agreed {
  kind: FactKind;
  fact: string;
  amount: number | null;
  page: string;
}

export interface OccupationLink {
  branch: string;
  code: string;
  /** O*NET-SOC code. */
  onet: string;
}
const linkKey = ({ branch, code, onet }: OccupationLink) => `${branch}/${code}/${onet}`;
/** Reported links that administrators are shown. */
const wrongLinksMax = 500;

const rateKey = ({ id, from }: { id: string; from: string | null }) => `${id}@${from ?? ''}`;

/** Everything that can be checked, as the project wrote it. */
const written: readonly Omit<AdminFact, 'checks' | 'isShown'>[] = [
  ...rateRows.map(({ id, chapter, ...row }) => ({
    ...row,
    kind: 'rate' as const,
    fact: rateKey({ id, from: row.from }),
    // `33-books-per-year` is about chapter 33.
    title: `Chapter ${chapter}: ${id.replace(`${chapter}-`, '').replaceAll('-', ' ')}`,
    text: null,
  })),
  ...deadlineRows.map(({ id, title, what, confidence, source }) => ({
    kind: 'deadline' as const,
    fact: id,
    title,
    text: what,
    amount: null,
    unit: null,
    from: null,
    to: null,
    confidence,
    page: source.address,
  })),
  ...ruleRows
    .filter(({ topic }) => topic === 'crisis')
    .map(({ id, title, text, from, to, confidence, page }) => ({
      kind: 'contact' as const,
      fact: id,
      title: title.en,
      text: text?.en ?? null,
      amount: null,
      unit: null,
      from,
      to,
      confidence,
      page,
    })),
];

/** What the project wrote itself, with what administrators have checked of it: that counts as official. */
export function createFacts(sql: Sql, clock: Clock) {
  let known: { until: number; agreed: Promise<ReadonlyMap<string, Agreed>> } | null = null;

  async function readAgreed(): Promise<ReadonlyMap<string, Agreed>> {
    const rows = await sql<(Agreed & { people: number })[]>`
      select kind, fact, amount::float8 as amount, max(page) as page, count(*)::int as people from fact_checks
      group by kind, fact, amount order by max(checked_on)`;
    const agreed = rows.filter(({ kind, people }) => people >= checksNeeded[kind]);
    return new Map(agreed.map((row) => [`${row.kind} ${row.fact}`, row]));
  }
  function agreedNow() {
    const now = clock.now().getTime();
    if (known === null || known.until < now) {
      const agreed = readAgreed();
      known = { until: now + knownForMs, agreed };
      agreed.catch(() => (known = null));
    }
    return known.agreed;
  }
  /** Links that people say are wrong, most often reported first. */
  async function readWrongLinks(): Promise<Omit<AdminFact, 'checks' | 'isShown'>[]> {
    const rows = await sql<
      { branch: string; code: string; onet: string; title: string | null; people: number }[]
    >`
      select w.branch, w.code, w.onet, o.title, count(*)::int as people
      from wrong_links w
      left join reference_occupations o on o.file = reference_file('occupations') and o.onet = w.onet
      group by w.branch, w.code, w.onet, o.title order by people desc, max(w.at) desc limit ${wrongLinksMax}`;
    return rows.map(({ branch, code, onet, title, people }) => ({
      kind: 'link' as const,
      fact: linkKey({ branch, code, onet }),
      title: `${code} (${branch}): ${title ?? onet}`,
      text: people === 1 ? '1 person says it’s wrong.' : `${people} people say it’s wrong.`,
      amount: null,
      unit: null,
      from: null,
      to: null,
      confidence: 'official' as const,
      page: `https://www.onetonline.org/link/summary/${onet}`,
    }));
  }
  async function rates() {
    const agreed = await agreedNow();
    return rateRows.map((row) => {
      const { amount = null, page = '' } = agreed.get(`rate ${rateKey(row)}`) ?? {};
      return amount === null
        ? row
        : { ...row, amount, page, sources: [page], confidence: 'official' as const };
    });
  }

  return {
    async ratesOn(on: string) {
      return ratesOn(on, await rates());
    },
    async deadlinesFor(question: DeadlineQuestion) {
      const agreed = await agreedNow();
      const rows = deadlineRows.map((row) =>
        agreed.has(`deadline ${row.id}`) ? { ...row, confidence: 'official' as const } : row,
      );
      return deadlinesFor(question, rows);
    },

    /** Says that a link to a civilian occupation is wrong, once a person. @throws AppError `not_found`: there is no such link */
    async reportLink(userId: string, { branch, code, onet }: OccupationLink): Promise<void> {
      const [link] = await sql`
        insert into wrong_links (branch, code, onet, user_id, at)
        select l.branch, l.code, l.onet, ${userId}, ${clock.now()} from reference_military_links l
        where l.file = reference_file('military-crosswalk') and (l.branch, l.code, l.onet) = (${branch}, ${code}, ${onet})
        on conflict (branch, code, onet, user_id) do update set at = wrong_links.at
        returning onet`;
      if (!link) throw new AppError('not_found');
    },

    /** Everything with its checks, for administrators. */
    async list(userId: string): Promise<readonly AdminFact[]> {
      const [links, checks, agreed] = await Promise.all([
        readWrongLinks(),
        sql<(AdminFact['checks'][number] & { kind: FactKind; fact: string })[]>`
          select c.kind, c.fact, c.amount::float8 as amount, c.page, c.checked_on::text as "checkedOn",
            coalesce(c.user_id = ${userId}, false) as "isOwn", (select p.name from named_people p where p.id = c.user_id) as by
          from fact_checks c order by c.checked_on, c.id`,
        readAgreed(),
      ]);
      const ofFact = Map.groupBy(checks, ({ kind, fact }) => `${kind} ${fact}`);
      return [...written, ...links].map((fact) => ({
        ...fact,
        isShown:
          fact.kind === 'link'
            ? !agreed.has(`link ${fact.fact}`)
            : agreed.has(`${fact.kind} ${fact.fact}`) ||
              (isShown(fact) && (fact.kind !== 'rate' || fact.amount !== null)),
        checks: (ofFact.get(`${fact.kind} ${fact.fact}`) ?? []).map(
          ({ kind: _kind, fact: _fact, ...check }) => check,
        ),
      }));
    },

    /** Says that somebody read it on this page today. Again, it replaces what they said before. @throws AppError `not_found` */
    async check(userId: string, { kind, fact, amount, page }: FactCheck): Promise<void> {
      const reportable = kind === 'link' ? await readWrongLinks() : written;
      if (!reportable.some((one) => one.kind === kind && one.fact === fact)) throw new AppError('not_found');
      await sql`
        insert into fact_checks (kind, fact, amount, page, checked_on, user_id)
        values (${kind}, ${fact}, ${kind === 'rate' ? amount : null}, ${page}, ${clock.now()}, ${userId})
        on conflict (kind, fact, user_id) do update
        set amount = excluded.amount, page = excluded.page, checked_on = excluded.checked_on`;
      known = null;
    },
  };
}
export type Facts = ReturnType<typeof createFacts>;
