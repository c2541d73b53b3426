import { renderToString } from 'react-dom/server';
import { routes } from '@vetsync/machines/model';
import { App } from '../App.tsx';
import { createRoot } from '../root.ts';
import { pages, type PageName } from '../routes/table.ts';

/** The landing page as every visitor first sees it: session not known yet, no dialog open. */
export async function renderLanding(): Promise<string> {
  await pages.landing.preload();
  return renderToString(<App root={createRoot()} ssrPath="/" />);
}

/** Patterns of the places the app has a page for, in wouter's syntax, so that the server can tell a 404. */
export const places = (Object.keys(pages) as PageName[]).map((name) => routes[name].pattern);
