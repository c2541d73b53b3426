export const paginationWords = {
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  status: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
} as const;
