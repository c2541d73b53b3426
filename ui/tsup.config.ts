import { defineConfig } from 'tsup';
import { copyFonts } from '../scripts/packages/fonts.ts';
import { oneFileEach } from '../scripts/packages/oneFileEach.ts';
import { compiledStyles } from '../scripts/packages/styles.ts';

export default defineConfig({
  entry: ['{theme,language,hooks,components,screens}/**/*.{ts,tsx}'],
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  splitting: false,
  sourcemap: true,
  clean: true,
  silent: true,
  esbuildPlugins: [copyFonts('dist'), oneFileEach, compiledStyles('dist')],
  esbuildOptions: (options) => {
    options.outbase = '.';
    options.jsx = 'automatic';
  },
});
