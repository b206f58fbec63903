import { languages } from '#i18n/language.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox, RadioGroup } from '#ui/Choice.tsx';
import { AccountSection } from '#web/shell/account/AccountShell.tsx';
import { useTranslate } from '#web/shell/language.tsx';

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
        <fieldset className="offers">
          <legend>{t('cvDocument.contact')}</legend>
          <Checkbox name="email" value="1">
            {t('cvDocument.email')}
          </Checkbox>
          <Checkbox name="phone" value="1">
            {t('cvDocument.phone')}
          </Checkbox>
        </fieldset>
        {languages.map((language) => (
          <div key={language} className="row" role="group" aria-labelledby={`cv-document-${language}`}>
            <strong id={`cv-document-${language}`}>{t(`cvDocument.in.${language}`)}</strong>
            {formats.map((format) => (
              <Button
                key={format}
                type="submit"
                variant="secondary"
                icon="download"
                formAction={`${address}/${language}/${format}`}
                aria-label={t(`cvDocument.download.${language}.${format}`)}
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
