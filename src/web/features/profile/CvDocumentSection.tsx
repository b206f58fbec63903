import { languages } from '#i18n/language.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxGroup, RadioGroup } from '#ui/Choice.tsx';
import { AccountSection } from '#web/shell/account/AccountShell.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import './CvDocumentSection.css';

const address = '/api/user-profile/cv';
const formats = ['pdf', 'docx'] as const;

/** One's profile as a document in either language: what is chosen goes along with whichever button is pressed. */
export function CvDocumentSection() {
  const { t } = useTranslate();
  return (
    <AccountSection id="cv-document" title={t('cvDocument.make.title')} lead={t('cvDocument.make.lead')}>
      <form method="get" action={`${address}/en/pdf`} className="account__form">
        <RadioGroup
          legend={t('cvDocument.contents')}
          name="contents"
          defaultValue="connections"
          options={[
            { value: 'connections', label: t('cvDocument.contents.connections') },
            { value: 'all', label: t('cvDocument.contents.all') },
          ]}
        />
        <CheckboxGroup
          legend={t('cvDocument.contact')}
          name="contact"
          options={[
            { value: 'email', label: t('cvDocument.email') },
            { value: 'phone', label: t('cvDocument.phone') },
          ]}
        />
        {languages.map((language) => (
          <div
            key={language}
            className="cv-document__language"
            role="group"
            aria-labelledby={`cv-document-${language}`}
          >
            <strong id={`cv-document-${language}`}>{t(`cvDocument.in.${language}`)}</strong>
            {formats.map((format) => (
              <Button
                key={format}
                type="submit"
                variant="secondary"
                icon="download"
                formAction={`${address}/${language}/${format}`}
                aria-label={t('cvDocument.download', {
                  format: t(`cvDocument.format.${format}`),
                  language: t(`cvDocument.in.${language}`),
                })}
              >
                {t(`cvDocument.format.${format}`)}
              </Button>
            ))}
          </div>
        ))}
      </form>
    </AccountSection>
  );
}
