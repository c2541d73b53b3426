import { preview } from 'vite';
import { install, type App } from './install.ts';
import type { Tarballs } from './pack.ts';

interface BuiltApp extends App {
  address: string;
  close: () => Promise<void>;
}

/**
 * An app with the packages, built by Vite and served, with its types beside it.
 *
 * @param prepare Runs in the app before it is built.
 */
export async function builtApp(
  name: string,
  tarballs: Partial<Tarballs>,
  { needs = [], prepare }: { needs?: readonly string[]; prepare?: (app: App) => void } = {},
): Promise<BuiltApp> {
  const app = install(name, tarballs, ['vite', 'typescript', '@types/react', '@types/react-dom', ...needs]);
  prepare?.(app);
  app.run('vite', 'build');
  const served = await preview({
    root: app.folder,
    configFile: false,
    preview: { port: 0, host: '127.0.0.1' },
  });
  return {
    ...app,
    address: served.resolvedUrls?.local[0] ?? '',
    async close() {
      await served.close();
      app.remove();
    },
  };
}
