import type { AccessLevel } from '@vetsync/machines/shell/model';
import type { LoadPage } from './page.tsx';

/** The page within its guard, whose code comes with it. */
export const behindGuard =
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
