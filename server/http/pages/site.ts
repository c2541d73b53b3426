import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyFor } from '../response/codedBody.ts';
import type { CodedBody } from '../response/codedBody.ts';
import type { AppEnv } from '../env.ts';
import { HttpProblem } from '../errors/problem.ts';
import { pagePolicy } from '../edge/securityHeaders.ts';
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
/** Content codings by the ending of the file that holds them, best first. */
const codings = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;
/** Their names change with their content. */
const immutable = 'public, max-age=31536000, immutable';
/** Some browsers ask for the icon again at each navigation within the page. */
const ofADay = 'public, max-age=86400';

const cacheControlOf = (path: string, type: string) =>
  path.startsWith('assets/') ? immutable : type.startsWith('image/') ? ofADay : 'no-cache';

interface SiteFile extends CodedBody {
  type: string;
  etag: string;
  cacheControl: string;
}

/** What the app's build leaves for us beside the files that browsers may have. */
const notServed = new Set(['index.html', 'csp.json', 'pages.json', 'routes.json']);
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

/** Whether a path of the build is hidden, as its build stamp and manifest are, or another file's compressed copy. */
const isHidden = (path: string) =>
  path.split('/').some((part) => part.startsWith('.')) || codings.some(([ending]) => path.endsWith(ending));

const readJson = <Shape>(path: string, without: Shape): Shape =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shape) : without;

/** A wouter pattern as a regular expression: `:name` is one segment, a last `*` or `*?` the rest. */
function routePattern(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\/\*\?$/, '(/.*)?')
    .replace(/\/\*$/, '/.*')
    .replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}/?$`);
}

/** What the sign-in page offers here, as far as a prerendered page shows it. */
export interface Offers {
  google: boolean;
  passwordMinLength: number;
}

/** A prerendered page, as the build lists it in `pages.json`. */
interface BuiltPage {
  path: string;
  /** What the query says where this page is meant; null: what it must not name. */
  query: Readonly<Record<string, string | null>>;
  /** Whether it also stands for what is below its path. */
  below: boolean;
  /** What has to be offered here; null where that does not matter. */
  offers: Offers | null;
  /** Path within the build. */
  file: string;
}

/** The built app in memory: a few megabytes, looked up by the whole path, so that no path leads out of it. */
export function readSite(folder: string) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !isHidden(path));
  return {
    files: new Map(paths.filter(isServed).map((path) => [`/${path}`, readFile(folder, path)])),
    shell: readFile(folder, 'index.html'),
    pages: Map.groupBy(
      readJson<BuiltPage[]>(join(folder, 'pages.json'), []).map((page) => ({
        ...page,
        file: readFile(folder, page.file),
      })),
      ({ path }) => path,
    ),
    routes: readJson<string[]>(join(folder, 'routes.json'), []).map(routePattern),
    policy: pagePolicy(readJson(join(folder, 'csp.json'), {})),
  };
}
export type Site = ReturnType<typeof readSite>;

/** The prerendered page of a URL; the same one for everybody. Without one, the shell that is empty. */
function pageAt({ pages, shell }: Site, path: string, query: URLSearchParams, offers: Offers): SiteFile {
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
    if (page) return page.file;
  }
  return shell;
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

/** Files of the built app, and its pages: the prerendered ones, and one empty shell for every other route. */
export function siteRoutes(site: Site | null, offers: Offers) {
  return new Hono<AppEnv>().get('*', (c) => {
    const { path } = c.req;
    if (!site) return c.text(hint, path === '/' ? 200 : 404);
    const file = site.files.get(path);
    if (file) return send(c, file);
    if (!requestHeader(c, 'accept')?.includes('text/html')) {
      // A browser asks for pages by this type; programs that accept anything may have the pages that there are.
      const isPage = path === '/' || site.routes.some((route) => route.test(path));
      if (!isPage) throw new HttpProblem(404, 'not_found');
    }
    c.header('Content-Security-Policy', site.policy);
    if (!site.routes.some((route) => route.test(path))) return send(c, site.shell, path === '/' ? 200 : 404);
    return send(c, pageAt(site, path, new URL(c.req.url).searchParams, offers));
  });
}
