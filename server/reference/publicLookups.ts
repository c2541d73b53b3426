import {
  branchSlugs,
  completeZip,
  occupationsUsing,
  parseDeadlineQuestion,
  parseOccupationRoute,
  parseSchoolRoute,
} from '@vetsync/machines/reference/model';
import type { BranchSlug, PublicLookup } from '@vetsync/machines/reference/model';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { reportedWords } from './facts/confidence.ts';
import type { Reference } from './service.ts';

const code = /^[\dA-Za-z&]{1,8}$/;
const isRefused = (error: unknown, name: AppError['code']) =>
  error instanceof AppError && error.code === name;

/** A page that needs files which nobody has imported says so. */
async function imported(
  of: 'occupations' | 'schools',
  read: () => Promise<PublicLookup>,
): Promise<PublicLookup | null> {
  try {
    return await read();
  } catch (error) {
    if (isRefused(error, 'not_imported')) return { kind: 'notImported', of };
    if (isRefused(error, 'not_found')) return null;
    throw error;
  }
}

/** What the pages show that everyone can look up. Null: there is no such page. */
export function createPublicLookups({ occupations, schools, facts }: Reference, clock: Clock) {
  const today = () => clock.now().toISOString().slice(0, 10);

  return {
    occupationsIn: (query: Record<string, string>) =>
      imported('occupations', async () => {
        const route = parseOccupationRoute(query);
        const branch = branchSlugs.find((slug) => slug === route.branch) ?? null;
        const found = route.q.trim() === '' ? null : await occupations.find({ q: route.q, branch });
        if (found && found.missing.length > 0) throw new AppError('not_imported', { sources: found.missing });
        return { kind: 'occupations', route, found };
      }),

    async occupation(branch: BranchSlug, name: string, query: Record<string, string>) {
      if (!code.test(name)) return null;
      return imported('occupations', async () => {
        const route = parseOccupationRoute(query);
        const occupation = await occupations.read(branch, name.toUpperCase());
        const isLinked = occupation.civilian.length > 0;
        const fitting =
          !isLinked && route.did.length > 0
            ? await occupations.list(occupationsUsing(route.did).map(({ onet }) => onet))
            : null;
        const onet = route.onet ?? occupation.civilian[0]?.onet;
        const detail = onet ? await occupations.civilian(onet).catch(() => null) : null;
        return { kind: 'occupation', route, occupation, detail, fitting };
      });
    },

    schoolsIn: (query: Record<string, string>) =>
      imported('schools', async () => {
        const route = parseSchoolRoute(query);
        const near = completeZip(route);
        const after = /^\d{1,5}$/.test(query['cursor'] ?? '') ? Number(query['cursor']) : 0;
        if (route.q.trim() === '' && near === '')
          return { kind: 'schools', route, found: null, isZipUnknown: route.near !== '' };
        try {
          const found = await schools.find({ q: route.q, ...(near !== '' && { near }), after });
          if (found.missing.includes('schools')) throw new AppError('not_imported', { sources: ['schools'] });
          return { kind: 'schools', route, found, isZipUnknown: false };
        } catch (error) {
          if (!isRefused(error, 'invalid_input')) throw error;
          return { kind: 'schools', route, found: null, isZipUnknown: true };
        }
      }),

    school: (id: string) =>
      imported('schools', async () => ({ kind: 'school', detail: await schools.read(id, today()) })),

    async countdownFor(query: Record<string, string>): Promise<PublicLookup> {
      const question = parseDeadlineQuestion(query);
      const on = today();
      return {
        kind: 'countdown',
        question,
        deadlines: question && { ...(await facts.deadlinesFor({ ...question, on })), words: reportedWords },
        today: on,
        isIncomplete: question === null && query['separation'] !== undefined,
      };
    },
  };
}
export type PublicLookups = ReturnType<typeof createPublicLookups>;
