/** The words of all letters. Never with user input such as a name: anyone can have most of them sent to any address. */
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
  news: {
    subject: 'New on VetSync',
    happened: 'Since our last email, there’s something new for you:',
    lines: {
      applications: (count: number) =>
        count === 1 ? 'News about one of your applications.' : `News about your applications: ${count}.`,
      messages: (count: number) => (count === 1 ? 'One message to you.' : `Messages to you: ${count}.`),
      // What it is about is between them.
      care: (count: number) =>
        count === 1
          ? 'News from an organization that works with you.'
          : `News from organizations that work with you: ${count}.`,
      bookings: (count: number) =>
        count === 1 ? 'News about one of your appointments.' : `News about your appointments: ${count}.`,
      reminders: (count: number) =>
        count === 1
          ? 'Your own reminder of an appointment that you noted.'
          : `Your own reminders of appointments that you noted: ${count}.`,
      eventReminders: (count: number) =>
        count === 1
          ? 'Your own reminder of an event that you noted.'
          : `Your own reminders of events that you noted: ${count}.`,
      events: (count: number) =>
        count === 1 ? 'News about an event that you joined.' : `News about events that you joined: ${count}.`,
      received: (count: number) =>
        count === 1 ? 'One new application where you work.' : `New applications where you work: ${count}.`,
      updated: (count: number) =>
        count === 1 ? 'One applicant updated an application.' : `Applications updated: ${count}.`,
      withdrawn: (count: number) =>
        count === 1 ? 'One application was withdrawn.' : `Applications withdrawn: ${count}.`,
      offers: (count: number) =>
        count === 1 ? 'One of your offers was accepted.' : `Offers accepted: ${count}.`,
      spots: (count: number) =>
        count === 1
          ? 'A spot is open, and someone is next in line.'
          : `Open spots, with someone next in line: ${count}.`,
      assigned: (count: number) =>
        count === 1
          ? 'A colleague assigned you an application.'
          : `Applications colleagues assigned to you: ${count}.`,
      cases: (count: number) =>
        count === 1 ? 'A colleague assigned someone to you.' : `People colleagues assigned to you: ${count}.`,
      inbox: (count: number) =>
        count === 1
          ? 'One message to an organization where you work.'
          : `Messages to organizations where you work: ${count}.`,
      booked: (count: number) =>
        count === 1
          ? 'News about one appointment where you work.'
          : `News about appointments where you work: ${count}.`,
      contacts: (count: number) =>
        count === 1
          ? 'One person accepted a contact request.'
          : `People who accepted a contact request: ${count}.`,
    },
    link: (nth: number, many: number) => (many === 1 ? 'Read it on VetSync' : `Read item ${nth} on VetSync`),
    choose: 'You can choose when we send emails like this: right away, once a day, or never.',
    chooseLink: 'Choose when we email you',
    stop: 'Don’t want emails about news anymore? We’ll still email you about the security of your account.',
    stopLink: 'Stop emails about news',
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
