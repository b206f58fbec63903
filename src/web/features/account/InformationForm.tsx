import type { ReactNode } from 'react';
import type { AccountInformation } from '#contract/accountData.ts';
import { formsOfAddress } from '#domain/generalInformation.ts';
import { formatPhoneParts } from '#domain/phone.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Select, type SelectOption } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import type { PostedValues } from '#web/shell/account/accountAction.ts';
import { CountryControl, PhoneControl } from './CountryControls.tsx';
import '#web/shell/forms/Form.css';
import { OfMember } from '#web/shell/OfMember.tsx';

interface InformationFormProps {
  information: AccountInformation;
  /** What came back from a refused post. */
  posted: PostedValues;
  errors: Readonly<Record<string, string>>;
  timeZones: readonly string[];
  /** The entry of the dial list that the stored phone begins with. */
  dialOption: string;
}

/** Names, how to reach the member, and where they are. */
export function InformationForm({ information, posted, errors, timeZones, dialOption }: InformationFormProps) {
  const { t, paths } = useTranslate();
  const optionalNote = `(${t('form.optional')})`;
  const valueOf = (name: keyof AccountInformation): string => posted[name] ?? String(information[name] ?? '');
  const text = (
    name: 'full_name' | 'full_name_ar' | 'family_name' | 'display_name' | 'city',
    { hint, ...input }: { hint?: ReactNode; autoComplete?: string; dir?: string; lang?: string } = {},
  ) => (
    <Field
      id={name}
      label={t(`account.field.${name}`)}
      hint={hint}
      error={errors[name]}
      note={name === 'full_name' ? undefined : optionalNote}
    >
      {(control) => (
        <TextInput
          {...control}
          {...input}
          aria-required={name === 'full_name' || undefined}
          name={name}
          dir={input.dir ?? 'auto'}
          defaultValue={valueOf(name)}
        />
      )}
    </Field>
  );
  const choice = (
    name: 'form_of_address' | 'time_zone' | 'locale',
    options: readonly SelectOption[],
    hint?: string,
  ) => (
    <Field
      id={name}
      label={t(`account.field.${name}`)}
      hint={hint}
      error={errors[name]}
      note={name === 'locale' ? undefined : optionalNote}
    >
      {(control) => (
        <Select
          {...control}
          name={name}
          options={options}
          defaultValue={valueOf(name)}
          {...(name === 'locale' ? {} : { placeholder: t(`account.field.${name}.none`) })}
        />
      )}
    </Field>
  );
  return (
    <form method="post" action={`${paths.myInformation()}#fields`} className="account__form" noValidate>
      <OfMember />
      <input type="hidden" name="intent" value="information" />
      <p className="muted small">{t('form.requiredNote')}</p>
      {text('full_name', { autoComplete: 'name' })}
      {text('full_name_ar', { dir: 'rtl', lang: 'ar', hint: t('account.field.full_name_ar.hint') })}
      {text('family_name', { autoComplete: 'family-name' })}
      {text('display_name', { hint: t('account.field.display_name.hint'), autoComplete: 'nickname' })}
      {choice(
        'form_of_address',
        formsOfAddress.map((value) => ({ value, label: t(`account.field.form_of_address.${value}`) })),
        t('account.field.form_of_address.hint'),
      )}
      <Field
        id="email"
        label={t('account.field.email')}
        error={errors.email}
        hint={
          information.email_pending === null ? (
            t('account.field.email.hint')
          ) : (
            <Sentence
              id="account.field.email.pending"
              nodes={{ address: <span dir="ltr">{information.email_pending}</span> }}
            />
          )
        }
      >
        {(control) => (
          <TextInput
            {...control}
            aria-required
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={valueOf('email')}
          />
        )}
      </Field>
      <PhoneControl
        label={t('account.field.phone_number')}
        note={optionalNote}
        error={errors.phone_number}
        code={posted.phone_number_code ?? dialOption}
        value={posted.phone_number ?? formatPhoneParts(information.phone_number ?? '')?.number ?? ''}
      />
      <CountryControl
        label={t('account.field.country')}
        note={optionalNote}
        error={errors.country}
        value={valueOf('country')}
      />
      {text('city', { autoComplete: 'address-level2' })}
      {choice(
        'time_zone',
        timeZones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
      )}
      {choice('locale', [
        { value: 'en', label: t('account.field.locale.en') },
        { value: 'ar', label: t('account.field.locale.ar') },
      ])}
      <Button type="submit">{t('account.save')}</Button>
    </form>
  );
}
