import { MessagesOf } from '../messages/messages.tsx';
import { nonprofitDesk } from './desk.ts';

export default function NonprofitCommunity() {
  return <MessagesOf own={nonprofitDesk} />;
}
