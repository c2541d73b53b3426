import type { Phrase } from '../../system/model/phrase.ts';
import type { CaseRow } from '../../model/exchange/casePayloads.ts';
import { correspondentsOf } from './messages.ts';
import type { Correspondent } from './messages.ts';
import type { ApplicationBrief } from './applicationBriefs.ts';

/** Whom an organization knows: by their applications, newest first, and otherwise. */
export interface Contacts {
  briefs: readonly ApplicationBrief[];
  others: readonly Correspondent[];
}

/** Somebody known by what they belong to. */
export const memberContact = (
  { id, name, image, rank, branch }: Record<'id' | 'name' | 'image' | 'rank' | 'branch', string>,
  subject: Phrase,
): Correspondent => ({
  id,
  name,
  detail: [rank, branch].filter(Boolean).join(', '),
  image,
  subjects: [{ title: subject, application: null }],
});

/** Somebody whom the organization has taken in. */
export const caseContact = ({ personName: name, image = '', title, ...one }: CaseRow): Correspondent =>
  memberContact({ ...one, name, image }, title);

/** The people that an organization knows, each once. */
export function peopleOf({ briefs, others }: Contacts): Correspondent[] {
  const applied = correspondentsOf(briefs);
  const ids = new Set(applied.map(({ id }) => id));
  return [...applied, ...others.filter(({ id }) => !ids.has(id))];
}
