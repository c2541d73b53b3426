import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    demoUrl: string;
  }
}

/** The product that all demo tests share. It stores nothing on the server. */
export const demoSite = { url: inject('demoUrl') };
