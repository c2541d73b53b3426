import type { Problem } from '@vetsync/machines/system/model';

export const notFound: Problem = { status: 404, code: 'not_found' };
export const invalidInput: Problem = { status: 422, code: 'invalid_input' };
export const notAllowed = { status: 403, code: 'role_not_allowed' } as const satisfies Problem;
