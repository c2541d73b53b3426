import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { ariaTexts } from './build/ariaTexts.ts';
import { chunkList, codeSplitting, minifyMore, preloaded } from './build/chunks.ts';
import { rememberSamples, spanishFiles } from './build/spanish.ts';

const conditions = ['vetsync-source', 'module', 'browser', 'development|production'];

/** The API behind the development server: see `scripts/dev.ts`. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';

/** `vite build --mode es` builds the app in Spanish (docs/decisions/041). */
const spanish = {
  /** The source of JSX that puts the language in front of addresses, see `language/jsx-runtime.ts`. */
  jsxImportSource: 'vetsync-es',
  alias: [
    { find: 'vetsync-es/jsx-runtime', replacement: resolve(import.meta.dirname, 'language/jsx-runtime.ts') },
  ],
};

/** React has the hook itself; the packages that use it also support versions that don't. */
const ownHook = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
];

/** Its index is the only entry with `RouterProvider`, and the chunks would take all of it. */
const ariaLinks = { find: /^react-aria-components$/, replacement: 'react-aria/private/utils/openLink' };

/** Vite would take the browser's version, whose message channel keeps the process from ending. */
const serverRendering = { find: /^react-dom\/server$/, replacement: 'react-dom/server.node' };

export default defineConfig(({ isSsrBuild = false, mode }) => {
  const isSpanish = mode === 'es';
  return {
    root: import.meta.dirname,
    plugins: [
      isSpanish && [spanishFiles(), rememberSamples()],
      ariaTexts(isSpanish ? 'es' : 'en'),
      react(isSpanish ? { jsxImportSource: spanish.jsxImportSource } : {}),
      vanillaExtractPlugin(),
      minifyMore(),
      chunkList(),
    ],
    resolve: {
      conditions,
      alias: [
        ...ownHook,
        ariaLinks,
        ...(isSsrBuild ? [serverRendering] : []),
        ...(isSpanish ? spanish.alias : []),
      ],
    },
    // The server runs the rendering of public pages without this workspace's dependencies, so it contains them.
    ssr: { resolve: { conditions }, noExternal: true },
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
    build: {
      target: 'es2022',
      outDir: isSpanish ? 'dist/.es' : 'dist',
      manifest: !isSsrBuild,
      // Rendering public pages takes one style sheet, of exactly what they use.
      cssCodeSplit: !isSsrBuild,
      ssrEmitAssets: isSsrBuild,
      // Fonts stay separate files, so that pages can preload them and the browser can cache them.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: preloaded },
      copyPublicDir: !isSsrBuild && !isSpanish,
      ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting } } }),
    },
    server: {
      host: '127.0.0.1',
      proxy: Object.fromEntries(['/api', '/dev', '/healthz', '/readyz'].map((path) => [path, api])),
    },
  };
});
