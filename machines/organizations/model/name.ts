/**
 * Names of organizations. Two names must differ for a person who reads them, not only for a computer. So a name has Latin
 * letters only, and its skeleton, in which look-alike characters are the same, belongs to one organization.
 */

export const nameLimits = { min: 2, max: 100 } as const;

/** Letters that Unicode doesn't take apart into a base letter and marks. */
const ligatures: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
};

/** One form of characters that Unicode has several of, and single spaces. */
export const normalizeName = (name: string) => name.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();

/** In lower case, without marks, as far as possible in ASCII. */
const plain = (name: string) =>
  normalizeName(name)
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\0-\x7F]/gu, (letter) => ligatures[letter] ?? letter);

/** Characters of a plain name, with the apostrophes and dashes that phones write. */
const allowed = /^[a-z0-9 &'’‘.,()/+#!:@–—-]*$/;

/** Whether a name has only Latin letters, digits and common punctuation, and at least one letter. */
export function isLegibleName(name: string): boolean {
  const normalized = normalizeName(name);
  // A mark that doesn't combine with its letter to one character belongs to no language's spelling here.
  return !/\p{M}/u.test(normalized) && allowed.test(plain(name)) && /[a-z]/.test(plain(name));
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
  const words = plain(name)
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, (gap) => (/^['’‘.]+$/.test(gap) ? '' : ' '))
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
  const words = plain(name)
    .replaceAll('&', ' and ')
    .replaceAll(/['’‘.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  const number = attempt > 1 ? `-${attempt}` : '';
  const base = words.slice(0, slugMax - number.length).replaceAll(/^-+|-+$/g, '');
  const isUsable = base !== '' && !reserved.has(base) && !looksLikeId.test(base);
  return (isUsable ? base : `organization-${base}`.replace(/-$/, '')) + number;
}

/** Whether a text has the form of a slug, so that other input never reaches the database. */
export const looksLikeSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 80;
