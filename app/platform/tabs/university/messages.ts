import { universityContacts } from '@vetsync/machines/university/model';
import { messagesOf } from '../messages/MessagesTab.tsx';

export { default } from '../messages/MessagesTab.tsx';
export const codeOf = messagesOf('university', universityContacts);
