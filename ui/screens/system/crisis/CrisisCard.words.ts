import type { CrisisAdvice, CrisisOpening } from '@vetsync/machines/system/model';

/** What a card says about what somebody has written, beside the ways of the crisis line. */
export const crisisCardWords = {
  openings: {
    matter: 'You matter. Please talk to a person now.',
    heavy: 'It sounds like you are carrying a lot.',
    helpThem: 'You can help them get through this.',
    emergency: 'Call 911 now.',
    beforeHarm: 'Before anyone gets hurt, talk to a person.',
    mayHarm: 'If someone could get hurt, call 911.',
    safe: 'You deserve to be safe.',
    theySafe: 'They deserve to be safe.',
    notYourFault: 'What happened wasn’t your fault.',
    notTheirFault: 'What happened wasn’t their fault.',
    shelter: 'There is help finding a place to stay.',
  } satisfies Record<CrisisOpening, string>,
  advice: {
    someoneListens: 'A responder will listen, day or night. You don’t have to know what to say.',
    stepAway: 'If you can, put some distance between you and anything you could use to hurt yourself.',
    hurtNow:
      'If you might act on this now, or are already hurt, call 911 or go to the nearest emergency room.',
    thinkingOfSuicide:
      'Are you thinking about suicide? Whatever the answer, there is someone to talk to, day or night.',
    askThem: 'Ask them plainly if they are thinking about suicide. Listen, and stay with them if you can.',
    forFamily: 'The Veterans Crisis Line is there for family and friends too, so you can call for them.',
    theyInDanger: 'If they may be in danger right now, call 911.',
    tellWhatYouTook:
      'Call even if you feel fine. Say what you took and when, and unlock the door for the ambulance.',
    tellWhatTheyTook: 'Stay with them. If you know what they took and when, say so.',
    afterwards: 'Once you are out of danger, the Veterans Crisis Line is there to talk.',
    waitForHelp: 'This could be an emergency. Do not drive yourself, and unlock the door if you can.',
    stayWithThem: 'Stay with them, and do what the dispatcher tells you.',
    leaveWeapon: 'If you can, step away, and leave any weapon behind. Someone will hear you out.',
    ifAnyoneHurt: 'If anyone could get hurt right now, call 911.',
    getToSafety: 'Get to a safe place first. You don’t have to handle this alone.',
    abuseDanger: 'If you are in danger now, call 911. What someone does to you isn’t your fault.',
    phoneIsSeen: 'If someone checks this phone or computer, ask for help from another one.',
    believeThem:
      'If they or a child are in danger now, call 911. If not, listen, believe them, and ask what would help.',
    traumaCare: 'VA treats the effects of military sexual trauma for free. No report and no proof is needed.',
    notSafe: 'If you are hurt or not safe right now, call 911.',
    theyDecide: 'Listen, believe them, and let them decide what to do and who to tell.',
    shelterLine:
      'The call center answers day and night, also before a home is lost. It is for veterans and their families.',
  } satisfies Record<CrisisAdvice, string>,
  emergency: { label: 'Call 911', note: 'Police, fire, ambulance', href: 'tel:911' },
  homeless: {
    label: 'Call 877-424-3838',
    note: 'National Call Center for Homeless Veterans',
    href: 'tel:+18774243838',
  },
  dismiss: 'Close',
} as const;
