import type { AccountPageEvent, AccountPageView } from '@vetsync/machines/account/accountPage';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useFocusOnChange } from '../system/parts/focus.ts';
import { LoadFailed } from '../system/parts/LoadFailed.tsx';
import { PageFrame } from '../system/PageFrame.tsx';
import { layout, side } from './AccountNav.css.ts';
import { AccountNav } from './AccountNav.tsx';
import { useWords } from '../../language/useWords.ts';
import { accountPageWords } from './AccountPage.words.ts';
import { SectionLoading } from './SectionLoading.tsx';

export interface AccountPageProps {
  view: AccountPageView;
  send: (event: AccountPageEvent) => void;
  /** The open section, with its own machine. Rendered once the account is loaded. */
  children: ReactNode;
  /** The signed-in user: an `Account`, for the header. */
  account?: ReactNode;
}

/** A user's account, in sections that each have a URL. */
export function AccountPage({ view, send, children, account }: AccountPageProps) {
  const words = useWords(accountPageWords);
  const { state, section, sections, failure } = view;
  const above = [
    { href: '/platform', label: words.platform },
    { href: '/account', label: words.title },
  ];
  const here = { href: `/account/${section}`, label: words.sections[section] };
  return (
    <PageFrame actions={account}>
      <div className={layout}>
        <div className={side}>
          <Breadcrumbs aria-label={words.above} items={section === 'profile' ? above : [...above, here]} />
          {sections.length > 0 && <AccountNav section={section} sections={sections} />}
        </div>
        <Stack space="large">
          <Heading level={1} ref={useFocusOnChange<HTMLHeadingElement>(section)}>
            {words.sections[section]}
          </Heading>
          {state === 'loading' && <SectionLoading>{words.loading}</SectionLoading>}
          {state === 'failed' && (
            <LoadFailed
              words={words.failed}
              failure={failure}
              onRetry={() => send({ type: 'account.retry' })}
            />
          )}
          {state === 'ready' && children}
        </Stack>
      </div>
    </PageFrame>
  );
}
