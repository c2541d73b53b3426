import type { MessagesPhrases } from '@vetsync/machines/messages/model';
import { definePhrases, type PhraseWords } from '../../language/definePhrases.ts';

export const messagesPhrases = definePhrases('messages', {
  yourApplication: 'your application',
  invite: 'Invite to a conversation',
  inviteText: (name: string, subject: string, writer: string) =>
    `Hello ${name}, thank you for applying for ${subject}. We would like to get to know you. Which days and hours suit you this week or next?\n\n${writer}`,
  ask: 'Ask for a document',
  askText: (name: string, subject: string, writer: string) =>
    `Hello ${name}, for ${subject} we still need your latest evaluation or a reference. You can send it as an answer to this message.\n\n${writer}`,
  wait: 'Say that it takes longer',
  waitText: (name: string, subject: string, writer: string) =>
    `Hello ${name}, we are still reading applications for ${subject}. Yours is among them. You hear from us within a week.\n\n${writer}`,
  transcript: 'Ask for the joint services transcript',
  transcriptText: (name: string, subject: string, writer: string) =>
    `Hello ${name}, for ${subject} we still need your joint services transcript, so that your training can be counted. You can ask for it online; it costs nothing.\n\n${writer}`,
  benefits: 'Explain the GI Bill certificate',
  benefitsText: (name: string, _subject: string, writer: string) =>
    `Hello ${name}, please send us your certificate of eligibility for the GI Bill. We certify your enrollment with it, and the housing allowance begins with the term.\n\n${writer}`,
  visit: 'Invite to the campus',
  visitText: (name: string, subject: string, writer: string) =>
    `Hello ${name}, you’re welcome to see the campus before you decide on ${subject}. Veterans who study here show you around. Which day suits you?\n\n${writer}`,
  call: 'Offer a call',
  callText: (name: string, subject: string, writer: string) =>
    `Hello ${name}, we have read what you need from ${subject}. When can we call you today or tomorrow?\n\n${writer}`,
  papers: 'Ask for papers',
  papersText: (name: string, subject: string, writer: string) =>
    `Hello ${name}, for ${subject} we need a copy of your discharge papers and of the bill or lease that it’s about. A photo is enough.\n\n${writer}`,
  welcome: 'Welcome to the program',
  welcomeText: (name: string, subject: string, writer: string) =>
    `Hello ${name}, welcome to ${subject}. Your case worker calls you this week to make a plan with you.\n\n${writer}`,
  recruiterNotice: 'Sample conversations: the answers of sample candidates are simulated.',
  universityNotice: 'Sample conversations: the answers of sample applicants are simulated.',
  nonprofitNotice: 'Sample conversations: the answers of sample participants are simulated.',
} satisfies PhraseWords<MessagesPhrases>);
