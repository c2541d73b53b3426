import type { Plugin } from 'esbuild';

/** `./Button.tsx` is built to `./Button.js`, and `./Button.css.ts` to `./Button.css.js`. */
export const builtName = (path: string): string => path.replace(/\.tsx?$/, '.js');

/**
 * Builds each source file to one file and preserves imports between them. So a bundler only includes the parts of a
 * package that are used, and a directive or style belongs to its own file.
 */
export const oneFileEach: Plugin = {
  name: 'one file each',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: builtName(path), external: true },
    );
  },
};
