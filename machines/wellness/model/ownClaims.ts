import * as z from 'zod/mini';
import type { WritePhrase } from '../../system/model/phrase.ts';
import type { CalendarEntry } from '../../model/time/calendarEntry.ts';
import { momentIn } from '../../model/time/zoned.ts';
import type { Day } from '../../model/time/zoned.ts';
import { isDay } from '../../model/time/calendarDay.ts';
import type { FieldErrors } from '../../system/model/form.ts';
import { claimKinds, claimStages } from './claims.ts';
import type { Claim, ClaimStage } from './claims.ts';
import { wellnessPhrase } from './phrases.ts';
import { parseStored, parseStoredList } from '../../model/text/stored.ts';

/**
 * Claims that a signed-in person keeps a list of. They are one private record, so a full list has to fit into one:
 * see `privateRecordMax`. Lengths are in characters.
 */
export const ownClaimLimits = { claims: 20, title: 100, note: 300 } as const;

const day = z.string().check(z.refine(isDay));
const ownClaimSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  title: z.string().check(z.minLength(1), z.maxLength(ownClaimLimits.title)),
  kind: z.enum(claimKinds),
  stage: z.enum(claimStages),
  filed: day,
  reached: z.partialRecord(z.enum(claimStages), day),
  next: z.nullable(day),
  note: z.string().check(z.maxLength(ownClaimLimits.note)),
});

/** Parses the stored list. Claims that are not valid are dropped. */
export const parseOwnClaims = (stored: string | null): Claim[] =>
  parseStoredList(ownClaimSchema, stored).map((claim) => ({
    ...claim,
    requestedEvidence: null,
    rating: null,
  }));

/** What is stored of a claim. */
export const storedClaim = ({ requestedEvidence: _asked, rating: _rating, ...stored }: Claim) => stored;

/** In the order of the form. */
export const claimFields = ['title', 'kind', 'filed', 'stage', 'next', 'note'] as const;
export type ClaimField = (typeof claimFields)[number];

const text = z.string().check(z.maxLength(2_000));
const draftSchema = z.object({
  /** The id of the claim, so that saving twice adds it only once. */
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  title: text,
  kind: text,
  filed: text,
  stage: text,
  next: text,
  note: text,
});
/** What was typed into the form for a claim. */
export type ClaimDraft = Readonly<z.infer<typeof draftSchema>>;

export const newClaimDraft = (id: string): ClaimDraft => ({
  id,
  title: '',
  kind: 'new',
  filed: '',
  stage: 'received',
  next: '',
  note: '',
});

export const claimDraftOf = ({ id, title, kind, filed, stage, next, note }: Claim): ClaimDraft => ({
  id,
  title,
  kind,
  filed,
  stage,
  next: next ?? '',
  note,
});

/** Parses the stored draft. Null if it is missing or corrupt. */
export const parseClaimDraft = (stored: string | null): ClaimDraft | null =>
  parseStored(draftSchema, stored, null);

/** Whether something differs from what the form began with. */
export const isClaimDraftChanged = (draft: ClaimDraft, begun: ClaimDraft): boolean =>
  claimFields.some((field) => draft[field].trim() !== begun[field]);

/** Errors by field. @param today where the person is */
export function claimDraftErrors(draft: ClaimDraft, today: Day): FieldErrors<ClaimField> {
  const { title, filed, next, note } = draft;
  const errors: FieldErrors<ClaimField> = {};
  if (title.trim() === '') errors.title = wellnessPhrase('claimTitleRequired');
  if (title.trim().length > ownClaimLimits.title)
    errors.title = wellnessPhrase('claimTooLong', ownClaimLimits.title);
  if (!isDay(filed)) errors.filed = wellnessPhrase('claimFiledRequired');
  else if (filed > today) errors.filed = wellnessPhrase('claimFiledLater');
  if (next !== '' && (!isDay(next) || (isDay(filed) && next < filed)))
    errors.next = wellnessPhrase('claimNextEarlier');
  if (note.trim().length > ownClaimLimits.note)
    errors.note = wellnessPhrase('claimTooLong', ownClaimLimits.note);
  return errors;
}

/** The steps before `stage`, and itself. */
const upTo = (stage: ClaimStage) => claimStages.slice(0, claimStages.indexOf(stage) + 1);

/** The claim of a valid draft. The days that were noted of an earlier version stay, as far as it still has come. */
export function claimOf({ title, kind, filed, stage, next, note, id }: ClaimDraft, before?: Claim): Claim {
  const at = claimStages.find((each) => each === stage) ?? 'received';
  const noted = upTo(at).flatMap((each) => {
    const on = before?.reached[each];
    return on ? [[each, on] as const] : [];
  });
  return {
    id,
    title: title.trim(),
    kind: claimKinds.find((each) => each === kind) ?? 'new',
    filed,
    stage: at,
    reached: Object.fromEntries(noted),
    next: next || null,
    note: note.trim(),
    requestedEvidence: null,
    rating: null,
  };
}

/** The step that comes after a claim's present one; null after the last. */
export const nextStageOf = ({ stage }: Pick<Claim, 'stage'>): ClaimStage | null =>
  claimStages[claimStages.indexOf(stage) + 1] ?? null;

/** The claim one step further, noted `today`. */
export function movedClaim(claim: Claim, today: Day): Claim {
  const stage = nextStageOf(claim);
  return stage ? { ...claim, stage, reached: { ...claim.reached, [stage]: today } } : claim;
}

/** Puts a claim in the place of the one with its id. A new one comes first. */
export const withClaim = (claims: readonly Claim[], claim: Claim): Claim[] =>
  claims.some(({ id }) => id === claim.id)
    ? claims.map((each) => (each.id === claim.id ? claim : each))
    : [claim, ...claims];

/** The next date of one's own claim, for one's own calendar: at nine in the morning. */
export function claimNextEntry(
  { id, title, next, note }: Claim,
  timeZone: string,
  write: WritePhrase,
): CalendarEntry | null {
  if (!next) return null;
  const start = momentIn(timeZone, next, 9 * 60);
  return {
    id: `claim-${id}`,
    title: write(wellnessPhrase('claimNext', title)),
    start: new Date(start).toISOString(),
    end: new Date(start + 30 * 60_000).toISOString(),
    location: '',
    description: note,
    status: 'confirmed',
  };
}
