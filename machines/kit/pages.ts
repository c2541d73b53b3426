/** For `always`: goes to the state with the name of the page that the guard `isPage` accepts. */
export const toPages = <Page extends string>(...pages: readonly Page[]) =>
  pages.map((page) => ({ guard: { type: 'isPage', params: { page } }, target: page }) as const);
