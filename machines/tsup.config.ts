import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['*/index.ts'],
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  silent: true,
  // One folder a machine in `dist`, also while there is only one.
  esbuildOptions: (options) => {
    options.outbase = '.';
  },
});
