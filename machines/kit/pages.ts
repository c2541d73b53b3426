/** For `always`: to the state that has the name of the page, where the guard `isPage` says so. */
export const toPages = <Page extends string>(...pages: readonly Page[]) =>
  pages.map((page) => ({ guard: { type: 'isPage', params: { page } }, target: page }) as const);
