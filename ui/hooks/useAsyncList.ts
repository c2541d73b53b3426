'use client';
/** react-aria's list that loads a page at a time, sorts and filters: `items` for a list, `loadMore` for its `onLoadMore`. */
export { useAsyncList } from 'react-aria-components/useAsyncList';
export type { AsyncListData, AsyncListOptions } from 'react-aria-components/useAsyncList';
