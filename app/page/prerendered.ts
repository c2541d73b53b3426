import type { SignInMethods } from '@vetsync/machines/account/model';

/** What a prerendered page was drawn for; React takes it over by drawing the same once more. */
export interface Prerendered {
  path: string;
  search: string;
  /** What the sign-in page offers; null on every other page. */
  methods: SignInMethods | null;
}

/** Reads what the build wrote into the page: `data-route` and `data-methods` of the root element. */
export function readPrerendered({ dataset }: HTMLElement): Prerendered | null {
  if (dataset['route'] === undefined) return null;
  const { pathname: path, search } = new URL(dataset['route'], 'http://site.invalid');
  return {
    path,
    search,
    methods: dataset['methods'] === undefined ? null : (JSON.parse(dataset['methods']) as SignInMethods),
  };
}
