import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicPage, RenderedPage } from '@vetsync/machines/organizations/model';
import type { PublicLookup } from '@vetsync/machines/reference/model';
import type { Language } from '@vetsync/machines/system/model';

/** What the pages show that everyone can read. */
export type EverybodysPage = PublicPage | PublicLookup;
export type Render = (page: EverybodysPage, address: string) => RenderedPage;

/** What renders the pages for everyone in one language. */
export interface Rendering {
  render: Render;
  /** The page around them, with `<!--head-->` and `<!--root-->`. */
  template: string;
  /** Changes with the build. */
  version: string;
}
export type Renderings = Readonly<Record<Language, Rendering>>;

/** The code and the templates that the app's build made. Null if it made none. */
export async function readRenderings(site: string): Promise<Renderings | null> {
  const folder = join(site, '.public');
  if (!existsSync(folder)) return null;
  const read = async (language: Language): Promise<Rendering> => {
    const code = join(folder, `${language}.mjs`);
    const template = readFileSync(join(folder, `${language}.html`), 'utf8');
    const { renderPublicPage } = (await import(pathToFileURL(code).href)) as { renderPublicPage: Render };
    const version = createHash('sha256').update(template).update(readFileSync(code)).digest('base64url');
    return { render: renderPublicPage, template, version };
  };
  const [en, es] = await Promise.all([read('en'), read('es')]);
  return { en, es };
}
