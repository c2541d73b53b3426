import * as z from 'zod/mini';

export const mailFrequencies = ['atOnce', 'daily', 'never'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/** When a person gets mail about notifications that they have not read: all of them in one mail. */
export const notificationPreferencesSchema = z.strictObject({
  /** About what concerns the person. @default 'atOnce' */
  own: z.enum(mailFrequencies),
  /** About what comes in at the organizations for which they work. @default 'daily' */
  work: z.enum(mailFrequencies),
  /** Whether these mails leave out the names of organizations. @default false */
  hidesNames: z.boolean(),
});
export type NotificationPreferences = z.output<typeof notificationPreferencesSchema>;
export const notificationPreferencesChangeSchema = z.partial(notificationPreferencesSchema);

/** The facts of which an organization's staff are notified. An assignment notifies only the colleague whom it names. */
export const staffNotificationKinds = [
  'applicationReceived',
  'applicationUpdated',
  'applicationWithdrawn',
  'offerAccepted',
  'offerDeclined',
  'spotFreed',
  'applicationAssigned',
  'caseAssigned',
  'messageSent',
  'contactAccepted',
  'bookingChanged',
  'referralChanged',
] as const;
export type StaffNotificationKind = (typeof staffNotificationKinds)[number];

const colleague = z.nullable(z.object({ id: z.string() }));
const assignmentSchema = z.object({
  assignee: z.optional(colleague),
  case: z.optional(z.object({ owner: colleague })),
});
/** Id of the colleague whom alone a fact notifies. Undefined if it notifies all, null if nobody. */
export function assigneeIdIn({
  kind,
  payload,
}: {
  kind: string;
  payload: unknown;
}): string | null | undefined {
  if (kind !== 'applicationAssigned' && kind !== 'caseAssigned') return undefined;
  const { data } = assignmentSchema.safeParse(payload);
  return (data?.assignee ?? data?.case?.owner)?.id ?? null;
}

/** A notification of the staff: a fact that somebody else caused. Times are ISO 8601 in UTC. */
export const staffNotificationSchema = z.object({
  /** Id of the fact. */
  id: z.string(),
  kind: z.enum(staffNotificationKinds),
  /** Id of the application, case or conversation. */
  subject: z.string(),
  /** As in the fact. */
  payload: z.record(z.string(), z.unknown()),
  /** The application that it is about; null for others. */
  application: z.nullable(z.object({ applicantName: z.string(), listingTitle: z.string() })),
  at: z.string(),
  isRead: z.boolean(),
});
export type StaffNotification = z.output<typeof staffNotificationSchema>;
export const staffNotificationPageSchema = z.object({
  /** Newest first, of the last 30 days. */
  notifications: z.array(staffNotificationSchema),
  nextCursor: z.nullable(z.string()),
  /** How many of all of them the caller has not read, up to `staffUnreadMax`. */
  unread: z.int(),
});
export type StaffNotificationPage = z.output<typeof staffNotificationPageSchema>;
/** Unread notifications of the staff are counted up to this. */
export const staffUnreadMax = 100;
