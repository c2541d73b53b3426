import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';
import { styleImport } from './manifest.ts';

const identOption = 'short';

/**
 * Compiles each `X.css.ts` to `X.css` and a script with its class names. The script imports the style sheet and, before
 * it, those it depends on. So the package's users need no plugin.
 *
 * @param into Folder of the style sheets, relative to the working directory.
 */
export const compiledStyles = (into: string): Plugin => ({
  name: 'compiled styles',
  setup(build) {
    const workspace = build.initialOptions.absWorkingDir ?? process.cwd();
    build.onResolve({ filter: /^#css\// }, ({ path }) => ({ path, external: true }));
    build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
      const own = relative(workspace, path);
      const { source } = await compile({ filePath: path, cwd: workspace, identOption });
      const contents = await processVanillaFile({
        source,
        filePath: path,
        identOption,
        serializeVirtualCssPath: async ({ fileScope, source: sheet }) => {
          if (fileScope.filePath === own) await write(join(workspace, into, sheetOf(own)), sheet);
          return `import '${styleImport(sheetOf(fileScope.filePath))}';`;
        },
      });
      return { contents, loader: 'js' };
    });
  },
});

const sheetOf = (source: string) => source.replace(/\.ts$/, '');

async function write(path: string, sheet: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${sheet}\n`);
}
