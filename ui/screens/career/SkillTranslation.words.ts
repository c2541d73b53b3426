import type { BranchFilter, SkillReportReason } from '@vetsync/machines/career/model';

export const skillTranslationWords = {
  title: 'Find your military occupation',
  text: (total: number) =>
    `Search ${total} occupations of all six branches by code or title, and see similar civilian ones.`,
  search: 'Search by code or title',
  placeholder: '92Y, Hospital Corpsman, 3E7X1',
  branch: 'Branch',
  branches: {
    all: 'All branches',
    army: 'Army',
    marineCorps: 'Marine Corps',
    navy: 'Navy',
    airForce: 'Air Force',
    spaceForce: 'Space Force',
    coastGuard: 'Coast Guard',
  } satisfies Record<BranchFilter, string>,
  found: (count: number) => (count === 1 ? '1 occupation found' : `${count} occupations found`),
  clear: 'Clear all',
  more: (count: number) => `Show ${count} more`,
  near: 'Similar civilian occupations',
  opens: (code: string) => `O*NET-SOC ${code}`,
  report: 'Report an error',
  reportAbout: (label: string) => `Report an error: ${label}`,
  reported: 'You reported an error',
  none: {
    title: 'No occupation found',
    text: 'Try the code without the letters at the end, or one word from the title. This list isn’t complete.',
    action: 'Tell us what’s missing',
  },
  judgment: {
    title: 'Our own judgment',
    text: 'Codes and titles are the services’ and O*NET’s own. Which civilian occupations match a military one is this project’s own judgment, not an official crosswalk. Codes change: check yours with your service.',
    missing: 'Report a missing occupation',
  },
  sources: (date: string) => `Sources, as of ${date}`,
  dialog: {
    title: 'Report an error',
    missing: 'An occupation that’s missing',
    note: 'Your report is kept just for you. It isn’t sent to anyone.',
    reason: 'What’s wrong?',
    reasons: {
      code: 'The military code',
      title: 'The title',
      pairing: 'Similar civilian occupations',
      missing: 'An occupation is missing',
      other: 'Something else',
    } satisfies Record<SkillReportReason, string>,
    message: 'What should it say?',
    errors: {
      empty: 'Tell us what’s wrong, in a few words.',
      long: 'This is too long. Please shorten it.',
    },
    submit: 'Keep this report',
    stored: {
      title: 'Your report is kept',
      text: (count: number) =>
        count === 1
          ? 'It’s your only one. No one else can read it.'
          : `You have ${count}. No one else can read them.`,
      close: 'Close',
    },
    discard: {
      title: 'Discard what you wrote?',
      text: 'Your report isn’t kept yet.',
      confirm: 'Discard',
      cancel: 'Keep writing',
    },
  },
} as const;
