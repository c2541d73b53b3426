import * as z from 'zod/mini';

/** A version as `ETag` writes it. */
export const versionOf = (version: number) => `"${version}"`;
const version = /^"\d{1,9}"$/;

/** Headers of a change, which is based on a version. */
export const changeHeaders = z.object({
  'If-Match': z.pipe(
    z.string().check(z.refine((text) => version.test(text), 'Not a version of what is changed')),
    z.transform((text: string) => Number(text.slice(1, -1))),
  ),
});
