import { randomUUID } from 'node:crypto';
import { searchForAll } from '@vetsync/machines/exchange/model';
import { memberMessageMax } from '@vetsync/machines/model/world';
import type { Problem } from '@vetsync/machines/system/model';
import { writePhrase } from '@vetsync/ui/language';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSite } from './support/demoSite.ts';
import { httpSite } from './support/httpSite.ts';
import { listingTitle, type Applicant, type Site } from './support/site.ts';

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }: Problem) => status,
  );

describe.each([
  ['over HTTP', httpSite],
  ['in the demo', demoSite],
])('messages of an organization, %s', (_, open) => {
  let site: Site;
  beforeAll(async () => {
    site = await open();
  });
  afterAll(() => site.close());

  const threads = async (search = {}) =>
    (
      await site.server.loadThreads({
        organizationId: site.organizationId,
        ...searchForAll,
        ...search,
        cursor: null,
      })
    ).threads;
  const threadWith = async ({ name }: Applicant) =>
    (await threads()).find((thread) => thread.person.name === name)!;
  const messages = (threadId: string) =>
    site.server.loadMessages({ organizationId: site.organizationId, threadId, cursor: null });
  const send = (to: { threadId: string } | { applicationId: string }, text: string, id = randomUUID()) =>
    site.server.sendCommand({
      command: {
        id,
        as: site.organizationId,
        ...('threadId' in to
          ? { type: 'message.send', payload: { ...to, text } }
          : { type: 'message.toApplicant', payload: { ...to, text } }),
      },
    });
  const names = async (search: object) => (await threads(search)).map(({ person }) => person.name);
  test('the organization is found by its name in addresses', async () => {
    const { organization, role } = await site.server.loadWorkspace({ slug: site.slug });
    expect(organization).toMatchObject({ id: site.organizationId, kind: 'employer', status: 'approved' });
    expect(role).toBe('owner');
    expect(await statusOf(site.server.loadWorkspace({ slug: 'no-such-works' }))).toBe(404);
  });

  test('whoever has applied is found by name and listing, and the first message begins the conversation', async () => {
    const ada = await site.applicant('Ada Quill');
    await site.applicant('Bo Quill');
    const find = async (q: string) => {
      const { people, total } = await site.server.findPeople({ organizationId: site.organizationId, q });
      return { names: people.map(({ name }) => name).toSorted(), total };
    };
    expect(await find('quill')).toEqual({ names: ['Ada Quill', 'Bo Quill'], total: 2 });
    expect(await find('ada crane')).toEqual({ names: ['Ada Quill'], total: 1 });
    expect(await find('nobody')).toEqual({ names: [], total: 0 });

    expect(await threadWith(ada)).toBeUndefined();
    const { facts } = await send({ applicationId: ada.applicationId }, 'When can you come?');
    const threadId = String(facts[0]!.payload['threadId']);
    expect(await threadWith(ada)).toMatchObject({
      id: threadId,
      last: { side: 'organization', text: 'When can you come?' },
      unread: 0,
      isBlocked: false,
    });
    const page = await messages(threadId);
    expect(page.thread).toMatchObject({ id: threadId, person: { name: 'Ada Quill' } });
    expect(page.messages).toMatchObject([{ id: facts[0]!.id, side: 'organization' }]);
  });

  test('what a person writes is unread until it is read', async () => {
    const cleo = await site.applicant('Cleo Marsh');
    for (const text of ['One', 'Two']) await cleo.write(text);
    const { id } = await threadWith(cleo);
    expect(await names({ isUnread: true })).toEqual(['Cleo Marsh']);
    const page = await messages(id);
    expect(page.thread.unread).toBe(2);
    expect(page.messages.map(({ side, text }) => `${side}: ${text}`)).toEqual(['person: Two', 'person: One']);
    const payload = { threadId: id };
    await site.server.sendCommand({
      command: { id: randomUUID(), as: site.organizationId, type: 'thread.read', payload },
    });
    expect(await names({ isUnread: true })).toEqual([]);
    expect((await messages(id)).thread.unread).toBe(0);
  });

  test('the same message again is stored once', async () => {
    const dee = await site.applicant('Dee Marsh');
    const id = randomUUID();
    const [first, again] = [
      await send({ applicationId: dee.applicationId }, 'Hello', id),
      await send({ applicationId: dee.applicationId }, 'Hello', id),
    ];
    expect(again.facts[0]!.id).toBe(first.facts[0]!.id);
    expect((await messages(String(first.facts[0]!.payload['threadId']))).messages).toHaveLength(1);
  });

  test('conversations are found by beginnings of words in names, subjects and messages', async () => {
    const people = [await site.applicant('Éva O’Reilly'), await site.applicant('Finn Okoro')];
    await people[0]!.write('I am free on Wednesday.');
    await people[1]!.write('The harbor suits me.');
    const both = ['Finn Okoro', 'Éva O’Reilly'];
    expect(await names({ q: 'eva' })).toEqual(['Éva O’Reilly']);
    expect(await names({ q: 'OREILLY wednes' })).toEqual(['Éva O’Reilly']);
    expect(await names({ q: 'harb' })).toEqual(['Finn Okoro']);
    expect(await names({ q: 'eday' })).toEqual([]);
    expect(await names({ q: 'harbor wednesday' })).toEqual([]);
    expect((await names({ q: listingTitle })).filter((name) => both.includes(name))).toEqual(both);
    expect(await names({ q: 'okoro', isUnread: true })).toEqual(['Finn Okoro']);
    expect(
      (await threadWith(people[1]!)).about.map(({ title, application }) => [
        writePhrase(title),
        application?.id,
      ]),
    ).toEqual([[expect.stringContaining(listingTitle), people[1]!.applicationId]]);
  });

  test('there is nothing to read or write where nobody is', async () => {
    const nowhere = randomUUID();
    expect(await statusOf(messages(nowhere))).toBe(404);
    expect(await statusOf(send({ threadId: nowhere }, 'Hello'))).toBe(404);
    expect(await statusOf(send({ applicationId: nowhere }, 'Hello'))).toBe(404);
    const { applicationId } = await site.applicant('Gus Vale');
    expect(await statusOf(send({ applicationId }, ' '))).toBe(422);
    expect(await statusOf(send({ applicationId }, 'x'.repeat(memberMessageMax + 1)))).toBe(422);
  });
});
