/** A translated skill (feature spec, section 3, "Skill translation"). */
export interface SkillTranslation {
  military: string;
  civilian: string;
  /** In percent. */
  confidence: number;
}
