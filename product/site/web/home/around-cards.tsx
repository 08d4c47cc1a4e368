import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import {
  BookOpen,
  CalendarHeart,
  GraduationCap,
  HeartPulse,
  type LucideIcon,
  Sprout,
  Undo2,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '#platform/web/api.ts';
import { useBrand } from '#platform/web/brand.tsx';
import { useSession, useUser } from '#product/accounts/web/session/session.ts';
import { Badge } from '#ui/parts/badge.tsx';
import { isMissed, Missed } from '#ui/parts/loaded.tsx';
import { homeFacts } from '../../contract.ts';
import { type HomeReader, homeCards, type ShownCard, type ShownLink } from '../../rules/home-cards.ts';
import styles from './around-cards.module.css';

const ICONS: Record<ShownCard['name'], LucideIcon> = {
  returning: Undo2,
  tips: CalendarHeart,
  skills: Sprout,
  library: BookOpen,
  development: GraduationCap,
  assessment: HeartPulse,
  community: Users,
};

/** What there is around the children, below everything that is about them. */
export function AroundCards({ reader }: { reader: HomeReader }) {
  const { t } = useTranslation();
  const { routesByPath } = useRouter();
  const { home } = useBrand();
  const { verified } = useUser();
  const ecommerce = useSession((session) => session.ecommerce);
  // A trial that runs opens the same pages.
  const isActiveCustomer =
    ecommerce !== null &&
    (ecommerce.is_active_customer || (ecommerce.purchases.free_trial?.days_left ?? -1) >= 0);
  const query = useQuery({
    queryKey: ['home-facts'],
    queryFn: ({ signal }) => call(homeFacts, {}, { signal, quiet: true }),
    enabled: reader === 'teacher' || reader === 'admin',
  });
  const { data } = query;
  const cards = homeCards({
    reader,
    verified,
    isActiveCustomer,
    today: data?.data.today ?? null,
    isReturning: data?.data.is_returning ?? false,
    offered: home.cards,
    community: home.community,
    hasScreen: (path) => path in routesByPath,
  });
  if (cards.length === 0 && !isMissed(query)) return null;
  return (
    <section aria-labelledby="around">
      <h2 id="around" className={styles.heading}>
        {t('site-home.around.title')}
      </h2>
      {isMissed(query) && <Missed query={query} failed={t('site-home.around.failed')} />}
      <ul className={styles.around}>
        {cards.map((card) => (
          <li key={card.name}>
            <AroundCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AroundCard({ card: { name, links, needsLicense } }: { card: ShownCard }) {
  const { t } = useTranslation();
  const Icon = ICONS[name];
  return (
    <article className={styles.card}>
      <header className={styles.top}>
        <span className={styles.icon} aria-hidden="true">
          <Icon />
        </span>
        <h3 className={styles.title}>{t(`site-home.cards.${name}.title`)}</h3>
      </header>
      <p className={styles.text}>{t(`site-home.cards.${name}.text`)}</p>
      {needsLicense && (
        <p>
          <Badge>{t('site-home.around.needs-license')}</Badge>
        </p>
      )}
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.text}>
            <WayOn link={link}>{t(link.text)}</WayOn>
          </li>
        ))}
      </ul>
    </article>
  );
}

function WayOn({ link, children }: { link: ShownLink; children: string }) {
  if (link.to !== undefined) {
    return (
      <Link to={link.to} search={link.search}>
        {children}
      </Link>
    );
  }
  const isElsewhere = !link.href.startsWith('#');
  return (
    <a href={link.href} {...(isElsewhere ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}
