const administers = 'You’re receiving this because you’re an administrator of VetSync.';
const atWork = 'You’re receiving this because you work for an organization on VetSync.';

/**
 * The words of all letters. Never with what a user wrote: anyone can have most of them sent to any address. The names of
 * organizations are those that administrators approved.
 */
export const lettersWords = {
  signIn: 'Sign in to VetSync',
  nothingToDo: 'If this wasn’t you, you don’t need to do anything.',
  confirm: {
    subject: 'Confirm your email address for VetSync',
    welcome: 'Welcome to VetSync. There’s one step left: confirm that this is your email address.',
    link: 'Confirm my email address',
    validity: (hours: number) =>
      `The link works once and expires in ${hours} hours. Open it in the browser you signed up with. In any other browser, you’ll need to choose your password again.`,
    notYou:
      'If you didn’t just sign up, don’t open the link, and no account will be created with your address.',
  },
  /** Entries of a subscribed calendar whose own title would say too much. Only its owner is sent there. */
  calendar: {
    appointmentWith: (organization: string) => `Appointment with ${organization}`,
    interviewWith: (organization: string) => `Interview with ${organization}`,
    talkWith: (name: string) => `Talk with ${name}`,
    eventBy: (organizer: string) => `Event by ${organizer}`,
    communityEvent: 'Community event',
    ownDate: 'A date you saved',
  },
  alreadyRegistered: {
    subject: 'You already have a VetSync account',
    happened:
      'Someone tried to sign up for VetSync with your email address. You already have an account, and nothing about it has changed.',
  },
  code: {
    subject: 'Your VetSync code and link',
    code: 'Your code',
    use: 'Enter it on the page that asks for it, or sign in with this link on any device:',
    validity: (minutes: number) =>
      `The code and the link work for ${minutes} minutes. Use one or the other, just once.`,
    notYou:
      'No one from VetSync will ever ask you for this code. If you didn’t ask for it, someone else entered your email address. They can’t get in without the code.',
  },
  noAccount: {
    subject: 'There’s no VetSync account with this address',
    happened:
      'Someone tried to sign in to VetSync with your email address. No account uses that address. You may have signed up with a different one.',
    link: 'Sign up for VetSync',
  },
  reset: {
    subject: 'Choose a new password for VetSync',
    happened:
      'Someone asked to reset the password for your VetSync account. If it was you, choose a new one here:',
    link: 'Choose a new password',
    validity: (minutes: number) =>
      `The link works once and expires in ${minutes} minutes. Until you use it, your account stays as it is.`,
    notYou: 'If this wasn’t you, don’t open the link. You don’t need to do anything else.',
  },
  newEmail: {
    subject: 'Confirm your new email address for VetSync',
    happened:
      'You asked to use this address for your VetSync account. Open this link in a browser where you’re signed in:',
    link: 'Use this address',
    validity: (hours: number) =>
      `The link works once and expires in ${hours} hours. Until you use it, your account keeps its old address.`,
    notYou: 'If you didn’t ask for this, someone mistyped their address. You don’t need to do anything.',
  },
  newEmailTaken: {
    subject: 'This address already has a VetSync account',
    happened:
      'Someone asked to use this address for their VetSync account. It already belongs to an account, so nothing has changed.',
    wasYou:
      'If that was you, you have two accounts. Sign in to the one with this address, or delete it before you try again.',
  },
  invitation: {
    subject: 'You’re invited to join an organization on VetSync',
    happened: 'Someone has invited you to join the staff of their organization on VetSync.',
    link: 'See the invitation',
    validity: (days: number) =>
      `The link works once and expires in ${days} days. It works only for a VetSync account with this email address. If you don’t have one, create one first.`,
    notYou: 'If you weren’t expecting an invitation, you don’t need to do anything.',
  },
  /** Why the person gets it. */
  why: {
    address: 'You’re receiving this because someone entered your email address on VetSync.',
    account: 'You’re receiving this because it’s about your VetSync account. We always send these emails.',
    staff: 'You’re receiving this because you work, or used to work, for an organization on VetSync.',
  },
  security: 'We’ll always email you about the security of your account.',
  news: {
    several: {
      subject: (count: number) => `${count} updates on VetSync`,
      happened: 'Here’s what’s new since our last email:',
      why: 'You’re receiving this because you haven’t read these yet.',
    },
    action: { one: 'View on VetSync', several: 'View all on VetSync' },
    open: 'Sign in to read more. We leave the details out of this email.',
    startsOn: (day: string) => `The start date is ${day}.`,
    answerBy: (day: string) => `They’d like your answer by ${day}.`,
    fewer: 'Get fewer emails, or keep names out of them',
    stop: 'Stop these emails',
    /** What it is about, without saying whose it is. */
    topics: {
      applications: {
        says: (count: number) =>
          count === 1 ? 'An update on one of your applications.' : `${count} updates on your applications.`,
        why: 'You’re receiving this because you applied through VetSync.',
      },
      messages: {
        says: (count: number) =>
          count === 1 ? 'You have a new message.' : `You have ${count} new messages.`,
        why: 'You’re receiving this because someone wrote to you on VetSync.',
      },
      // What it is about is between them.
      care: {
        says: (count: number) =>
          count === 1
            ? 'An update from an organization that works with you.'
            : `${count} updates from organizations that work with you.`,
        why: 'You’re receiving this because an organization works with you on VetSync.',
      },
      bookings: {
        says: (count: number) =>
          count === 1 ? 'An update on one of your appointments.' : `${count} updates on your appointments.`,
        why: 'You’re receiving this because you have an appointment through VetSync.',
      },
      interviews: {
        says: (count: number) =>
          count === 1 ? 'An update on one of your interviews.' : `${count} updates on your interviews.`,
        why: 'You’re receiving this because an organization would like to interview you.',
      },
      talks: {
        says: (count: number) =>
          count === 1
            ? 'An update on one of your mentoring talks.'
            : `${count} updates on your mentoring talks.`,
        why: 'You’re receiving this because you’re a mentor or have one on VetSync.',
      },
      reminders: {
        says: (count: number) =>
          count === 1
            ? 'Your reminder about an appointment you added.'
            : `Your reminders about ${count} appointments you added.`,
        why: 'You’re receiving this because you added it on VetSync.',
      },
      eventReminders: {
        says: (count: number) =>
          count === 1
            ? 'Your reminder about an event you added.'
            : `Your reminders about ${count} events you added.`,
        why: 'You’re receiving this because you added it on VetSync.',
      },
      events: {
        says: (count: number) =>
          count === 1 ? 'An update on an event you joined.' : `${count} updates on events you joined.`,
        why: 'You’re receiving this because you joined an event on VetSync.',
      },
      received: {
        says: (count: number) =>
          count === 1
            ? 'There’s a new application where you work.'
            : `There are ${count} new applications where you work.`,
        why: atWork,
      },
      updated: {
        says: (count: number) =>
          count === 1 ? 'An applicant updated an application.' : `${count} applications were updated.`,
        why: atWork,
      },
      withdrawn: {
        says: (count: number) =>
          count === 1 ? 'An application was withdrawn.' : `${count} applications were withdrawn.`,
        why: atWork,
      },
      offers: {
        says: (count: number) =>
          count === 1 ? 'One of your offers was accepted.' : `${count} of your offers were accepted.`,
        why: atWork,
      },
      declined: {
        says: (count: number) =>
          count === 1 ? 'One of your offers was declined.' : `${count} of your offers were declined.`,
        why: atWork,
      },
      spots: {
        says: (count: number) =>
          count === 1
            ? 'A spot is open, and someone is next in line.'
            : `${count} spots are open, and someone is next in line.`,
        why: atWork,
      },
      assigned: {
        says: (count: number) =>
          count === 1
            ? 'A colleague assigned you an application.'
            : `Colleagues assigned you ${count} applications.`,
        why: atWork,
      },
      cases: {
        says: (count: number) =>
          count === 1
            ? 'A colleague assigned someone to you.'
            : `Colleagues assigned ${count} people to you.`,
        why: atWork,
      },
      inbox: {
        says: (count: number) =>
          count === 1
            ? 'There’s a new message for an organization where you work.'
            : `There are ${count} new messages for organizations where you work.`,
        why: atWork,
      },
      pendingOrganizations: {
        says: (count: number) =>
          count === 1
            ? 'An organization asked to join VetSync and awaits your approval.'
            : `${count} organizations asked to join VetSync and await your approval.`,
        why: administers,
      },
      openReports: {
        says: (count: number) =>
          count === 1
            ? 'Someone sent a report, and it awaits your decision.'
            : `${count} reports await your decision.`,
        why: administers,
      },
      solutionRequests: {
        says: (count: number) =>
          count === 1
            ? 'An organization asked VetSync for a custom solution.'
            : `${count} organizations asked VetSync for a custom solution.`,
        why: administers,
      },
      booked: {
        says: (count: number) =>
          count === 1
            ? 'An update on an appointment where you work.'
            : `${count} updates on appointments where you work.`,
        why: atWork,
      },
      referrals: {
        says: (count: number) =>
          count === 1
            ? 'An update on a referral where you work.'
            : `${count} updates on referrals where you work.`,
        why: atWork,
      },
      contacts: {
        says: (count: number) =>
          count === 1 ? 'Someone accepted a contact request.' : `${count} people accepted a contact request.`,
        why: atWork,
      },
    },
    /** What an organization did to the person, or what came in at theirs. */
    deeds: {
      interview: (name: string) => `${name} would like to interview you.`,
      offered: (name: string) => `${name} made you an offer.`,
      accepted: (name: string) => `${name} accepted you.`,
      approved: (name: string) => `${name} approved your application.`,
      hired: (name: string) => `${name} would like to hire you.`,
      waitlisted: (name: string) => `${name} put you on its waiting list.`,
      answered: (name: string) => `${name} responded to your application.`,
      undone: (name: string) => `${name} withdrew its decision.`,
      answerSoon: (name: string) => `${name} is waiting for your answer.`,
      spotFree: (name: string) => `A spot is open for you at ${name}.`,
      reopened: (name: string) => `${name} is back on VetSync.`,
      wrote: (name: string) => `${name} wrote to you.`,
      asked: (name: string) => `${name} would like to talk with you.`,
      eventOffered: (name: string) => `${name} has a seat for you at one of its events.`,
      eventMissed: (name: string) => `Your seat at an event hosted by ${name} went to someone else.`,
      eventMoved: (name: string) => `${name} changed an event you joined.`,
      eventCanceled: (name: string) => `${name} canceled an event you joined.`,
      eventBackOn: (name: string) => `An event hosted by ${name} is back on.`,
      eventSoon: (name: string) => `Your event with ${name} is coming up.`,
      received: (name: string, count: number) =>
        count === 1 ? `${name} has a new application.` : `${name} has ${count} new applications.`,
      updated: (name: string, count: number) =>
        count === 1
          ? `Someone updated their application to ${name}.`
          : `${count} applications to ${name} were updated.`,
      withdrawn: (name: string, count: number) =>
        count === 1
          ? `Someone withdrew their application to ${name}.`
          : `${count} applications to ${name} were withdrawn.`,
      offerAccepted: (name: string, count: number) =>
        count === 1
          ? `Someone accepted an offer from ${name}.`
          : `${count} people accepted offers from ${name}.`,
      offerDeclined: (name: string, count: number) =>
        count === 1
          ? `Someone declined an offer from ${name}.`
          : `${count} people declined offers from ${name}.`,
      spotFreed: (name: string, count: number) =>
        count === 1
          ? `${name} has an open spot, and someone is next in line.`
          : `${name} has ${count} open spots, with someone next in line.`,
      assigned: (name: string, count: number) =>
        count === 1
          ? `A colleague at ${name} assigned you an application.`
          : `Colleagues at ${name} assigned you ${count} applications.`,
      caseAssigned: (name: string, count: number) =>
        count === 1
          ? `A colleague at ${name} assigned someone to you.`
          : `Colleagues at ${name} assigned ${count} people to you.`,
      messageSent: (name: string, count: number) =>
        count === 1 ? `${name} has a new message.` : `${name} has ${count} new messages.`,
      booked: (name: string, count: number) =>
        count === 1
          ? `There’s an update on an appointment at ${name}.`
          : `There are updates on ${count} appointments at ${name}.`,
      contactAccepted: (name: string, count: number) =>
        count === 1
          ? `Someone would like to talk with ${name}.`
          : `${count} people would like to talk with ${name}.`,
    },
    /** What to do about it. */
    deedsMore: {
      interview: 'See what they wrote, and what comes next.',
      offered: 'See what they wrote, then accept or decline.',
      accepted: 'See what they wrote, then accept or decline.',
      approved: 'See what they wrote, and what comes next.',
      hired: 'See what they wrote, and what comes next.',
      waitlisted: 'You can write to them in the meantime.',
      answered: 'Read their response, and write back if you like.',
      undone: 'They can decide again. You don’t need to do anything.',
      answerSoon: 'Open their offer, then accept or decline.',
      spotFree: 'They can decide on your application now.',
      reopened: 'Your application picks up where it left off.',
      wrote: 'Read the message and reply on VetSync.',
      asked: 'They don’t know your name yet. You decide whether to share it.',
      eventOffered: 'See how long they’ll hold it for you.',
      eventMissed: 'It was held for you until the deadline passed.',
      eventMoved: 'Check the new time and place.',
      eventCanceled: 'You don’t need to do anything.',
      eventBackOn: 'Check the time and place.',
      eventSoon: 'Check the time and place.',
      received: 'They’re waiting to hear back.',
      updated: 'See what has changed.',
      withdrawn: 'You don’t need to decide on it anymore.',
      offerAccepted: 'Plan the next step together.',
      offerDeclined: 'You can offer it to someone else.',
      spotFreed: 'Decide who’s next.',
      assigned: 'It’s waiting for your decision.',
      caseAssigned: 'See what the next step is.',
      messageSent: 'Read it and reply on VetSync.',
      booked: 'See what has changed.',
      contactAccepted: 'See who it is, then write to them.',
    },
  },
  notice: {
    when: (time: string) => `This happened on ${time}.`,
    account: 'See my account',
    organizations: 'See my organizations',
    password: 'Choose a new password',
    choosePassword:
      'If this wasn’t you, someone else got into your account. Choose a new password right away. That will sign them out.',
    changeBack:
      'If this wasn’t you, someone else got into your account. Undo what they changed, choose a new password, and end the sessions you don’t recognize.',
    mailIsRead:
      'If this wasn’t you, someone else can read your email. Choose a new password for your email first, then one for VetSync.',
    accountIsGone:
      'If this wasn’t you, someone else has taken over your account. Email the people who run this site right away, from this address. They can lock that person out.',
    passwordIsKnown:
      'If this wasn’t you, someone else knows your password or can read your email. Choose a new password for your email and for VetSync.',
  },
  notices: {
    password_changed: {
      subject: 'Your VetSync password was changed',
      happened: 'Your VetSync password was changed. All other devices were signed out.',
    },
    password_reset: {
      subject: 'Your VetSync password was reset',
      happened:
        'Someone chose a new password for your VetSync account, using a link we emailed you. All other devices were signed out.',
    },
    email_changed: {
      subject: 'Your VetSync account has a new email address',
      happened:
        'The email address on your VetSync account was changed. From now on, we’ll email you at the new one. This is the last email we’ll send to this address.',
    },
    second_factor_on: {
      subject: 'Two-step sign-in is on',
      happened:
        'Signing in to your VetSync account now also asks for a code from an authenticator app. All other devices were signed out.',
    },
    second_factor_off: {
      subject: 'Two-step sign-in is off',
      happened:
        'Signing in to your VetSync account no longer asks for a code from an authenticator app. All other devices were signed out.',
    },
    second_factor_added: {
      subject: 'An authenticator app was added to your VetSync account',
      happened:
        'Another authenticator app can now be used to sign in to your VetSync account. All other devices were signed out.',
    },
    second_factor_removed: {
      subject: 'An authenticator app was removed from your VetSync account',
      happened:
        'An authenticator app can no longer be used to sign in to your VetSync account. Your other app still works. All other devices were signed out.',
    },
    recovery_codes_new: {
      subject: 'You have new recovery codes for VetSync',
      happened:
        'Ten new recovery codes were created for your VetSync account. The old ones no longer work. All other devices were signed out.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used to sign in to VetSync',
      happened:
        'Someone signed in to your VetSync account with one of your recovery codes. That code can’t be used again.',
    },
    second_factor_tried: {
      subject: 'Someone entered wrong sign-in codes for your VetSync account',
      happened:
        'Someone got past the first step of signing in to your VetSync account, then entered several wrong codes. They didn’t get in.',
    },
    google_linked: {
      subject: 'Google was connected to your VetSync account',
      happened: 'A Google account can now be used to sign in to your VetSync account.',
    },
    google_unlinked: {
      subject: 'Google was disconnected from your VetSync account',
      happened: 'Your Google account can no longer be used to sign in to your VetSync account.',
    },
    organization_approved: {
      subject: 'Your organization on VetSync was approved',
      happened: 'A VetSync administrator approved an organization you own.',
    },
    organization_declined: {
      subject: 'Your organization on VetSync was declined',
      happened:
        'A VetSync administrator declined an organization you own. Its staff can read the reason, correct the details, and apply again.',
    },
    organization_suspended: {
      subject: 'Your organization on VetSync was suspended',
      happened: 'A VetSync administrator suspended an organization you own. Its staff can read the reason.',
    },
    organization_ended: {
      subject: 'An organization you worked for on VetSync has closed',
      happened:
        'One of its owners closed an organization you worked for on VetSync. No one can open it anymore. We’ll tell the people who applied there, then permanently delete its listings, applications, and messages. Your own account won’t change.',
    },
    member_removed: {
      subject: 'You’re no longer on an organization’s staff on VetSync',
      happened:
        'Someone at an organization on VetSync removed you from its staff. You can no longer see its applications and messages.',
    },
    goodbye: {
      subject: 'Your VetSync account was deleted',
      happened:
        'Your VetSync account was deleted, along with everything we stored about you. Thank you for being with us. You’re welcome back anytime.',
    },
  },
};

/** The shape of every language's words: a missing text does not compile. */
export type LettersWords = typeof lettersWords;
