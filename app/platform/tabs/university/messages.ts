import { universityContacts } from '@vetsync/machines/university/model';
import { messagesOf } from '../messages/MessagesTab.tsx';

export { default, logic } from '../messages/MessagesTab.tsx';
export const samplesOf = messagesOf('university', universityContacts);
