import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Theme, Width } from './modes.ts';
import { readSheet, writeSheet, type Sheet, type Shot } from './sheet.ts';

/** Maximum size of all baselines in bytes. */
export const maxBytes = 60_000_000;

export interface Baselines {
  read: (file: string, theme: Theme, width: Width) => Sheet | undefined;
  write: (file: string, theme: Theme, width: Width, shots: ReadonlyMap<string, Shot>) => void;
  /** Story files that have a sheet. */
  files: () => Set<string>;
  forget: (file: string) => void;
  bytes: () => number;
  /** The Chromium version that took the baselines. undefined if there are none. */
  browser: () => string | undefined;
  noteBrowser: (version: string) => void;
}

/** One PNG per story file, theme and width: `screens-leads-leadsadmin.dark-360.png`. */
export function baselinesIn(folder: string): Baselines {
  const pathOf = (file: string, theme: Theme, width: Width) => join(folder, `${file}.${theme}-${width}.png`);
  const browserFile = join(folder, 'browser.txt');
  const sheets = () => globSync(`${folder.replaceAll('\\', '/')}/*.png`);
  return {
    read(file, theme, width) {
      const path = pathOf(file, theme, width);
      return existsSync(path) ? readSheet(readFileSync(path)) : undefined;
    },
    write(file, theme, width, shots) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(pathOf(file, theme, width), writeSheet(shots));
    },
    files: () => new Set(sheets().map((path) => basename(path).replace(/\.[^.]+\.png$/, ''))),
    forget(file) {
      for (const path of sheets()) if (basename(path).startsWith(`${file}.`)) rmSync(path);
    },
    bytes: () => sheets().reduce((sum, path) => sum + statSync(path).size, 0),
    browser: () => (existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : undefined),
    noteBrowser(version) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(browserFile, `${version}\n`);
    },
  };
}
