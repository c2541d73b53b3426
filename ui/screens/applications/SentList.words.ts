export const sentListWords = {
  sent: (when: string) => `Sent ${when}`,
  /** What the organization plans with the person; `day` null: no day is set. */
  next: (organization: string, step: string, day: string | null) =>
    `${organization}. Next: ${day === null ? step : `${step}, ${day}`}`,
  /** The organization offers something, and asks for an answer. */
  answer: (organization: string, day: string) => `${organization}. Answer by ${day}`,
} as const;
