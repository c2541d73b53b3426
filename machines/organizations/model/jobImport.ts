/** Limits of a file of jobs. `errors` is how many are reported; more are only counted. */
export const jobImportLimits = { jobs: 5_000, bytes: 8 * 1024 * 1024, errors: 1_000 } as const;
