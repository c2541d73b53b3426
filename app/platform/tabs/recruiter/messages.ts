import { recruiterContacts } from '@vetsync/machines/recruiter/model';
import { messagesOf } from '../messages/MessagesTab.tsx';

export { default, logic } from '../messages/MessagesTab.tsx';
export const samplesOf = messagesOf('recruiter', recruiterContacts);
