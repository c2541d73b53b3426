import type { Plugin } from 'esbuild';

/** `./Button.tsx` is `./Button.js` once it is built, and `./Button.css.ts` is `./Button.css.js`. */
export const builtName = (path: string): string => path.replace(/\.tsx?$/, '.js');

/**
 * Every source file becomes one built file, and imports between them stay imports. So a bundler takes of a package what is
 * used and nothing else, and a directive or a style belongs to its own file.
 */
export const oneFileEach: Plugin = {
  name: 'one file each',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: builtName(path), external: true },
    );
  },
};
