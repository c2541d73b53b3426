import ArrowRight from 'lucide-react/icons/arrow-right';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import * as cards from './Capabilities.css.ts';
import { introduction } from './Landing.css.ts';
import { landingWords } from './Landing.words.ts';
import * as styles from './Product.css.ts';

export interface ProductProps {
  /** Folder with the pictures that `scripts/productPictures.ts` takes: `wide-en-light.webp`. */
  pictures: string;
  href: string;
}

/** What the product looks like: one real picture, in the reader's language and theme. */
export function Product({ pictures, href }: ProductProps) {
  const words = useWords(landingWords).product;
  const of = (name: 'wide' | 'phone', theme: 'light' | 'dark') =>
    `${pictures}/${name}-${words.picture}-${theme}.webp`;
  const dark = '(prefers-color-scheme: dark)';
  const phone = '(max-width: 36em)';
  return (
    <section id="product" className={styles.band} aria-labelledby="product-title">
      <div className={introduction}>
        <Heading level={2} size="page" id="product-title">
          {words.title}
        </Heading>
        <Text size="lead" tone="muted">
          {words.text}
        </Text>
        <p>
          <Anchor className={cards.plainLink} href={href}>
            {words.link}
            <Icon of={ArrowRight} />
          </Anchor>
        </p>
      </div>
      <picture className={styles.frame}>
        <source media={`${phone} and ${dark}`} srcSet={of('phone', 'dark')} width={720} height={1280} />
        <source media={phone} srcSet={of('phone', 'light')} width={720} height={1280} />
        <source media={dark} srcSet={of('wide', 'dark')} width={1280} height={800} />
        <img
          className={styles.picture}
          src={of('wide', 'light')}
          alt={words.alt}
          width={1280}
          height={800}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </section>
  );
}
