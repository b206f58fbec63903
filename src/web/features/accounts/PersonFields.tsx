import { useState } from 'react';
import { Checkbox, CheckboxGroup } from '#ui/Choice.tsx';
import { Field } from '#ui/Field.tsx';
import { hueOfAreas } from '#web/cards/hueOfAreas.ts';
import { FlowField } from '#web/shell/flows/FlowForm.tsx';
import type { FlowControls } from '#web/shell/flows/useFlow.ts';
import { CountryBox } from '#web/shell/forms/CountryBox.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useShellData } from '#web/shell/shellData.ts';

interface PersonFieldProps {
  flow: FlowControls;
}

/** Who somebody is, and where they work: what every new account says of its owner. */
export function PersonFields({ flow }: PersonFieldProps) {
  const { t, language } = useTranslate();
  return (
    <>
      <FlowField flow={flow} name="full_name" autoComplete="name" label={t('register.field.full_name.label')} />
      <FlowField
        flow={flow}
        name="full_name_ar"
        autoComplete="off"
        lang="ar"
        dir="rtl"
        isOptional
        label={t('register.field.full_name_ar.label')}
      />
      <FlowField
        flow={flow}
        name="family_name"
        autoComplete="family-name"
        isOptional
        label={t('register.field.family_name.label')}
      />
      <Country flow={flow} />
      <FlowField
        flow={flow}
        name="organization_name"
        autoComplete="organization"
        lang={language}
        label={t('register.field.organization_name.label')}
      />
      <FlowField
        flow={flow}
        name="current_title"
        autoComplete="organization-title"
        lang={language}
        label={t('register.field.current_title.label')}
      />
    </>
  );
}

function Country({ flow }: PersonFieldProps) {
  const { t } = useTranslate();
  const name = 'country';
  const [value, setValue] = useState(flow.answer.values[name] ?? '');
  const change = (chosen: string) => {
    setValue(chosen);
    flow.forget(name);
  };
  return (
    <Field id={name} label={t('register.field.country.label')} error={flow.errorOf(name)}>
      {(control) => (
        <CountryBox control={{ ...control, 'aria-required': true }} name={name} value={value} onChange={change} />
      )}
    </Field>
  );
}

/** The focus areas a new member works in; none has to be chosen. */
export function AreaFields({ flow }: PersonFieldProps) {
  const { t } = useTranslate();
  const { areas } = useShellData();
  const name = 'thematic_area_ids';
  const chosen = flow.answer.values[name] ?? '';
  if (areas.length === 0) return null;
  return (
    <CheckboxGroup
      className="auth__wide"
      legend={t('join.field.thematic_area_ids.label')}
      hint={t('join.field.thematic_area_ids.hint')}
      name={name}
      options={areas.map((area) => ({ value: String(area.id), label: area.title, hue: hueOfAreas([area]) }))}
      defaultValues={chosen === '' ? [] : chosen.split(',')}
      error={flow.errorOf(name)}
    />
  );
}

/** What a new member agrees to: the terms, which they have to, and the newsletter. */
export function ConsentFields({ flow }: PersonFieldProps) {
  const { t, paths } = useTranslate();
  const { values } = flow.answer;
  return (
    <div className="auth__consents auth__wide">
      <Checkbox
        id="terms_accepted"
        name="terms_accepted"
        value="true"
        aria-required
        defaultChecked={values.terms_accepted === 'true'}
        error={flow.errorOf('terms_accepted')}
      >
        <Sentence
          id="register.field.terms_accepted.label"
          nodes={{
            terms: <a href={paths.terms()}>{t('footer.terms')}</a>,
            privacy: <a href={paths.privacy()}>{t('footer.privacy')}</a>,
          }}
        />
      </Checkbox>
      <Checkbox
        id="newsletter_consent"
        name="newsletter_consent"
        value="true"
        defaultChecked={values.newsletter_consent === 'true'}
      >
        {t('register.field.newsletter_consent.label')}
      </Checkbox>
    </div>
  );
}
