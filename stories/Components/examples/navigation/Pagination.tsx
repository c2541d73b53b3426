import { Pagination } from '@vetsync/ui/components/Pagination';
import { useState } from 'react';

const labels = {
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  status: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
};

export function Example() {
  const [page, setPage] = useState(1);
  return (
    <Pagination
      aria-label="Pages of results"
      labels={labels}
      page={page}
      pageCount={12}
      onPageChange={setPage}
    />
  );
}
