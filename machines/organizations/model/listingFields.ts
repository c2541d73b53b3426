import * as z from 'zod/mini';
import { isDay, isTimeZone } from '../../model/time/calendarDay.ts';
import { instantSchema } from '../../system/model/timeSchema.ts';
import { allListingBenefits, allListingTypes, clearances, whenFullChoices } from './listingKinds.ts';
import { listingsCode } from './listingPhrases.ts';
import { normalizeName } from './name.ts';
import { cutZip } from './zip.ts';

/** Maximum lengths in UTF-16 code units, and of lists. */
export const listingLimits = {
  titleMin: 2,
  title: 120,
  description: 8_000,
  location: 100,
  eligibility: 2_000,
  duration: 60,
  entry: 80,
  entries: 30,
  deadlines: 10,
  question: 200,
  questions: 5,
  /** People whom a participant of an event may bring. */
  guests: 3,
} as const;
const limits = listingLimits;
/** Largest amount of money, in whole dollars. */
const dollarsMax = 10_000_000;
/** Most seats of a program or an event. */
const capacityMax = 1_000_000;
const creditsMax = 300;
/** Longest event, in minutes: two weeks. */
const durationMax = 14 * 24 * 60;

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, listingsCode('textTooLong')));
/** Valid or empty. */
const optional = (isValid: (value: string) => boolean, code: string) =>
  z.refine<string>((value) => value === '' || isValid(value), code);
const wholeNumber = (max: number) =>
  z.nullable(
    z
      .int(listingsCode('amountInvalid'))
      .check(z.gte(0, listingsCode('amountInvalid')), z.lte(max, listingsCode('amountInvalid'))),
  );
const entry = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, listingsCode('entryEmpty')),
    z.maxLength(limits.entry, listingsCode('textTooLong')),
  );
const entries = z.array(entry).check(z.maxLength(limits.entries, listingsCode('tooMany')));
const day = z.string().check(z.refine(isDay, listingsCode('dateInvalid')));
const isZip = (value: string) => /^\d{5}$/.test(value);

/**
 * Latin letters, digits, punctuation and signs. Letters of other scripts look like Latin ones, so a title could be that
 * of another listing to a person and something else to a filter.
 */
const titleCharacters =
  /^[\p{Script=Latin}0-9\u00B2\u00B3\u00B9\u00BC-\u00BE\u02B9-\u02BF\u2070-\u2089\u2150-\u215E\p{P}\p{Sc}\p{Sm}\p{Sk}°®©℠™№ ]*$/u;
const hasLetter = /\p{Script=Latin}/u;
const title = z.pipe(
  z.string().check(z.maxLength(4 * limits.title, listingsCode('titleTooLong'))),
  z.pipe(
    z.transform(normalizeName),
    z.string().check(
      z.minLength(limits.titleMin, listingsCode('titleTooShort')),
      z.maxLength(limits.title, listingsCode('titleTooLong')),
      z.refine(
        (value) => value.length < limits.titleMin || (titleCharacters.test(value) && hasLetter.test(value)),
        listingsCode('titleCharacters'),
      ),
    ),
  ),
);

/** What every listing has. Missing text is empty. */
export const commonListingFields = {
  title,
  description: text(limits.description),
  type: z.union(
    [z.literal(''), z.enum(allListingTypes, listingsCode('choiceInvalid'))],
    listingsCode('choiceInvalid'),
  ),
  /** City and state, as people read it. */
  location: text(limits.location),
  /** Where it is, for the distance. */
  zip: z.string().check(z.overwrite(cutZip), optional(isZip, listingsCode('zipInvalid'))),
  /** From anywhere: remote work, an online program, video visits. */
  remote: z.boolean(),
  /** Last day to apply, as `YYYY-MM-DD`. Empty if there is none. */
  closesOn: z.string().check(optional(isDay, listingsCode('dateInvalid'))),
};

const clearance = z.union([z.literal(''), z.enum(clearances)], listingsCode('choiceInvalid'));
const benefits = z
  .array(z.enum(allListingBenefits as [string, ...string[]], listingsCode('choiceInvalid')))
  .check(z.maxLength(allListingBenefits.length, listingsCode('tooMany')));
const deadlines = z
  .array(z.strictObject({ name: entry, date: day }))
  .check(z.maxLength(limits.deadlines, listingsCode('tooMany')));

/** What only some kinds have. Amounts are whole dollars a year; null is unknown. */
export const listingDetailFields = {
  salaryFrom: wholeNumber(dollarsMax),
  salaryTo: wholeNumber(dollarsMax),
  requiredSkills: entries,
  preferredSkills: entries,
  /** Licenses and certificates: that a job requires, or that a provider has. */
  credentials: entries,
  clearance,
  tuition: wholeNumber(dollarsMax),
  /** As displayed, such as `2 years`. */
  duration: text(limits.duration),
  /** Most credit hours that are granted for military training. */
  militaryCredits: wholeNumber(creditsMax),
  deadlines,
  benefits,
  capacity: wholeNumber(capacityMax),
  whenFull: z.enum(whenFullChoices, listingsCode('choiceInvalid')),
  eligibility: text(limits.eligibility),
  languages: entries,
  acceptsNew: z.boolean(),
  /** ISO 8601. Empty until it is known. */
  startsAt: z.string().check(
    optional((value) => instantSchema.safeParse(value).success, listingsCode('timeInvalid')),
    z.overwrite((value) => (instantSchema.safeParse(value).success ? new Date(value).toISOString() : value)),
  ),
  timeZone: text(60).check(optional(isTimeZone, listingsCode('timeZoneInvalid'))),
  durationMinutes: wholeNumber(durationMax),
  /** People whom each participant may bring. */
  guests: wholeNumber(limits.guests),
  /** What the organizer asks of whoever joins. */
  questions: z
    .array(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, listingsCode('entryEmpty')),
          z.maxLength(limits.question, listingsCode('textTooLong')),
        ),
    )
    .check(z.maxLength(limits.questions, listingsCode('tooMany'))),
};
