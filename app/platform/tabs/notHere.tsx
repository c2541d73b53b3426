import { NotFound } from '@vetsync/ui/screens/system/NotFound';

export default function NotHere() {
  return <NotFound />;
}
