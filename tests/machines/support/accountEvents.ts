// Shared by the journeys of sign-in, account and administration.

export const now = () => Date.parse('2026-03-04T05:06:07Z');
export const intl = { locale: 'en-US', timeZone: 'UTC' };
export const limited = { status: 429, retryAfterSeconds: 1 };
export const down = { status: 500 };
export const nobody = { status: 401 };
export const wrong = { status: 400, code: 'invalid_code' };
export const weak = { status: 422, errors: [{ path: 'password', message: 'Too common' }] };
export const confirmation = [{ type: 'action.confirm' }, { type: 'action.cancel' }] as const;
export const submit = { type: 'form.submit' } as const;
export const emails = ['', 'a@b.co'].map((value) => ({ type: 'email.change', value }) as const);
export const codes = ['1', '123456'].map((value) => ({ type: 'code.change', value }) as const);
