import { MessagesOf } from '../messages/messages.tsx';
import { recruiterDesk } from './desk.ts';

export default function RecruiterMessages() {
  return <MessagesOf own={recruiterDesk} />;
}
