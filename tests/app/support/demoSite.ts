import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    demoUrl: string;
  }
}

/** The product that all tests of the demo share, which keeps nothing on the server. */
export const demoSite = { url: inject('demoUrl') };
