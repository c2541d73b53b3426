import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import {
  publicListingHref,
  publicListingsHref,
  publicOrganizationHref,
  structuredDataOf,
} from '@vetsync/machines/organizations/model';
import {
  branchSlugs,
  isPublicLookup,
  publicLookupHref,
  structuredLookupOf,
} from '@vetsync/machines/reference/model';
import { languageIn } from '@vetsync/machines/system/model';
import type { Language } from '@vetsync/machines/system/model';
import type { Deps } from '../../deps.ts';
import { createPublicPages } from '../../listings/publicPages.ts';
import type { PublicPages } from '../../listings/publicPages.ts';
import { createPublicLookups } from '../../reference/publicLookups.ts';
import type { PublicLookups } from '../../reference/publicLookups.ts';
import type { AppEnv } from '../env.ts';
import { requestHeader } from '../request/requestHeader.ts';
import { bodyFor, codedText } from '../response/codedBody.ts';
import type { CodedBody } from '../response/codedBody.ts';
import { languageLinks } from './languageLinks.ts';
import type { EverybodysPage, Rendering, Renderings } from './rendering.ts';

/** Rendered pages in memory, the last that were asked for. Each has a few dozen kilobytes. */
const keptMax = 200;
/** A browser asks again each time, so that a page is gone as soon as its organization is suspended. */
const revalidated = 'public, no-cache';

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
/** JSON inside of a script element. No text in it can end the element or begin another one. */
const scriptJson = (data: object) =>
  JSON.stringify(data).replaceAll(/[<>&]/g, (sign) => `\\u00${sign.codePointAt(0)!.toString(16)}`);

/** The address of a page without a language; null if it has none that search engines should know. */
function addressOf(page: EverybodysPage): string | null {
  if (isPublicLookup(page)) return publicLookupHref(page);
  switch (page.kind) {
    case 'listing':
      return publicListingHref(page.listing);
    case 'organization':
      return publicOrganizationHref(page.organization);
    case 'listings':
      return publicListingsHref(page.filters.kind ? { kind: page.filters.kind } : {});
    case 'missing':
      return null;
  }
}

/** Links and data for search engines. */
function headFor(page: EverybodysPage, origin: string, language: Language): string[] {
  const address = addressOf(page);
  if (address === null) return ['<meta name="robots" content="noindex" />'];
  const data = isPublicLookup(page) ? structuredLookupOf(page) : structuredDataOf(page, origin);
  return [
    ...languageLinks(origin, address, language).map(
      ({ rel, hreflang, href }) =>
        `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${attribute(href)}" />`,
    ),
    ...(data ? [`<script type="application/ld+json">${scriptJson(data)}</script>`] : []),
  ];
}

interface Contents {
  pages: PublicPages;
  lookups: PublicLookups;
}
type Asked = Promise<EverybodysPage | null> | null;

/** The page that a path asks for. Null if it is none of these; null in the promise if there is none of that name. */
function pageAt(path: string, query: URLSearchParams, { pages, lookups }: Contents): Asked {
  const [, kind, name, code, ...rest] = path.replace(/\/$/, '').split('/');
  if (rest.length > 0) return null;
  const branch = branchSlugs.find((slug) => slug === name);
  if (code !== undefined)
    return kind === 'occupations' && branch
      ? lookups.occupation(branch, code, Object.fromEntries(query))
      : null;
  switch (kind) {
    case 'listings':
      return name === undefined ? pages.listingsIn(query) : pages.listing(name);
    case 'o':
      return name === undefined ? null : pages.organization(name);
    case 'occupations':
      return name === undefined ? lookups.occupationsIn(Object.fromEntries(query)) : null;
    case 'schools':
      return name === undefined ? lookups.schoolsIn(Object.fromEntries(query)) : lookups.school(name);
    case 'countdown':
      return name === undefined ? lookups.countdownFor(Object.fromEntries(query)) : null;
    default:
      return null;
  }
}

/** Pages of organizations, listings and what can be looked up, for everyone, with and without a script. */
export function publicPages(
  {
    config,
    clock,
    reference,
    ...services
  }: Pick<Deps, 'clock' | 'config' | 'listings' | 'organizations' | 'reference'>,
  renderings: Renderings,
  policy: string,
) {
  const contents = { pages: createPublicPages(services), lookups: createPublicLookups(reference, clock) };
  const kept = new Map<string, CodedBody>();

  function rendered(etag: string, make: () => string): CodedBody {
    const body = kept.get(etag) ?? codedText(make());
    kept.delete(etag);
    kept.set(etag, body);
    if (kept.size > keptMax) kept.delete(kept.keys().next().value!);
    return body;
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    const { language, path } = languageIn(c.req.path);
    const { search, searchParams } = new URL(c.req.url);
    const asked = pageAt(path, searchParams, contents);
    if (!asked) return void (await next());
    const page: EverybodysPage = (await asked) ?? { kind: 'missing' };
    const { template, render, version }: Rendering = renderings[language];
    const content = createHash('sha256')
      .update(version)
      .update(c.req.path + search)
      .update(JSON.stringify(page));
    const key = content.digest('base64url').slice(0, 22);
    const { coding, body } = bodyFor(
      c,
      rendered(key, () => {
        const { head, html } = render(page, path + search);
        const whole = [head, ...headFor(page, config.appOrigin, language)].join('\n    ');
        return template.replace('<!--head-->', () => whole).replace('<!--root-->', () => html);
      }),
    );
    const isMissing = page.kind === 'missing';
    const etag = `"${key}${coding === null ? '' : `-${coding}`}"`;
    c.header('Content-Security-Policy', policy);
    c.header('Vary', 'Accept-Encoding');
    c.header('Cache-Control', isMissing ? 'no-store' : revalidated);
    if (!isMissing) {
      c.header('ETag', etag);
      if (requestHeader(c, 'if-none-match')?.split(/,\s*/).includes(etag)) return c.body(null, 304);
    }
    if (coding !== null) c.header('Content-Encoding', coding);
    c.header('Content-Type', 'text/html; charset=utf-8');
    c.header('Content-Length', String(body.byteLength));
    return c.body(body, isMissing ? 404 : 200);
  });
}
