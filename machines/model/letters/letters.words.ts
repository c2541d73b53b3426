/** The words of all letters. Never with user input such as a name: anyone can have most of them sent to any address. */
export const lettersWords = {
  signIn: 'Sign in to VetSync',
  nothingToDo: "It wasn't you? Then there is nothing to do.",
  confirm: {
    subject: 'Confirm your email address for VetSync',
    welcome: 'Welcome to VetSync. One step is left: confirm that this is your email address.',
    link: 'Confirm my email address',
    validity: (hours: number) =>
      `The link works once, within ${hours} hours. Open it in the browser you signed up with. In any other browser, you choose your password again.`,
    notYou:
      "You didn't sign up just now? Then don't open the link. Without it, no account is made with your address.",
  },
  alreadyRegistered: {
    subject: 'You already have a VetSync account',
    happened:
      'Somebody tried to sign up at VetSync with your email address. You have an account already, and nothing about it has changed.',
  },
  code: {
    subject: 'Your VetSync code and link',
    code: 'Your code',
    use: 'Type it on the page that asks for it. Or sign in with this link, on any device:',
    validity: (minutes: number) =>
      `Code and link work within ${minutes} minutes, and only one of them, once.`,
    notYou:
      "Nobody from VetSync will ever ask you for this code. You didn't ask for it? Then somebody typed your address; without the code they can't get in.",
  },
  noAccount: {
    subject: 'There is no VetSync account with this address',
    happened:
      'Somebody wanted to sign in at VetSync with your email address. There is no account with it. You may have signed up with another address of yours.',
    link: 'Sign up for VetSync',
  },
  reset: {
    subject: 'Choose a new password for VetSync',
    happened: 'Somebody asked for a new password for your VetSync account. If it was you, choose one here:',
    link: 'Choose a new password',
    validity: (minutes: number) =>
      `The link works once, within ${minutes} minutes. Until you use it, your account stays as it is.`,
    notYou: "It wasn't you? Then don't open the link. There is nothing else to do.",
  },
  newEmail: {
    subject: 'Confirm your new email address for VetSync',
    happened:
      'You asked to use this address for your VetSync account. Open the link where you are signed in:',
    link: 'Use this address',
    validity: (hours: number) =>
      `The link works once, within ${hours} hours. Until then your account keeps its former address.`,
    notYou: "You didn't ask for this? Then somebody mistyped their address. There is nothing to do.",
  },
  newEmailTaken: {
    subject: 'This address already has a VetSync account',
    happened:
      'Somebody asked to use this address for their VetSync account. It belongs to an account already, so nothing has changed.',
    wasYou:
      'Was it you? Then you have two accounts. Sign in to the one with this address, or delete it first.',
  },
  invitation: {
    subject: 'You are invited to join an organization on VetSync',
    happened: 'Somebody has invited you to the staff of their organization on VetSync.',
    link: 'See the invitation',
    validity: (days: number) =>
      `The link works once, within ${days} days, in a VetSync account with this email address. You can create one first.`,
    notYou: "You don't know of any invitation? Then there is nothing to do.",
  },
  news: {
    subject: 'You have news on VetSync',
    happened: 'Since our last mail, this came in, and you have not read it yet:',
    lines: {
      applications: (count: number) =>
        count === 1 ? 'News about one of your applications.' : `News about your applications: ${count}.`,
      messages: (count: number) => (count === 1 ? 'One message to you.' : `Messages to you: ${count}.`),
      // What it is about is between them.
      care: (count: number) =>
        count === 1
          ? 'News from an organization that works with you.'
          : `News from organizations that work with you: ${count}.`,
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
        count === 1 ? 'One applicant updated an application.' : `Applications that were updated: ${count}.`,
      withdrawn: (count: number) =>
        count === 1 ? 'One application was taken back.' : `Applications that were taken back: ${count}.`,
      offers: (count: number) =>
        count === 1 ? 'One of your offers was accepted.' : `Offers of yours that were accepted: ${count}.`,
      spots: (count: number) =>
        count === 1
          ? 'A spot is free, and someone is next in line.'
          : `Spots that are free, with someone next in line: ${count}.`,
      assigned: (count: number) =>
        count === 1
          ? 'A colleague gave you an application to look after.'
          : `Applications that colleagues gave you to look after: ${count}.`,
      cases: (count: number) =>
        count === 1
          ? 'A colleague gave you someone to look after.'
          : `People whom colleagues gave you to look after: ${count}.`,
      inbox: (count: number) =>
        count === 1
          ? 'One message to an organization where you work.'
          : `Messages to organizations where you work: ${count}.`,
      contacts: (count: number) =>
        count === 1
          ? 'One person accepted a contact request.'
          : `People who accepted a contact request: ${count}.`,
    },
    link: (nth: number, many: number) =>
      many === 1 ? 'Read it on VetSync' : `Read number ${nth} on VetSync`,
    choose: 'You can choose when mail like this comes: at once, once a day, or never.',
    chooseLink: 'Choose when mail comes',
    stop: 'You no longer want mail about news? Letters about the safety of your account will still come.',
    stopLink: 'Stop mail about news',
  },
  notice: {
    when: (time: string) => `This was on ${time}.`,
    account: 'See my account',
    organizations: 'See my organizations',
    password: 'Choose a new password',
    choosePassword:
      "It wasn't you? Then somebody else has got in. Choose a new password at once: that signs them out.",
    changeBack:
      "It wasn't you? Then somebody else has got in. Change it back, choose a new password and end the sessions you don't know.",
    mailIsRead:
      "It wasn't you? Then somebody else can read your mail. Choose a new password for your mail first, then one for VetSync.",
    accountIsGone:
      "It wasn't you? Then somebody else has your account. Tell the people who run this site at once, from this address: they can close the account to whoever has it.",
    passwordIsKnown:
      "It wasn't you? Then somebody else knows your password, or can read your mail. Choose a new password for your mail and for VetSync.",
  },
  notices: {
    password_changed: {
      subject: 'Your VetSync password was changed',
      happened: 'The password of your VetSync account was changed. All other devices were signed out.',
    },
    password_reset: {
      subject: 'Your VetSync password was reset',
      happened:
        'A new password was chosen for your VetSync account, by a link we mailed to you. All other devices were signed out.',
    },
    email_changed: {
      subject: 'Your VetSync account has a new email address',
      happened:
        'The email address of your VetSync account was changed. From now on we write to the new one; this is the last letter to this address.',
    },
    second_factor_on: {
      subject: 'Two-step sign-in is on',
      happened:
        'Signing in to your VetSync account now also asks for a code of an authenticator app. All other devices were signed out.',
    },
    second_factor_off: {
      subject: 'Two-step sign-in is off',
      happened:
        'Signing in to your VetSync account no longer asks for a code of an authenticator app. All other devices were signed out.',
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
        'Ten new recovery codes were made for your VetSync account. The old ones open nothing any more. All other devices were signed out.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used to sign in to VetSync',
      happened:
        'Somebody signed in to your VetSync account with one of your recovery codes. That code is spent now.',
    },
    second_factor_tried: {
      subject: 'Wrong sign-in codes were tried at your VetSync account',
      happened:
        'Somebody got past the first step of signing in to your VetSync account, then entered several wrong codes. They did not get in.',
    },
    google_linked: {
      subject: 'Google was connected to your VetSync account',
      happened: 'From now on a Google account can be used to sign in to your VetSync account.',
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
      subject: 'An organization you worked for on VetSync has ended',
      happened:
        'An owner of an organization on VetSync that you worked for has ended it. Nobody can open it anymore. We tell the people who applied there, then delete its listings, applications and messages for good. Your own account stays as it is.',
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
