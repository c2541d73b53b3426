/** What stories of accounts share: an invented person, and answers of the server that refuse or fail. */
export const email = 'jordan.reyes@example.org';
export const longEmail = `${'a.person.with.many.names.'.repeat(9)}@veterans.example.org`;

/** No answer came. */
export const unreachable = { status: 0, code: 'unreachable' };
/** What the server says about a code that is not right. */
export const wrong = 'That code is not right. Look at the newest one and try again.';

/** Context of a machine that has to wait, in seconds. */
export const tooMany = (waitSeconds: number) => ({
  waitSeconds,
  problem: {
    status: 429,
    title: 'Too many requests',
    detail: 'Too many tries. Please wait before you try again.',
    retryAfterSeconds: waitSeconds,
  },
});
