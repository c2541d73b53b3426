import { lazy } from 'react';
import { loadWhenIdle } from '../../platform/whenIdle.ts';
import { hrefWith } from '../links/hrefWith.ts';
import { closeOverlay } from '../navigateTo.ts';
import type { Load } from './lazyNamed.ts';
import type { Close } from './overlayNotLoaded.tsx';

/** It comes first when the browser is idle, so that it is there when the network is gone. */
const loadNotLoaded = () => import('./overlayNotLoaded.tsx');
loadWhenIdle(loadNotLoaded);

const closeInUrl = () => closeOverlay(hrefWith({ open: null, dialog: null }));

/**
 * A dialog or panel whose code is fetched when the browser is idle, or when it is first opened. Without a network it
 * says so in its own place, and opens once the network is back. The page behind it stays as it is.
 */
export function lazyOverlay<Props extends object>(load: Load<Props>, close: Close<Props> = closeInUrl) {
  loadWhenIdle(load);
  return lazy(() =>
    load().catch(async () => ({ default: (await loadNotLoaded()).overlayNotLoaded(load, close) })),
  );
}
