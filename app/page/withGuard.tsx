import type { AccessLevel } from '@vetsync/machines/shell/model';
import type { LoadPage } from './page.tsx';

/** Wraps a page in its guard and loads both together. */
export const withGuard =
  (requires: AccessLevel, load: LoadPage): LoadPage =>
  async () => {
    const [{ Guarded }, { default: Content, Waiting }] = await Promise.all([import('./Guarded.tsx'), load()]);
    return {
      default: () => (
        <Guarded requires={requires} waiting={Waiting && <Waiting />}>
          <Content />
        </Guarded>
      ),
    };
  };
