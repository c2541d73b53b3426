import { defineConfig } from 'tsup';
import { oneFileEach } from '../scripts/packages/oneFileEach.ts';

export default defineConfig({
  entry: ['*/**/*.ts', '!{dist,node_modules}/**'],
  outDir: 'dist',
  format: 'esm',
  target: 'es2022',
  splitting: false,
  sourcemap: true,
  clean: true,
  silent: true,
  esbuildPlugins: [oneFileEach],
  esbuildOptions: (options) => {
    options.outbase = '.';
  },
});
