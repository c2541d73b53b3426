import * as z from 'zod/mini';
import { safeReturnTo } from './returnTo.ts';

/** Where to go after signing in by an email, in the body of the request for it. */
export const returnToSchema = z.string().check(z.refine((path) => safeReturnTo(path) === path));
