import { MessagesOf } from '../messages/messages.tsx';
import { universityDesk } from './desk.ts';

export default function UniversityMessages() {
  return <MessagesOf own={universityDesk} />;
}
