export type GuidanceState = 'hidden' | 'showing' | 'paused';

export interface GuidancePrompt {
  /** Differs for each prompt shown. */
  step: string;
  title: string;
  text: string;
  /** Leads to what the prompt speaks of; send `guidance.follow` as well. */
  action: { label: string; href: string };
}

export interface GuidanceView {
  state: GuidanceState;
  /** Null while hidden. */
  prompt: GuidancePrompt | null;
}
