import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkList, codeSplitting, preloaded } from './build/chunks.ts';

const conditions = ['vetsync-source', 'module', 'browser', 'development|production'];

/** The API behind the development server: see `scripts/dev.ts`. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), chunkList()],
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@vetsync\//, 'lucide-react', 'wouter'] },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    cssCodeSplit: true,
    // Fonts stay separate files, so that pages can preload them and the browser can cache them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    copyPublicDir: !isSsrBuild,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting } } }),
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(['/api', '/dev', '/healthz', '/readyz'].map((path) => [path, api])),
  },
}));
