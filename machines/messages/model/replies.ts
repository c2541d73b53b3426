/** Simulated time until an answer comes, in milliseconds. */
export const simulatedReplyMs = 4_000;
