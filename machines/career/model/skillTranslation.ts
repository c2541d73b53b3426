import type { Phrase } from '../../system/model/phrase.ts';

/** A translated skill (feature spec, section 3, "Skill translation"). */
export interface SkillTranslation {
  military: Phrase;
  civilian: Phrase;
  /** In percent. */
  confidence: number;
}
