import { Icon } from '#ui/Icon.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { useShellData } from '#web/shell/shellData.ts';

/** The secretariat's address, and pages that may spare a letter. */
export function ContactAside() {
  const { t, paths } = useTranslate();
  const { contactEmail } = useShellData();
  const links = [
    { href: paths.joinUs(), label: t('contact.links.join') },
    { href: paths.opportunities(), label: t('contact.links.opportunities') },
    { href: paths.about(), label: t('contact.links.about') },
    { href: paths.privacy(), label: t('contact.links.privacy') },
    { href: paths.terms(), label: t('contact.links.terms') },
  ];
  return (
    <aside className="form-page__aside stack">
      {contactEmail && (
        <p>
          <Sentence
            id="contact.byEmail"
            nodes={{
              email: (
                <a href={`mailto:${contactEmail}`} dir="ltr">
                  {contactEmail}
                </a>
              ),
            }}
          />
        </p>
      )}
      <h2 className="form__title">{t('contact.links.title')}</h2>
      <ul className="stack">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a className="text-link" href={href}>
              {label}
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
