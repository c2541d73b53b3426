import { singleLine } from '../../model/text/names.ts';
import { plainText } from '../../model/text/plainText.ts';

/**
 * Names of organizations, kept as they are typed. Two names must differ for a person who reads them, not only for a computer.
 * So a name has Latin letters only, and its skeleton, in which look-alike characters are the same, belongs to one
 * organization.
 */

export const nameLimits = { min: 2, max: 100 } as const;

/** Letters as fonts draw them: full width, mathematical, in a circle. Read aloud, they are spelled or left out. */
const styledLetters = /[\u2460-\u24FF\uFB00-\uFB06\uFF01-\uFF5E\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F189}]/gu;

/** A name as typed, in composed form, with ordinary letters and single spaces. */
export const normalizeName = (name: string) =>
  singleLine(name.replaceAll(styledLetters, (letter) => letter.normalize('NFKC')));

/** Characters of a plain name. */
const allowed = /^[a-z0-9 &.,()/+#!:@-]*$/;
/** What shows nothing, and marks that don't combine with their letter to one character: no language here spells with them. */
const unreadable = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a name has only Latin letters, digits and common punctuation, and at least one letter. */
export function isLegibleName(name: string): boolean {
  const normalized = normalizeName(name);
  const plain = plainText(normalized);
  return !unreadable.test(normalized) && allowed.test(plain) && /[a-z]/.test(plain);
}

/** Legal forms, which people leave out. */
const legalForms = /(?: (?:inc|incorporated|llc|llp|lp|pllc|ltd|limited|corp|corporation|co|company))+$/;

/** What people may take for the other: Unicode's confusables (UTS 39) among the characters that a name can have. */
const confusables: readonly (readonly [RegExp, string])[] = [
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/**
 * The skeleton of a name (UTS 39, section 4): names with the same skeleton look or sound alike. It has no case, marks,
 * spaces or punctuation, no leading article and no legal form, and one character for each group of look-alikes.
 */
export function nameSkeleton(name: string): string {
  const words = plainText(normalizeName(name))
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, (gap) => (/^\.+$/.test(gap) ? '' : ' '))
    .trim();
  const letters = words.replace(/^the /, '').replace(legalForms, '').replaceAll(' ', '');
  return confusables.reduce((text, [pattern, letter]) => text.replaceAll(pattern, letter), letters);
}

const slugMax = 60;
/** Last parts of addresses with another meaning. */
const reserved: ReadonlySet<string> = new Set(['new', 'mine', 'search', 'join', 'me']);
const looksLikeId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The part of an address that names an organization.
 *
 * @param attempt From 1. Later ones add a number, for a slug that is taken.
 */
export function slugOf(name: string, attempt = 1): string {
  const words = plainText(normalizeName(name))
    .replaceAll('&', ' and ')
    .replaceAll('.', '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  const number = attempt > 1 ? `-${attempt}` : '';
  const base = words.slice(0, slugMax - number.length).replaceAll(/^-+|-+$/g, '');
  const isUsable = base !== '' && !reserved.has(base) && !looksLikeId.test(base);
  return (isUsable ? base : `organization-${base}`.replace(/-$/, '')) + number;
}

/** Whether a text has the form of a slug, so that other input never reaches the database. */
export const looksLikeSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 80;
