import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['theme/index.ts', 'components/*/*.tsx', 'screens/*/*.tsx'],
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  silent: true,
  esbuildPlugins: [vanillaExtractPlugin()],
  esbuildOptions: (options) => {
    options.outbase = '.';
    options.jsx = 'automatic';
  },
});
