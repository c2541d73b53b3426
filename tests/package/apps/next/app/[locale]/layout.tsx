import '@vetsync/ui/theme';
import '../../theme.css';
import { languageAttributes } from '@vetsync/ui/language/attributes';
import type { ReactNode } from 'react';
import { Provider } from '../Provider.tsx';
import { texts } from '../texts.ts';

export const metadata = { title: 'An empty Next.js app' };
export const generateStaticParams = () => Object.keys(texts).map((locale) => ({ locale }));

interface Props {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

export default async function Layout({ params, children }: Props) {
  const { locale } = await params;
  const { lang, dir } = languageAttributes(locale);
  return (
    <html lang={lang} dir={dir}>
      <body>
        <Provider locale={locale}>{children}</Provider>
      </body>
    </html>
  );
}
