import { recruiterContacts } from '@vetsync/machines/recruiter/model';
import { messagesOf } from '../messages/MessagesTab.tsx';

export { default } from '../messages/MessagesTab.tsx';
export const codeOf = messagesOf('recruiter', recruiterContacts);
