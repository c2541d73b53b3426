import type { Desk } from './messagesRoute.ts';

/** Words to begin a message with. */
export interface MessageTemplate {
  id: string;
  label: string;
  /** `{name}`: first name of the reader, `{subject}`: what it is about, `{writer}`: who writes. */
  text: string;
}

const fallback = 'your application';

export const messageTemplates: Readonly<Record<Desk, readonly MessageTemplate[]>> = {
  recruiter: [
    {
      id: 'invite',
      label: 'Invite to a conversation',
      text: 'Hello {name}, thank you for applying for {subject}. We would like to get to know you. Which days and hours suit you this week or next?\n\n{writer}',
    },
    {
      id: 'ask',
      label: 'Ask for a document',
      text: 'Hello {name}, for {subject} we still need your latest evaluation or a reference. You can send it as an answer to this message.\n\n{writer}',
    },
    {
      id: 'wait',
      label: 'Say that it takes longer',
      text: 'Hello {name}, we are still reading applications for {subject}. Yours is among them. You hear from us within a week.\n\n{writer}',
    },
  ],
  university: [
    {
      id: 'transcript',
      label: 'Ask for the joint services transcript',
      text: 'Hello {name}, for {subject} we still need your joint services transcript, so that your training can be counted. You can ask for it online; it costs nothing.\n\n{writer}',
    },
    {
      id: 'benefits',
      label: 'Explain the GI Bill certificate',
      text: 'Hello {name}, please send us your certificate of eligibility for the GI Bill. We certify your enrollment with it, and the housing allowance begins with the term.\n\n{writer}',
    },
    {
      id: 'visit',
      label: 'Invite to the campus',
      text: 'Hello {name}, you are welcome to see the campus before you decide on {subject}. Veterans who study here show you around. Which day suits you?\n\n{writer}',
    },
  ],
  nonprofit: [
    {
      id: 'call',
      label: 'Offer a call',
      text: 'Hello {name}, we have read what you need from {subject}. When can we call you today or tomorrow?\n\n{writer}',
    },
    {
      id: 'papers',
      label: 'Ask for papers',
      text: 'Hello {name}, for {subject} we need a copy of your discharge papers and of the bill or lease that it is about. A photo is enough.\n\n{writer}',
    },
    {
      id: 'welcome',
      label: 'Welcome to the program',
      text: 'Hello {name}, welcome to {subject}. Your case worker calls you this week to make a plan with you.\n\n{writer}',
    },
  ],
};

/** The words of a template for one person. */
export const filledTemplate = (
  { text }: MessageTemplate,
  { name, subject, writer }: { name: string; subject: string | null; writer: string },
): string =>
  text
    .replaceAll('{name}', name.split(' ')[0] ?? name)
    .replaceAll('{subject}', subject ?? fallback)
    .replaceAll('{writer}', writer);
