import type { SignInMethods } from '@vetsync/machines/account/model';

/** What a prerendered page was rendered with. Hydration must render the same. */
export interface Prerendered {
  path: string;
  search: string;
  /** The sign-in methods on the sign-in page; null on other pages. */
  methods: SignInMethods | null;
}

/**
 * Reads the values that the build wrote into the page: `data-route` and `data-methods` of the root element. Null if the
 * page is not prerendered.
 */
export function readPrerendered({ dataset }: HTMLElement): Prerendered | null {
  if (dataset['route'] === undefined) return null;
  const { pathname: path, search } = new URL(dataset['route'], 'http://site.invalid');
  return {
    path,
    search,
    methods: dataset['methods'] === undefined ? null : (JSON.parse(dataset['methods']) as SignInMethods),
  };
}
