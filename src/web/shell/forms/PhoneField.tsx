import type { ClipboardEvent } from 'react';
import { dialCodeOfOption, foldDigits, stripPastedSeparators } from '#domain/phone.ts';
import { Combobox } from '#ui/Combobox.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { useCountryOptions, useCountrySearch } from './countryOptions.ts';
import { codeControl } from './formDefinition.ts';
import { FormField, type FormFieldProps, labelId } from './FormFields.tsx';

/** A phone: the dial code from a searchable list, keyed by country since codes repeat (TEL-03), and the number. */
export function PhoneField(field: FormFieldProps & { autoComplete?: string }) {
  const { form, name, autoComplete } = field;
  const { t } = useTranslate();
  const code = codeControl(name);
  const options = useCountryOptions('dial', code);
  const { prepare, matches } = useCountrySearch();
  const label = t('fellows.field.countryCodeFor', { field: t(labelId(form, name)) });

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = stripPastedSeparators(
      event.clipboardData.getData('text'),
      dialCodeOfOption(form.values[code] ?? ''),
    );
    form.set(name, value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length));
  };
  const leave = () => {
    const typed = form.values[name] ?? '';
    const folded = foldDigits(typed);
    if (folded !== typed) form.set(name, folded);
    form.touch(name);
  };

  return (
    <FormField {...field}>
      {(control) => (
        <div className="phone" onFocus={prepare}>
          <Combobox
            control={{ id: code }}
            name={code}
            options={options}
            value={form.values[code] ?? ''}
            onChange={(value) => form.set(code, value)}
            matches={matches}
            label={label}
            listLabel={t('form.optionCount', { count: options.length })}
            noMatchText={t('form.noOption')}
            describeCount={(count) => t('form.optionCount', { count })}
            isLeftToRight
          />
          <TextInput
            {...control}
            type="tel"
            name={name}
            autoComplete={autoComplete}
            value={form.values[name] ?? ''}
            onChange={(event) => form.set(name, event.currentTarget.value)}
            onPaste={paste}
            onBlur={leave}
          />
        </div>
      )}
    </FormField>
  );
}
