import '@vetsync/ui/theme';
import './theme.css';
import { hydrateRoot } from 'react-dom/client';
import { Overlays } from './Overlays.js';
import { Page } from './Page.js';

const { pathname } = location;
hydrateRoot(
  document.querySelector('#app')!,
  pathname.startsWith('/overlays/') ? <Overlays path={pathname} /> : <Page />,
  { onRecoverableError: (error) => console.error('The page and its HTML differ', error) },
);
document.documentElement.dataset.hydrated = 'yes';
