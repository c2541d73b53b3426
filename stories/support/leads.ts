import type { LeadAnalytics, LeadLogEntry, OutboxEntry, StoredLead } from '@vetsync/machines/leads/model';

/** Sample leads of invented people, and the current time of all stories: a Saturday morning in Chicago. */
export const seenAt = Date.parse('2026-11-21T14:27:00Z');
export const intl = { locale: 'en-US', timeZone: 'America/Chicago' };
export const now = () => seenAt;

const minute = 60_000;
const people: readonly (readonly [
  name: string,
  email: string,
  status: string | null,
  organization: string | null,
  interest: string | null,
  source: string | null,
])[] = [
  [
    'Jordan Reyes',
    'jordan.reyes@example.org',
    'veteran',
    null,
    'Translating my logistics work into a civilian resume, and where to begin with the GI Bill.',
    'marketing_modal',
  ],
  [
    'Amara Okafor',
    'a.okafor@riverbend-college.example',
    'supporter',
    'Riverbend College',
    null,
    'footer_request_demo',
  ],
  [
    'Casey Lindqvist',
    'casey.lindqvist@example.net',
    'active_duty',
    null,
    'Separation in eight months',
    'footer_join_free',
  ],
  [
    'Tomás Villarreal',
    'tomas.v@example.com',
    'veteran',
    'Harbor House',
    'Peer support groups',
    'footer_community_hub',
  ],
  [
    'Priya Nair',
    'priya.nair@lakeside-medical.example',
    null,
    'Lakeside Medical Center',
    'Care coordination',
    'technical_review',
  ],
  ['Wendell Brooks', 'wbrooks@example.org', 'veteran', null, null, 'footer_benefits_navigator'],
  [
    'Mei-Ling Zhao',
    'mzhao@example.net',
    'family',
    null,
    'My husband retires in spring',
    'footer_resource_center',
  ],
  [
    'Darnell Whitaker',
    'darnell@whitaker-hiring.example',
    null,
    'Whitaker Hiring',
    'Hiring veterans in three states',
    'footer_contact_sales',
  ],
  ['Sofia Marchetti', 'sofia.marchetti@example.com', 'guard_reserve', null, null, null],
  [
    'Elias Thornton',
    'elias.thornton@example.org',
    'veteran',
    'Northfield Veterans Center',
    'Mentoring',
    'footer_success_stories',
  ],
];

/** `count` leads, newest first, a few minutes apart, back from {@link seenAt}. */
export function sampleLeads(count: number): StoredLead[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, email, veteranStatus, organization, interest, source] = people[index % people.length]!;
    const createdAt = new Date(seenAt - (4 + index * index * 7 + index * 11) * minute).toISOString();
    const id = `0193b6a2-0000-7000-8000-${String(count - index).padStart(12, '0')}`;
    return { id, name, email, veteranStatus, organization, interest, source, createdAt };
  });
}

/** A lead with every field at its limit (platform spec, section 5). */
export const longLead: StoredLead = {
  id: '0193b6a2-0000-7000-8000-00000000ffff',
  name: 'Maximiliana Featherstonehaugh-Worthington of the Seventh Engineer Support Battalion and of Harbor Rd',
  email: `${'a.person.with.many.names.'.repeat(9)}@a-veterans-service-center.example`.slice(-255),
  veteranStatus: 'active_duty_and_moving_to_the_reserve_next_spring_',
  organization:
    'The Combined Veterans Service Organizations of the Greater River Valley and the Surrounding Counties',
  interest: 'Everything that helps our members to settle: housing, schooling, work and care, in that order. '
    .repeat(6)
    .slice(0, 500),
  source: 'a_source_of_an_import_with_a_very_long_tag_name_01',
  createdAt: new Date(seenAt - 2 * minute).toISOString(),
};

/** Submissions of one browser, oldest first; every third failed. */
export function sampleLog(count: number): LeadLogEntry[] {
  return Array.from({ length: count }, (_, index) => ({
    source: people[index % people.length]![5] ?? 'marketing_modal',
    success: index % 3 !== 2,
    error: index % 3 === 2 ? 'We couldn’t reach the server. Check your connection, then try again.' : null,
    timestamp: new Date(seenAt - (count - index) * 47 * minute).toISOString(),
  }));
}

/** Leads that wait on this device to be sent. */
export function sampleUnsent(count: number): OutboxEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, email] = people[index % people.length]!;
    return {
      id: `unsent-${index}`,
      timestamp: new Date(seenAt - (index + 1) * 93 * minute).toISOString(),
      status: 'pending_sync' as const,
      attempts: index + 1,
      nextAttemptAt: seenAt + minute,
      lastError: 'We couldn’t reach the server. Check your connection, then try again.',
      name,
      email,
    };
  });
}

const dayMs = 24 * 60 * minute;

/** Counts of `days` days up to {@link seenAt}, lower on weekends. */
export function sampleAnalytics(days: number): LeadAnalytics {
  const byDay = Array.from({ length: days }, (_, index) => {
    const at = new Date(seenAt - (days - 1 - index) * dayMs);
    const isWeekend = [0, 6].includes(at.getUTCDay());
    const count = isWeekend ? index % 3 : 6 + ((index * 7) % 11) + Math.floor(index / 5);
    return { day: at.toISOString().slice(0, 10), count };
  }).filter(({ count }) => count > 0);
  const total = byDay.reduce((sum, { count }) => sum + count, 0);
  /** Splits the total into whole numbers of about these shares. */
  const parts = (shares: readonly number[]) => {
    const counts = shares.map((share) => Math.floor(total * share));
    const rest = total - counts.reduce((sum, count) => sum + count, 0);
    return counts.map((count, index) => count + (index === 0 ? rest : 0));
  };
  const sources = parts([0.38, 0.21, 0.14, 0.09, 0.08, 0.06, 0.04]);
  const statuses = parts([0.42, 0.17, 0.14, 0.13, 0.08, 0.06]);
  return {
    byDay,
    bySource: [
      'marketing_modal',
      'footer_join_free',
      'footer_request_demo',
      'technical_review',
      'footer_benefits_navigator',
      'footer_community_hub',
      null,
    ].map((source, index) => ({ source, count: sources[index] ?? 0 })),
    byStatus: ['veteran', 'supporter', 'active_duty', null, 'family', 'guard_reserve'].map(
      (status, index) => ({
        status,
        count: statuses[index] ?? 0,
      }),
    ),
  };
}
