/** How somebody proves who they are over an open page; the last two answer a second factor. */
export const proofWays = ['password', 'code', 'app', 'recovery'] as const;
export type ProofWay = (typeof proofWays)[number];

/** The two ways through a second factor. */
export const secondFactorWays = ['app', 'recovery'] as const;
export type SecondFactorWay = (typeof secondFactorWays)[number];
