import { nonprofitContacts } from '@vetsync/machines/nonprofit/model';
import { messagesOf } from '../messages/MessagesTab.tsx';

export { default, logic } from '../messages/MessagesTab.tsx';
export const samplesOf = messagesOf('nonprofit', nonprofitContacts);
