import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOrigin } from '../harness.ts';
import { decide, draft, lister, published } from '../support/listings.ts';
import type { Lister } from '../support/listings.ts';
import { organization } from '../support/organizations.ts';
import { dataIn, publicSite } from '../support/publicSite.ts';

let site: Awaited<ReturnType<typeof publicSite>>;
let employer: Lister;
beforeAll(async () => {
  site = await publicSite();
  employer = await lister(site.server);
});
afterAll(() => site.close());

const statusOf = async (path: string, headers = {}) => (await site.page(path, headers)).status;

describe('texts with markup', () => {
  const hostile = '</script><script>alert(1)</script><!-- & \u2028';

  test('stay data: none of them ends the element with the structured data', async () => {
    const { id } = await published(site.server, employer, 'job', {
      description: hostile,
      requiredSkills: [hostile.slice(0, 40)],
    });
    await site.server.sql`update organizations set about = ${hostile} where id = ${employer.id}`;
    for (const path of [`/listings/${id}`, `/o/${employer.slug}`]) {
      const { text } = await site.page(path);
      expect(text).not.toContain('alert(1)</script>');
      expect(text.match(/<script/g)).toHaveLength(1);
      expect(text.match(/<!--/g)).toBeNull();
      expect(dataIn(text)).toMatchObject({ description: hostile });
    }
  });

  test('and signs that mean something to a replacement are as they were written', async () => {
    const { id } = await published(site.server, employer, 'job', { title: "Cash $& prizes $' for $1" });
    const { text } = await site.page(`/listings/${id}`);
    expect(text).toContain("<title>Cash $&amp; prizes $' for $1</title>");
    expect(dataIn(text)).toMatchObject({ title: "Cash $& prizes $' for $1" });
  });
});

describe('what is not public', () => {
  test('has no page: drafts, closed ones, organizations that wait, and what never was', async () => {
    const { server } = site;
    const waiting = await organization(server);
    const { id: draftId } = await draft(server, employer);
    const closed = await published(server, employer);
    expect(await statusOf(`/listings/${closed.id}`)).toBe(200);
    await server.deps.listings.staff.take(
      employer.owner.id,
      { organizationId: employer.id, id: closed.id },
      'close',
    );
    const paths = [
      `/listings/${draftId}`,
      `/listings/${closed.id}`,
      `/listings/0198b1de-4c2a-7a64-9a3e-3f1f2f7a5c11`,
      '/listings/not-an-id',
      "/listings/'; drop table listings; --",
      `/o/${waiting.slug}`,
      '/o/nobody',
      '/es/o/nobody',
    ];
    for (const path of paths) {
      const { status, headers, text } = await site.page(encodeURI(path));
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('>missing</main>');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toContain('<meta name="robots" content="noindex" />');
    }
    // Not for whoever works there either: the page is the same for everyone.
    expect(await statusOf(`/listings/${draftId}`, { cookie: employer.owner.cookie })).toBe(404);
    expect(await statusOf(`/o/${waiting.slug}`, { cookie: waiting.owner.cookie })).toBe(404);
  });

  test('is gone once the last day is over, before anybody closes it', async () => {
    const ends = new Date(site.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    const { id } = await published(site.server, employer, 'job', { closesOn: ends });
    expect(await statusOf(`/listings/${id}`)).toBe(200);
    site.clock.advance(6 * 86_400_000);
    expect(await statusOf(`/listings/${id}`)).toBe(404);
  });

  test('a suspended organization is gone at once, for browsers that have its pages, too', async () => {
    const lists = await lister(site.server);
    const { id } = await published(site.server, lists);
    const paths = [`/listings/${id}`, `/o/${lists.slug}`];
    const etags: string[] = [];
    for (const path of paths) etags.push((await site.page(path)).headers.get('etag')!);
    await decide(site.server, lists, 'suspended');
    for (const [index, path] of paths.entries()) {
      expect(await statusOf(path)).toBe(404);
      expect(await statusOf(path, { 'if-none-match': etags[index]! })).toBe(404);
    }
    expect((await site.page('/listings')).text).not.toContain(id);
    const after = '00000000-0000-0000-0000-000000000000';
    for (const kind of ['listings', 'organizations']) {
      const { text } = await site.page(`/sitemap.xml?kind=${kind}&after=${after}`);
      expect(text).not.toContain(id);
      expect(text).not.toContain(`/o/${lists.slug}<`);
    }
    await decide(site.server, lists, 'approved');
    for (const path of paths) expect(await statusOf(path)).toBe(200);
  });
});

test('addresses are those of the configuration, whatever host was asked for', async () => {
  const { id } = await published(site.server, employer);
  const { text } = await site.page(`/listings/${id}`, {
    host: 'vetsync.example.evil.test',
    'x-forwarded-host': 'evil.test',
    forwarded: 'host=evil.test',
  });
  expect(text).toContain(`href="${appOrigin}/listings/${id}"`);
  expect(text).not.toContain('evil.test');
});

test('pages have the policy of pages, and are only read', async () => {
  const { id } = await published(site.server, employer);
  const { headers } = await site.page(`/listings/${id}`);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
  expect(headers.get('set-cookie')).toBeNull();
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const answer = await site.server.request(`/listings/${id}`, { method });
    expect(answer.status).toBe(405);
  }
});

test.each([
  'kind=castles',
  'cursor=%00',
  'cursor=0.bm90aGluZw',
  'near=00000',
  'radius=-1',
  'q=%27%3B--',
  'organization=1',
  'type=__proto__',
  'salary=1e9',
])('a search that makes no sense is answered with a page: %s', async (query) => {
  expect(await statusOf(`/listings?${query}`)).toBe(200);
});

test.each(['kind=users', 'kind=listings', 'after=1', 'kind=listings&after=1'])(
  'the sitemap has no other file: %s',
  async (query) => {
    const answer = await site.server.request(`/sitemap.xml?${query}`);
    expect(answer.status).toBe(404);
  },
);
