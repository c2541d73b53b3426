const atWork = 'You’re receiving this because you work for an organization on VetSync.';

/**
 * The words of all letters. Never with what a user wrote: anyone can have most of them sent to any address. The names of
 * organizations are those that administrators approved.
 */
export const lettersWords = {
  signIn: 'Sign in to VetSync',
  nothingToDo: 'Wasn’t you? You don’t need to do anything.',
  confirm: {
    subject: 'Confirm your email address for VetSync',
    welcome: 'Welcome to VetSync. There’s one step left: confirm that this is your email address.',
    link: 'Confirm my email address',
    validity: (hours: number) =>
      `The link works once, within ${hours} hours. Open it in the browser you signed up with. In any other browser, you’ll choose your password again.`,
    notYou:
      'You didn’t sign up just now? Then don’t open the link. Without it, no account will be created with your address.',
  },
  /** Entries of a subscribed calendar whose own title would say too much. Only its owner is sent there. */
  calendar: {
    appointmentWith: (organization: string) => `Appointment with ${organization}`,
    interviewWith: (organization: string) => `Interview with ${organization}`,
    eventBy: (organizer: string) => `Event by ${organizer}`,
    communityEvent: 'Community event',
    ownDate: 'A date you noted',
  },
  alreadyRegistered: {
    subject: 'You already have a VetSync account',
    happened:
      'Someone tried to sign up for VetSync with your email address. You already have an account, and nothing about it has changed.',
  },
  code: {
    subject: 'Your VetSync code and link',
    code: 'Your code',
    use: 'Type it on the page that asks for it. Or sign in with this link, on any device:',
    validity: (minutes: number) =>
      `The code and the link work for ${minutes} minutes. You can use one of them, once.`,
    notYou:
      'No one from VetSync will ever ask you for this code. You didn’t ask for it? Then someone typed your address. Without the code, they can’t get in.',
  },
  noAccount: {
    subject: 'There’s no VetSync account with this address',
    happened:
      'Someone tried to sign in to VetSync with your email address. There’s no account with it. You may have signed up with another address.',
    link: 'Sign up for VetSync',
  },
  reset: {
    subject: 'Choose a new password for VetSync',
    happened:
      'Someone asked to reset the password of your VetSync account. If it was you, choose a new one here:',
    link: 'Choose a new password',
    validity: (minutes: number) =>
      `The link works once, within ${minutes} minutes. Until you use it, your account stays as it is.`,
    notYou: 'Wasn’t you? Don’t open the link. You don’t need to do anything else.',
  },
  newEmail: {
    subject: 'Confirm your new email address for VetSync',
    happened: 'You asked to use this address for your VetSync account. Open the link where you’re signed in:',
    link: 'Use this address',
    validity: (hours: number) =>
      `The link works once, within ${hours} hours. Until then, your account keeps its old address.`,
    notYou: 'You didn’t ask for this? Then someone mistyped their address. There’s nothing you need to do.',
  },
  newEmailTaken: {
    subject: 'This address already has a VetSync account',
    happened:
      'Someone asked to use this address for their VetSync account. It already belongs to an account, so nothing has changed.',
    wasYou:
      'Was it you? Then you have two accounts. Sign in to the one with this address, or delete it first.',
  },
  invitation: {
    subject: 'You’re invited to join an organization on VetSync',
    happened: 'Someone has invited you to join the staff of their organization on VetSync.',
    link: 'See the invitation',
    validity: (days: number) =>
      `The link works once, within ${days} days, in a VetSync account with this email address. You can create one first.`,
    notYou: 'Weren’t expecting an invitation? You don’t need to do anything.',
  },
  /** Why the person gets it. */
  why: {
    address: 'You’re receiving this because someone entered your email address on VetSync.',
    account: 'You’re receiving this because it’s about your VetSync account. We always send these emails.',
    staff: 'You’re receiving this because you work for an organization on VetSync, or did.',
  },
  security: 'We’ll always email you about the security of your account.',
  news: {
    several: {
      subject: (count: number) => `${count} new things on VetSync`,
      happened: 'Since our last email, there’s something new for you:',
      why: 'You’re receiving this because you haven’t read these yet.',
    },
    action: { one: 'Read it on VetSync', several: 'See them on VetSync' },
    open: 'Sign in to read more. We leave the details out of this email.',
    startsOn: (day: string) => `It begins on ${day}.`,
    answerBy: (day: string) => `They’d like your answer by ${day}.`,
    fewer: 'Get fewer emails, or keep names out of them',
    stop: 'Stop emails about news',
    /** What it is about, without saying whose it is. */
    topics: {
      applications: {
        says: (count: number) =>
          count === 1 ? 'News about one of your applications.' : `News about your applications: ${count}.`,
        why: 'You’re receiving this because you applied through VetSync.',
      },
      messages: {
        says: (count: number) => (count === 1 ? 'One message to you.' : `Messages to you: ${count}.`),
        why: 'You’re receiving this because someone wrote to you on VetSync.',
      },
      // What it is about is between them.
      care: {
        says: (count: number) =>
          count === 1
            ? 'News from an organization that works with you.'
            : `News from organizations that work with you: ${count}.`,
        why: 'You’re receiving this because an organization works with you on VetSync.',
      },
      bookings: {
        says: (count: number) =>
          count === 1 ? 'News about one of your appointments.' : `News about your appointments: ${count}.`,
        why: 'You’re receiving this because you have an appointment through VetSync.',
      },
      interviews: {
        says: (count: number) =>
          count === 1 ? 'News about one of your interviews.' : `News about your interviews: ${count}.`,
        why: 'You’re receiving this because an organization would like to interview you.',
      },
      reminders: {
        says: (count: number) =>
          count === 1
            ? 'Your own reminder of an appointment that you noted.'
            : `Your own reminders of appointments that you noted: ${count}.`,
        why: 'You’re receiving this because you noted it on VetSync.',
      },
      eventReminders: {
        says: (count: number) =>
          count === 1
            ? 'Your own reminder of an event that you noted.'
            : `Your own reminders of events that you noted: ${count}.`,
        why: 'You’re receiving this because you noted it on VetSync.',
      },
      events: {
        says: (count: number) =>
          count === 1
            ? 'News about an event that you joined.'
            : `News about events that you joined: ${count}.`,
        why: 'You’re receiving this because you joined an event on VetSync.',
      },
      received: {
        says: (count: number) =>
          count === 1 ? 'One new application where you work.' : `New applications where you work: ${count}.`,
        why: atWork,
      },
      updated: {
        says: (count: number) =>
          count === 1 ? 'One applicant updated an application.' : `Applications updated: ${count}.`,
        why: atWork,
      },
      withdrawn: {
        says: (count: number) =>
          count === 1 ? 'One application was withdrawn.' : `Applications withdrawn: ${count}.`,
        why: atWork,
      },
      offers: {
        says: (count: number) =>
          count === 1 ? 'One of your offers was accepted.' : `Offers accepted: ${count}.`,
        why: atWork,
      },
      spots: {
        says: (count: number) =>
          count === 1
            ? 'A spot is open, and someone is next in line.'
            : `Open spots, with someone next in line: ${count}.`,
        why: atWork,
      },
      assigned: {
        says: (count: number) =>
          count === 1
            ? 'A colleague assigned you an application.'
            : `Applications colleagues assigned to you: ${count}.`,
        why: atWork,
      },
      cases: {
        says: (count: number) =>
          count === 1
            ? 'A colleague assigned someone to you.'
            : `People colleagues assigned to you: ${count}.`,
        why: atWork,
      },
      inbox: {
        says: (count: number) =>
          count === 1
            ? 'One message to an organization where you work.'
            : `Messages to organizations where you work: ${count}.`,
        why: atWork,
      },
      booked: {
        says: (count: number) =>
          count === 1
            ? 'News about one appointment where you work.'
            : `News about appointments where you work: ${count}.`,
        why: atWork,
      },
      contacts: {
        says: (count: number) =>
          count === 1
            ? 'One person accepted a contact request.'
            : `People who accepted a contact request: ${count}.`,
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
      answered: (name: string) => `${name} answered your application.`,
      undone: (name: string) => `${name} took back its decision.`,
      answerSoon: (name: string) => `${name} is waiting for your answer.`,
      spotFree: (name: string) => `A spot is open for you at ${name}.`,
      reopened: (name: string) => `${name} is back on VetSync.`,
      wrote: (name: string) => `${name} wrote to you.`,
      asked: (name: string) => `${name} would like to talk with you.`,
      eventOffered: (name: string) => `A seat is yours at an event by ${name}, if you want it.`,
      eventMissed: (name: string) => `Your seat at an event by ${name} went to someone else.`,
      eventMoved: (name: string) => `${name} changed an event that you joined.`,
      eventCanceled: (name: string) => `${name} canceled an event that you joined.`,
      eventBackOn: (name: string) => `${name} is holding your event after all.`,
      eventSoon: (name: string) => `Your event at ${name} is coming up.`,
      received: (name: string, count: number) =>
        count === 1 ? `${name} has a new application.` : `${name} has ${count} new applications.`,
      updated: (name: string, count: number) =>
        count === 1
          ? `Someone updated an application to ${name}.`
          : `${count} applications to ${name} were updated.`,
      withdrawn: (name: string, count: number) =>
        count === 1
          ? `Someone withdrew an application to ${name}.`
          : `${count} applications to ${name} were withdrawn.`,
      offerAccepted: (name: string, count: number) =>
        count === 1
          ? `Someone accepted an offer from ${name}.`
          : `${count} people accepted offers from ${name}.`,
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
          ? `There’s news about an appointment at ${name}.`
          : `There’s news about ${count} appointments at ${name}.`,
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
      answered: 'Read their answer, and write back if you like.',
      undone: 'They can decide again. You don’t need to do anything.',
      answerSoon: 'Open their offer, then accept or decline.',
      spotFree: 'They can decide on your application now.',
      reopened: 'Your application continues where it was.',
      wrote: 'Read the message and answer on VetSync.',
      asked: 'They don’t know your name yet. You decide whether they’ll learn it.',
      eventOffered: 'See until when it’s kept for you.',
      eventMissed: 'It was kept for you until its time was up.',
      eventMoved: 'Look at the new time and place.',
      eventCanceled: 'You don’t need to do anything.',
      eventBackOn: 'Look at the time and place.',
      eventSoon: 'Look at the time and place.',
      received: 'The person is waiting for an answer.',
      updated: 'See what has changed.',
      withdrawn: 'You don’t need to decide on it anymore.',
      offerAccepted: 'Plan the next step together.',
      spotFreed: 'Decide who gets it.',
      assigned: 'It’s waiting for your decision.',
      caseAssigned: 'See what the next step is.',
      messageSent: 'Read it and answer on VetSync.',
      booked: 'See what has changed.',
      contactAccepted: 'Read who it is and write to them.',
    },
  },
  notice: {
    when: (time: string) => `This happened on ${time}.`,
    account: 'See my account',
    organizations: 'See my organizations',
    password: 'Choose a new password',
    choosePassword:
      'Wasn’t you? Then someone else got in. Choose a new password right away. That signs them out.',
    changeBack:
      'Wasn’t you? Then someone else got in. Change it back, choose a new password, and end the sessions you don’t recognize.',
    mailIsRead:
      'Wasn’t you? Then someone else can read your email. Choose a new password for your email first, then one for VetSync.',
    accountIsGone:
      'Wasn’t you? Then someone else has your account. Write to the people who run this site right away, from this address. They can close the account to whoever has it.',
    passwordIsKnown:
      'Wasn’t you? Then someone else knows your password or can read your email. Choose a new password for your email and for VetSync.',
  },
  notices: {
    password_changed: {
      subject: 'Your VetSync password was changed',
      happened: 'Your VetSync password was changed. All other devices were signed out.',
    },
    password_reset: {
      subject: 'Your VetSync password was reset',
      happened:
        'A new password was chosen for your VetSync account with a link we emailed you. All other devices were signed out.',
    },
    email_changed: {
      subject: 'Your VetSync account has a new email address',
      happened:
        'The email address of your VetSync account was changed. From now on, we’ll write to the new one. This is the last email we’ll send to this address.',
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
        'An authenticator app can no longer be used to sign in to your VetSync account. Another one still can. All other devices were signed out.',
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
      subject: 'Someone tried wrong sign-in codes on your VetSync account',
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
      happened: 'An administrator of VetSync has approved an organization that you own.',
    },
    organization_declined: {
      subject: 'Your organization on VetSync was declined',
      happened:
        'An administrator of VetSync has declined an organization that you own. Its staff can read the reason, correct the data and apply again.',
    },
    organization_suspended: {
      subject: 'Your organization on VetSync was suspended',
      happened:
        'An administrator of VetSync has suspended an organization that you own. Its staff can read the reason.',
    },
    organization_ended: {
      subject: 'An organization you worked for on VetSync has closed',
      happened:
        'An owner of an organization on VetSync that you worked for has closed it. No one can open it anymore. We’ll tell the people who applied there, then permanently delete its listings, applications, and messages. Your own account won’t change.',
    },
    member_removed: {
      subject: 'You no longer work for an organization on VetSync',
      happened:
        'Someone on the staff of an organization on VetSync has removed you from it. You can no longer read what it receives.',
    },
    goodbye: {
      subject: 'Your VetSync account was deleted',
      happened:
        'Your VetSync account was deleted, with everything we kept of you. Thank you for having been with us; you are welcome back at any time.',
    },
  },
};

/** The shape of every language's words: a missing text does not compile. */
export type LettersWords = typeof lettersWords;
