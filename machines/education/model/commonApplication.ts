import * as z from 'zod/mini';
import {
  applicationDraftSchema,
  collegeFormOf,
  emptyApplicationDraft,
  isApplicationDraftChanged,
} from '../../applications/model/index.ts';
import type { Applicant } from '../../applications/model/index.ts';
import type { ToastNotice } from '../../system/model/emitted.ts';
import { giBillRemainingDefault } from '../../model/world/statuses.ts';
import type { WorldCommand } from '../../model/world/commands.ts';
import { educationPhrase } from './phrases.ts';
import type { PortalProgram } from './programs.ts';
import { parseStored } from '../../model/text/stored.ts';

/** Number in the label. It isn't enforced (feature spec, section 5). */
export const universitiesRecommended = 5;
/** A press within this time after Next is a double click and doesn't submit, unless something was written. In milliseconds. */
export const portalDoubleClickMs = 500;
/** Processing days in the summary (feature spec, section 9). */
export const portalProcessingDays = '3-5';

/** Toast after sending (feature spec, section 8). */
export const applicationsSubmitted: ToastNotice = { title: educationPhrase('sent') };

/** The two steps: universities, then statement and goals (feature spec, section 4). */
export const portalSteps = ['universities', 'statement'] as const;
export type PortalStep = (typeof portalSteps)[number];

const line = z.string().check(z.maxLength(400));
const programSchema = z.object({ id: line, name: line, program: line, location: line });

export const portalDraftSchema = z.object({
  step: z.enum(portalSteps),
  /** Ids of programs. */
  chosen: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(200)),
  form: applicationDraftSchema,
  /** The chosen programs, where a later search may not find them. */
  programs: z.optional(z.array(programSchema).check(z.maxLength(200))),
});
/** Draft of a common application. */
export type PortalDraft = z.infer<typeof portalDraftSchema>;
export const emptyPortalDraft: PortalDraft = {
  step: 'universities',
  chosen: [],
  form: emptyApplicationDraft,
};

/** Whether the draft has content that would be lost. */
export const isPortalDraftChanged = ({ chosen, form }: PortalDraft): boolean =>
  chosen.length > 0 || isApplicationDraftChanged(form, emptyApplicationDraft);

/** Parses the stored draft and drops unknown programs. Corrupt or missing text gives none. */
export function parsePortalDraft(
  text: string | null,
  offered: readonly { id: string }[],
): PortalDraft | null {
  const stored = parseStored(portalDraftSchema, text, null);
  if (!stored) return null;
  const known = [...offered, ...(stored.programs ?? [])];
  const chosen = stored.chosen.filter((id) => known.some((item) => item.id === id));
  const step = chosen.length > 0 ? stored.step : 'universities';
  return { ...stored, chosen, step };
}

/** One application for each chosen university (feature spec, section 4). `ids` in the order of `programs`. */
export const portalCommands = (
  programs: readonly PortalProgram[],
  form: PortalDraft['form'],
  { skills: _skills, ...veteran }: Applicant,
  ids: readonly string[],
): Extract<WorldCommand, { type: 'college.submit' }>[] =>
  programs.map(({ name, program }, index) => ({
    type: 'college.submit',
    application: {
      ...veteran,
      ...(ids[index] && { id: ids[index] }),
      program,
      university: name,
      giBillRemaining: giBillRemainingDefault,
      applicationData: collegeFormOf(form),
    },
  }));
