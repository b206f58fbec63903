import type { ReactNode } from 'react';
import { formatDate } from '#i18n/format.ts';
import { Logo } from '#ui/Logo.tsx';
import { ScrollTop } from '#ui/ScrollTop.tsx';
import './Footer.css';
import { LateNewsletterForm } from './LateNewsletterForm.tsx';
import { useTranslate } from './language.tsx';
import { useShellData } from './shellData.ts';
import { scrollThreshold } from './useScrolledPast.ts';
import { useViewer } from './viewer.tsx';

/** The footer of every page: where else to go, the year, the legal pages, and the way back to the top (spec §2). */
export function Footer() {
  const { t, paths, language } = useTranslate();
  const { siteName, now, timeZone, user } = useViewer();
  const { contactEmail, socialLinks, isNewsletterShown } = useShellData();
  const year = formatDate(now, language, timeZone).slice(-4);
  return (
    <footer className="footer">
      <div className="footer__top wrap">
        <div className="footer__about">
          <Logo name={siteName} />
          <p className="muted small">{t('footer.statement')}</p>
        </div>
        <nav className="footer__nav" id="footer-nav" aria-label={t('a11y.footerNavigation')}>
          <FooterList
            title={t('footer.explore')}
            links={[
              [paths.opportunities(), t('menu.opportunities')],
              [paths.category('education'), t('header.education')],
              [paths.category('research'), t('header.research')],
              [paths.category('innovation'), t('header.innovation')],
            ]}
          />
          <FooterList
            title={t('footer.network')}
            links={[
              [paths.about(), t('footer.about')],
              [paths.members(), t('menu.members')],
              [paths.organizations(), t('menu.organizations')],
              [paths.joinUs(), t('home.joinAction')],
              ...(user ? [] : [[paths.login(), t('menu.signInOrSignUp')] as [string, string]]),
            ]}
          />
          <FooterList title={t('footer.secretariat')} links={[[paths.contact(), t('footer.contact')]]}>
            {contactEmail !== null && (
              <li>
                <a href={`mailto:${contactEmail}`}>
                  <bdi dir="ltr">{contactEmail}</bdi>
                </a>
              </li>
            )}
            {socialLinks.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  <bdi dir="auto">{name}</bdi>
                </a>
              </li>
            ))}
          </FooterList>
        </nav>
        {isNewsletterShown && <LateNewsletterForm />}
      </div>
      <div className="footer__bottom">
        <div className="footer__row wrap">
          <p>{t('footer.copyright', { year, site: siteName })}</p>
          <ul className="footer__legal">
            <li>
              <a href={paths.privacy()}>{t('footer.privacy')}</a>
            </li>
            <li>
              <a href={paths.terms()}>{t('footer.terms')}</a>
            </li>
          </ul>
        </div>
      </div>
      <ScrollTop label={t('footer.scrollToTop')} threshold={scrollThreshold} />
    </footer>
  );
}

function FooterList({
  title,
  links,
  children,
}: {
  title: string;
  links: [href: string, label: string][];
  children?: ReactNode;
}) {
  return (
    <div>
      <h2 className="footer__title">{title}</h2>
      <ul className="footer__list">
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
