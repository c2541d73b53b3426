import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { parse as parseCookies } from 'hono/utils/cookie';
import {
  defaultLanguage,
  languageCookie,
  languageIn,
  languages,
  pathIn,
} from '@vetsync/machines/system/model';
import { bodyFor } from '../response/codedBody.ts';
import type { CodedBody } from '../response/codedBody.ts';
import type { AppEnv } from '../env.ts';
import { HttpProblem } from '../errors/problem.ts';
import { pagePolicy } from '../edge/securityHeaders.ts';
import { languageLinks, linkHeader } from './languageLinks.ts';
import type { Renderings } from './rendering.ts';
import { requestHeader } from '../request/requestHeader.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
/** Content codings by file extension, best first. */
const codings = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;
/** For files whose names change with their content. */
const immutable = 'public, max-age=31536000, immutable';
/** Some browsers request the icon again at each navigation within the page. */
const ofADay = 'public, max-age=86400';

const cacheControlOf = (path: string, type: string) =>
  path.startsWith('assets/') ? immutable : type.startsWith('image/') ? ofADay : 'no-cache';

interface SiteFile extends CodedBody {
  type: string;
  etag: string;
  cacheControl: string;
}

/** Files of the build that only the server reads. */
const notServed = new Set(['index.html', 'index.es.html', 'csp.json', 'pages.json', 'routes.json']);
const isServed = (path: string) => !notServed.has(path) && !path.startsWith('pages/');

function readFile(folder: string, path: string): SiteFile {
  const file = join(folder, path);
  const identity = readFileSync(file);
  const coded = codings.filter(([ending]) => existsSync(file + ending));
  const type = types[extname(path)] ?? 'application/octet-stream';
  return {
    type,
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    cacheControl: cacheControlOf(path, type),
    identity,
    coded: new Map(coded.map(([ending, coding]) => [coding, readFileSync(file + ending)])),
  };
}

/** Whether a path of the build is hidden, like its build stamp and manifest, or a compressed copy of another file. */
const isHidden = (path: string) =>
  path.split('/').some((part) => part.startsWith('.')) || codings.some(([ending]) => path.endsWith(ending));

const readJson = <Shape>(path: string, without: Shape): Shape =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shape) : without;

/** A wouter pattern as a regular expression: `:name` matches one segment, a final `*` or `*?` the rest. */
function routePattern(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\/\*\?$/, '(/.*)?')
    .replace(/\/\*$/, '/.*')
    .replace(/\/$/, '')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`);
}

/** The server's settings that a prerendered sign-in page depends on. */
export interface SignInOptions {
  google: boolean;
  passwordMinLength: number;
}

/** A prerendered page in `pages.json`. */
interface BuiltPage {
  path: string;
  /** Required query parameters. null: the parameter must be missing. */
  query: Readonly<Record<string, string | null>>;
  /** Whether it also applies to paths below its own. */
  below: boolean;
  /** Required settings of the server. null if they don't matter. */
  offers: SignInOptions | null;
  /** Its address without a language. null for a page that search engines should not list. */
  address: string | null;
  /** Path within the build. */
  file: string;
}

/**
 * The built app in memory: a few megabytes. Files are looked up by their whole path, so no path can escape the folder.
 */
export function readSite(folder: string) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !isHidden(path));
  return {
    files: new Map(paths.filter(isServed).map((path) => [`/${path}`, readFile(folder, path)])),
    shell: readFile(folder, 'index.html'),
    spanishShell: readFile(folder, 'index.es.html'),
    pages: Map.groupBy(
      readJson<BuiltPage[]>(join(folder, 'pages.json'), []).map((page) => ({
        ...page,
        file: readFile(folder, page.file),
      })),
      ({ path }) => path,
    ),
    routes: readJson<string[]>(join(folder, 'routes.json'), []).map(routePattern),
    policy: pagePolicy(readJson(join(folder, 'csp.json'), {})),
    robots: existsSync(join(folder, 'robots.txt')) ? readFileSync(join(folder, 'robots.txt'), 'utf8') : null,
  };
}
/** With what renders the pages of organizations and listings, if the build has it. */
export type Site = ReturnType<typeof readSite> & { renderings?: Renderings | null };

/** The empty page in the language that a path names. */
const shellAt = ({ shell, spanishShell }: Pick<Site, 'shell' | 'spanishShell'>, path: string) =>
  languageIn(path).language === 'es' ? spanishShell : shell;

/**
 * The site's root in the language that was chosen in this browser, for people who typed the address or have a bookmark.
 * Links keep the language that they name. Null for all other requests.
 */
function chosenRoot(c: Context<AppEnv>): string | null {
  if (c.req.path !== '/' || requestHeader(c, 'sec-fetch-site') !== 'none') return null;
  const chosen = parseCookies(requestHeader(c, 'cookie') ?? '', languageCookie)[languageCookie];
  const language = languages.find((item) => item === chosen) ?? defaultLanguage;
  if (language === defaultLanguage) return null;
  return pathIn(language, '/') + new URL(c.req.url).search;
}

/** The prerendered page of a URL, the same for everyone. If there is none, the empty shell. */
function pageAt(
  { pages, ...shells }: Site,
  path: string,
  query: URLSearchParams,
  offers: SignInOptions,
): { file: SiteFile; address: string | null } {
  const asked = path.replace(/(?<=.)\/+$/, '');
  for (let at = asked; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const page = pages
      .get(at)
      ?.find(
        (one) =>
          (at === asked || one.below) &&
          Object.entries(one.query).every(([name, value]) => query.get(name) === value) &&
          (one.offers === null ||
            (one.offers.google === offers.google &&
              one.offers.passwordMinLength === offers.passwordMinLength)),
      );
    if (page) return page;
  }
  return { file: shellAt(shells, path), address: null };
}

function send(c: Context<AppEnv>, file: SiteFile, status: 200 | 404 = 200): Response {
  const { coding, body } = bodyFor(c, file);
  const etag = `"${file.etag}${coding === null ? '' : `-${coding}`}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', file.cacheControl);
  c.header('Vary', 'Accept-Encoding');
  if (status === 200 && requestHeader(c, 'if-none-match')?.split(/,\s*/).includes(etag))
    return c.body(null, 304);
  if (coding !== null) c.header('Content-Encoding', coding);
  c.header('Content-Type', file.type);
  c.header('Content-Length', String(body.byteLength));
  return c.body(body, status);
}

const hint =
  'The API runs. The app has not been built: run "npm run build", or "npm run dev" to work on it.\n';

/** Serves the built app's files and pages: prerendered ones, and one empty shell for all other routes. */
export function siteRoutes(site: Site | null, offers: SignInOptions, origin: string) {
  return new Hono<AppEnv>().get('*', (c) => {
    const { path } = c.req;
    if (!site) return c.text(hint, path === '/' ? 200 : 404);
    const file = site.files.get(path);
    if (file) return send(c, file);
    if (!requestHeader(c, 'accept')?.includes('text/html')) {
      // A browser's navigation accepts this type. Programs that accept anything also get pages, but only those that
      // exist.
      const isPage = path === '/' || site.routes.some((route) => route.test(path));
      if (!isPage) throw new HttpProblem(404, 'not_found');
    }
    const chosen = chosenRoot(c);
    if (chosen !== null) return c.redirect(chosen);
    c.header('Content-Security-Policy', site.policy);
    if (!site.routes.some((route) => route.test(path)))
      return send(c, shellAt(site, path), path === '/' ? 200 : 404);
    const page = pageAt(site, path, new URL(c.req.url).searchParams, offers);
    if (page.address !== null)
      c.header('Link', linkHeader(languageLinks(origin, page.address, languageIn(path).language)));
    return send(c, page.file);
  });
}
