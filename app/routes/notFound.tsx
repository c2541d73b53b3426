import { NotFound } from '@vetsync/ui/screens/system/NotFound';
import { useEffect } from 'react';
import { logMissingPlace } from '../services/browser/log.ts';

export default function NotFoundPage() {
  useEffect(() => logMissingPlace(location.pathname), []);
  return <NotFound />;
}
