import type { Topic } from './article.ts';
import { from } from './pages.ts';

export const records = {
  'dd214-copy': {
    title: 'Getting a copy of your DD-214',
    text: 'You can ask for a copy for free. If you left not long ago, look in milConnect first. For older records, ask the National Archives, online or with Form SF-180. Family of a veteran who has died can ask, too. You don’t need a company that charges for it. Ask for the copy that shows the character of service, because employers, schools, and VA need that one. Keep several copies in safe places. In an emergency, such as a funeral, say so: those requests go first.',
    keywords: [
      'DD 214',
      'DD-214',
      'dd214 copy',
      'discharge papers',
      'lost my DD214',
      'SF-180',
      'member 4',
      'proof of service',
    ],
    sources: [from('militaryRecords', 'timeline:dd214-copies'), from('milConnect')],
  },
  'dd214-check': {
    title: 'Check your DD-214 before you sign',
    text: 'You’ll see a draft before your last day. Go through it line by line. Check dates of service, deployments, awards, schools, your job codes, and the line on the dental exam. Check where copies are sent. Bring proof for what is missing, such as orders and certificates. It’s far easier to fix the draft than the final paper. Don’t sign because the line behind you is long. Ask for a day if you need one.',
    keywords: ['draft DD214', 'worksheet', 'review DD214', 'awards missing', 'sign DD214'],
    sources: [from('archivesVeterans', 'timeline:dd214-review')],
  },
  'dd214-wrong': {
    title: 'When your DD-214 is wrong',
    text: 'Small errors, such as a wrong date or a missing award, go to your branch of service. It can add a correction, called a DD-215, that you keep with the DD-214. Bigger matters go to your branch’s Board for Correction of Military Records, with DD Form 149. There’s a time limit from the day you found the error, but the board can set it aside. Send copies of your proof and keep the originals. Veterans service organizations help with the forms for free.',
    keywords: ['wrong dates', 'DD-215', 'DD-149', 'correct records', 'mistake DD 214', 'BCMR', 'fix record'],
    sources: [from('correctRecords', 'timeline:dd214-correct')],
  },
  'discharge-upgrade': {
    title: 'Asking for a better discharge',
    text: 'You can ask to have your discharge changed. The Discharge Review Board of your branch takes requests for 15 years after you left, with Form DD-293. After that, you ask the correction board, with DD Form 149. Many upgrades have to do with mental health, a brain injury, sexual trauma, or rules that no longer exist. VA.gov has a page that asks a few questions and tells you which way is yours. Free lawyers for veterans can help. I can’t say what a board will decide.',
    keywords: [
      'upgrade discharge',
      'OTH',
      'bad paper',
      'general discharge',
      'BCD',
      'dishonorable',
      'DD-293',
      'dont ask dont tell',
    ],
    sources: [from('dischargeUpgrade', 'timeline:discharge-upgrade')],
  },
  'bad-discharge-help': {
    title: 'What is open to you with a bad discharge',
    text: 'With an other than honorable discharge, don’t assume that VA is closed. Apply anyway: VA looks at each case on its own and decides. Some help doesn’t depend on it at all. You can call the Veterans Crisis Line with any discharge. VA treats conditions from military sexual trauma in many of these cases. Vet Centers can often see you. You can also ask for an upgrade: the Discharge Review Board takes requests for 15 years. A lawyer for veterans can help you for free.',
    keywords: ['OTH VA', 'other than honorable', 'bad discharge benefits', 'can I get VA', 'chapter out'],
    sources: [
      from('dischargeUpgrade', 'timeline:discharge-upgrade'),
      from('crisisLine', 'crisis:vcl-who'),
      from('mst', 'crisis:mst-care'),
    ],
  },
  'medical-records': {
    title: 'Your medical records from the service',
    text: 'Get a complete copy before you leave: medical, dental, and mental health. Ask at your clinic while you can still walk in. You’ll need it if you file a claim before discharge, 90 days or more before your last day. If you saw doctors outside of the military, ask them, too. After you’re out, records go to VA and to the National Archives. You can still ask there, but it’s slower. Keep your copy on paper and as a file.',
    keywords: [
      'STR',
      'service treatment records',
      'medical file',
      'health records',
      'shot record',
      'genesis',
    ],
    sources: [from('milConnect', 'timeline:medical-records-copy'), from('bdd', 'timeline:bdd-window')],
  },
  'training-records': {
    title: 'Proof of your training: JST and VMET',
    text: 'Two papers show what you learned. The Joint Services Transcript lists your training with the college credit that experts suggest for it. The Air and Space Forces have a college transcript of their own. The VMET (DD-2586) lists your jobs and training and helps you write a resume. Order both while your log-in works and while your unit can still fix errors. Send the transcript to a school before you pay for a class: it may free you from that class.',
    keywords: ['JST', 'transcript', 'VMET', 'college credit', 'CCAF', 'training record', 'DD-2586'],
    sources: [from('jst', 'timeline:joint-transcript'), from('milConnect', 'timeline:vmet')],
  },
  'id-cards': {
    title: 'Which ID card you can have after service',
    text: 'Your military ID (CAC) is turned in when you leave. Retirees get another card, and so do people and families who keep TRICARE for a time. Other veterans can ask for a Veteran ID Card on VA.gov, or get a VA health card when they enroll. Many states put “Veteran” on a driver license. Most shops that give a discount take any of these. Book your visit to an ID card office early, because places fill up.',
    keywords: [
      'veteran ID',
      'VIC',
      'CAC',
      'retiree ID',
      'military discount',
      'veteran on license',
      'ID card',
    ],
    sources: [from('idCards', 'timeline:id-cards'), from('veteranId')],
  },
  'va-letters': {
    title: 'Letters that prove your benefits',
    text: 'Banks, landlords, and state offices may ask for proof that you’re a veteran or that you get VA pay. On VA.gov you can download letters at once: a benefit summary, proof of service, and others. You choose what the summary shows, so leave out what the reader doesn’t need. If your address is wrong, change it first. A certificate for a home loan or for school is a different paper, with its own page.',
    keywords: [
      'benefit letter',
      'award letter',
      'proof of disability',
      'VA letter',
      'income letter',
      'property tax letter',
    ],
    sources: [from('vaLetters')],
  },
  'save-papers-before': {
    title: 'What to save before your log-in stops',
    text: 'When your military card stops working, so do many log-ins. Before that, save pay statements, tax forms, orders, evaluations, awards, and your leave balance. Set up myPay with a log-in that works without the card, because your last tax form will be there. Change the email of your accounts from .mil to your own. Write down the phone numbers of people who can later confirm what you did.',
    keywords: ['myPay', 'LES', 'W-2', 'save documents', 'CAC login', 'mil email', 'before I out process'],
    sources: [from('myPay', 'timeline:mypay-access')],
  },
} satisfies Topic;
