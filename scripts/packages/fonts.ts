import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { styleImport } from './manifest.ts';

const sheet = 'theme/fonts.css';
const ownSheet = 'theme/plain-zero.css';
const ownFont = 'theme/files/plain-zero.woff2';

/**
 * Copies the fonts' style sheets, files and license into the package, so that a style sheet can be served by itself.
 *
 * @param into The built package, relative to the working directory.
 */
export const copyFonts = (into: string): Plugin => ({
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
