import type { Phrase } from '../../system/model/phrase.ts';
import type { CollegeSubmission, JobSubmission, NonprofitSubmission } from './applications.ts';
import type { Appointment, AppointmentSubmission } from './appointments.ts';
import type { AppointmentStatus } from './appointmentStatuses.ts';
import type { CollegeDecision, DeclineReason, JobDecision, NonprofitDecision } from './outcomes.ts';
import type { PrivateRecord } from './contacts.ts';
import type { Decision } from './decisions.ts';
import type { AnnouncedEvent } from './events.ts';
import type { Interview, InterviewChange } from './interviews.ts';
import type { Profile } from '../../profile/model/profile.ts';
import type { TargetRole } from './notifications.ts';
import type { JoinedEvent, MentorRequest, SavedProgram, SentMessage } from './world.ts';

interface DecideCommand<Type extends string, Choice> {
  type: Type;
  applicationId: string;
  decision: Choice;
  /** What the application is for, as displayed to the applicant. */
  subject: Phrase;
  /** Who applied. */
  personId?: string;
  /** For the applicant. */
  message?: string;
  /** For colleagues. */
  notes?: string;
  reason?: DeclineReason;
  startsOn?: string;
  firstStep?: string;
  /** Id of the decision, so that it can be undone. Generated if omitted. */
  id?: string;
}

/** Commands for the world. Repeating a command with the same id changes nothing. */
export type WorldCommand =
  | { type: 'job.submit'; application: JobSubmission }
  | { type: 'college.submit'; application: CollegeSubmission }
  | { type: 'nonprofit.submit'; application: NonprofitSubmission }
  | DecideCommand<'job.decide', JobDecision>
  | DecideCommand<'college.decide', CollegeDecision>
  | DecideCommand<'nonprofit.decide', NonprofitDecision>
  /** Sets any status by hand (platform spec, section 4). */
  | { type: 'status.set'; decision: Decision; id?: string }
  | { type: 'decision.undo'; decisionId: string }
  | { type: 'notification.read'; notificationId: string }
  | { type: 'notification.readAll'; targetRole: TargetRole }
  | { type: 'appointment.request'; appointment: AppointmentSubmission }
  | {
      type: 'appointment.change';
      appointmentId: string;
      status?: AppointmentStatus;
      date?: string;
      time?: string;
      /** As it was, where the world did not make it: a sample. */
      known?: Appointment;
    }
  /** The demo's veteran edited the profile. */
  | { type: 'profile.save'; profile: Profile }
  | { type: 'event.join'; event: JoinedEvent }
  /** Cancels the participation, or leaves the waiting list. */
  | { type: 'event.leave'; eventId: string }
  | { type: 'event.wait'; event: JoinedEvent }
  /** Announces an event. Its author takes part automatically. */
  | { type: 'event.create'; event: AnnouncedEvent }
  | { type: 'event.remove'; eventId: string }
  | { type: 'message.send'; message: Omit<SentMessage, 'at'> }
  /** `reader` (an organization's role, or `user`) has read the conversation with `withId`. */
  | { type: 'conversation.read'; reader: TargetRole; withId: string; samples?: number }
  | { type: 'interview.schedule'; interview: Interview }
  | {
      type: 'interview.change';
      interviewId: string;
      change: InterviewChange;
      /** As it was, where the world did not make it: a sample. */
      known?: Interview;
    }
  | { type: 'mentor.ask'; mentor: MentorRequest }
  | { type: 'mentor.withdraw'; mentorId: string }
  | { type: 'program.save'; program: SavedProgram }
  | { type: 'program.forget'; programId: string }
  /** What a screen of the demo keeps, by name. */
  | { type: 'record.save'; record: PrivateRecord };

/** Emitted by any machine to change the world. The platform dispatches the command. */
export interface WorldDispatchEmitted {
  type: 'world.dispatch';
  command: WorldCommand;
}
