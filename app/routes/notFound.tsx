import { NotFound } from '@vetsync/ui/screens/system/NotFound';
import { useEffect } from 'react';
import { logUnknownPath } from '../services/browser/log.ts';

export default function NotFoundPage() {
  useEffect(() => logUnknownPath(location.pathname), []);
  return <NotFound />;
}
