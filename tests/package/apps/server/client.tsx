import '@vetsync/ui/theme';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.js';

hydrateRoot(document.querySelector('#app')!, <Page />, {
  onRecoverableError: (error) => console.error('The page and its HTML differ', error),
});
document.documentElement.dataset.hydrated = 'yes';
