export type UploadFile = {
  /** Yours, and unique in the list. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
} & (
  | { state: 'waiting' }
  /** From 0 to 1. */
  | { state: 'uploading'; progress: number }
  | { state: 'uploaded' }
  /** What went wrong, and `canRetry: false` for a file that is refused. */
  | { state: 'failed'; error: string; canRetry?: boolean }
);
