import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../env.ts';
import { AppError } from '../../errors.ts';

const uuid = z.uuid();

/** Id of the row that a call is about; what can't be one never reaches the database (404). */
export function rowIdOf(c: Context<AppEnv, '/:id'>): string {
  const id = c.req.param('id').toLowerCase();
  if (!uuid.safeParse(id).success) throw new AppError('not_found');
  return id;
}
