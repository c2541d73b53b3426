import { MessagesOf } from '../portal/messages.tsx';
import { recruiterDesk } from './desk.ts';

export default function RecruiterMessages() {
  return <MessagesOf own={recruiterDesk} />;
}
