import { anyField } from '@vetsync/machines/community/model';
import type { Member, MentorServer } from '@vetsync/machines/community/model';
import { inboxHref } from '@vetsync/machines/exchange/model';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import type { Api } from './calls.ts';
import { sendCommand } from './exchange.ts';
import { parseResponse } from './response.ts';

/** Mentors over HTTP. */
export const mentorServer = (api: Api): MentorServer => ({
  async findMentors({ filters: { q, field, branch, language }, cursor }) {
    const query = {
      ...(q.trim() && { q: q.trim() }),
      ...(field !== anyField && { field }),
      ...(branch && { branch }),
      ...(language && { language }),
      ...(cursor && { cursor }),
    };
    const { facets, mentors, ...page } = await parseResponse(api.mentors.$get({ query: query as never }));
    const valuesOf = (facet: 'branch' | 'language') => facets[facet].map(({ value }) => value);
    return {
      ...page,
      mentors: mentors.map((mentor) => ({ ...mentor, freeInWeeks: null })),
      options: { branch: valuesOf('branch'), language: valuesOf('language') },
    };
  },
  loadMentoring: () => parseResponse(api.me.mentoring.$get()),
  send: (command) => sendCommand(api, command as ExchangeCommand),
});

/** Whom a person knows. */
export async function readMembers(api: Api): Promise<Member[]> {
  const { people } = await parseResponse(api.me.network.$get());
  return people.map(({ id, name, how, event, threadId }) => ({
    id,
    name,
    service: '',
    work: '',
    location: '',
    known: { how, event, href: threadId && inboxHref(null, { thread: threadId }) },
  }));
}
