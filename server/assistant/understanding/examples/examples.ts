import type { AssistantIntent } from '@vetsync/machines/battleBuddy/model';

/** What asks for a crisis is found before, and by other means. */
export type Examples = Readonly<
  Record<Exclude<AssistantIntent, 'crisis' | 'crisis-other' | 'crisis-housing'>, string>
>;
