import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { styleImport } from './manifest.ts';

const sheet = 'theme/fonts.css';
const ownSheet = 'theme/plain-zero.css';
const ownFont = 'theme/files/plain-zero.woff2';

/**
 * Takes the fonts' sheets, their files and their license into the package, so that a sheet served alone finds them beside it.
 *
 * @param into The built package, as a folder of the working directory.
 */
export const ownFonts = (into: string): Plugin => ({
  name: 'own fonts',
  setup(build) {
    build.onResolve({ filter: /^@fontsource-variable\// }, ({ path }) => {
      copy(dirname(fileURLToPath(import.meta.resolve(path))), join(into, dirname(sheet)));
      return { path: styleImport(sheet), external: true };
    });
    build.onResolve({ filter: /\/plain-zero\.css$/ }, () => {
      mkdirSync(join(into, dirname(ownFont)), { recursive: true });
      for (const file of [ownSheet, ownFont]) copyFileSync(file, join(into, file));
      return { path: styleImport(ownSheet), external: true };
    });
  },
});

function copy(font: string, into: string): void {
  mkdirSync(into, { recursive: true });
  copyFileSync(join(font, 'wght.css'), join(into, 'fonts.css'));
  copyFileSync(join(font, 'LICENSE'), join(into, 'fonts.LICENSE.txt'));
  cpSync(join(font, 'files'), join(into, 'files'), {
    recursive: true,
    filter: (path) => !path.includes('-italic.'),
  });
}
