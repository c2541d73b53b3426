import { nonprofitContacts } from '@vetsync/machines/nonprofit/model';
import { messagesOf } from '../messages/MessagesTab.tsx';

export { default } from '../messages/MessagesTab.tsx';
export const codeOf = messagesOf('nonprofit', nonprofitContacts);
