import type { AssistantIntent } from '@vetsync/machines/battleBuddy/model';

export interface Rule {
  intent: AssistantIntent;
  /** Over plain words with names as in `words.ts`. */
  says: RegExp;
  /** It must say this, too. */
  and?: RegExp;
  but?: RegExp;
  slot?: string;
}

/** Ways to say something, with ` / ` between them. Each begins with a word and may end within one. */
export const words = (text: TemplateStringsArray, ...lists: readonly string[]) =>
  new RegExp(
    `\\b(?:${String.raw(text, ...lists)
      .trim()
      .split(/\s+\/\s+/)
      .join('|')})`,
  );
