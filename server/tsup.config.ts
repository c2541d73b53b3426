import { cpSync } from 'node:fs';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['main.ts', 'cli/*.ts'],
  outDir: 'dist',
  format: 'esm',
  target: 'node22',
  platform: 'node',
  splitting: true,
  sourcemap: true,
  // Of our packages the server needs models and words, which are bundled from source.
  noExternal: [/^@vetsync\//],
  esbuildOptions(options) {
    options.conditions = ['vetsync-source'];
  },
  onSuccess: async () => cpSync('data/migrations', 'dist/migrations', { recursive: true }),
});
