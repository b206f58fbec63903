import type { ProfileItem } from '#contract/profile.ts';
import { type ItemSection, itemVisibilities } from '#domain/profileSections.ts';
import { Checkbox } from '#ui/Choice.tsx';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { AccountOutcome } from '#web/shell/account/accountAction.ts';
import { useCountryOptions } from '#web/shell/forms/countryOptions.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { EditFrame } from './EditFrame.tsx';
import type { FormChoices } from './formChoices.ts';
import { MonthYear } from './MonthYear.tsx';
import type { CurrentState } from './profileAction.ts';
import { RichTextPair } from './RichTextPair.tsx';
import { fieldsOfSection, type ItemBox, sectionForms } from './sectionFields.ts';

interface ItemFormProps {
  section: ItemSection;
  /** Null for a new one. */
  item: ProfileItem | null;
  outcome: AccountOutcome<CurrentState> | null;
  choices: FormChoices;
}

/** The form of one item, in its place. */
export function ItemForm({ section, item, outcome, choices }: ItemFormProps) {
  const { t } = useTranslate();
  const countries = useCountryOptions('residence', 'country');
  const posted = outcome?.values;
  const errors = outcome?.errors ?? {};
  const valueOf = (name: string): string => posted?.[name] ?? String(item?.[name as keyof ProfileItem] ?? '');
  const labelOf = (name: string): string =>
    section === 'links' ||
    section === 'awards' ||
    section === 'publications' ||
    section === 'education' ||
    section === 'memberships'
      ? t(`profile.field.${section}.${name as 'title'}`)
      : t(`profile.field.experience.${name as 'title'}`);
  const { boxes, required } = sectionForms[section];

  const renderBox = (box: ItemBox) => {
    switch (box) {
      case 'title':
      case 'organization_name':
        return (
          <Field id={box} label={labelOf(box)} error={errors[box]} isRequired={required.includes(box)}>
            {(control) => <TextInput {...control} name={box} dir="auto" defaultValue={valueOf(box)} />}
          </Field>
        );
      case 'department':
      case 'city':
        return (
          <Field id={box} label={t(`profile.field.${box}`)} error={errors[box]}>
            {(control) => <TextInput {...control} name={box} dir="auto" defaultValue={valueOf(box)} />}
          </Field>
        );
      case 'url':
      case 'doi':
        return (
          <Field id={box} label={t(`profile.field.${box}`)} error={errors[box]} isRequired={required.includes(box)}>
            {(control) => (
              <TextInput
                {...control}
                name={box}
                dir="ltr"
                inputMode={box === 'url' ? 'url' : 'text'}
                defaultValue={valueOf(box)}
              />
            )}
          </Field>
        );
      case 'country':
      case 'degree_type_id':
        return (
          <Field id={box} label={t(`profile.field.${box}`)} error={errors[box]}>
            {(control) => (
              <Select
                {...control}
                name={box}
                placeholder={t('form.select')}
                options={box === 'country' ? countries : choices.degrees}
                defaultValue={valueOf(box)}
              />
            )}
          </Field>
        );
      case 'start':
      case 'end': {
        const isSpan = boxes.includes('end');
        return (
          <MonthYear
            name={box}
            legend={t(isSpan ? `profile.field.${box}` : 'profile.field.date')}
            year={valueOf(`${box}_year`)}
            month={valueOf(`${box}_month`)}
            months={choices.months}
            errors={errors}
            isRequired={required.includes(`${box}_year`)}
          />
        );
      }
      case 'is_current':
        return (
          <Checkbox
            name="is_current"
            defaultChecked={posted ? posted.is_current !== undefined : item?.is_current}
            error={errors.is_current}
          >
            {t('profile.field.is_current')}
          </Checkbox>
        );
      case 'description':
        return (
          <RichTextPair name="description" label={t('profile.field.description')} valueOf={valueOf} errors={errors} />
        );
      case 'visibility':
        return (
          <Field id="visibility" label={t('profile.field.visibility')} error={errors.visibility}>
            {(control) => (
              <Select
                {...control}
                name="visibility"
                options={itemVisibilities.map((value) => ({ value, label: t(`account.visibility.${value}`) }))}
                defaultValue={valueOf('visibility') || 'public'}
              />
            )}
          </Field>
        );
    }
  };

  return (
    <EditFrame
      section={section}
      itemId={item?.id ?? null}
      version={item?.version ?? null}
      outcome={outcome}
      describe={(current) => describeItem(section, current, posted ?? {}, labelOf, t)}
    >
      {boxes.map((box) => (
        <div key={box} className="my-profile__box">
          {renderBox(box)}
        </div>
      ))}
    </EditFrame>
  );
}

/** What the other version has in fields where it is another. */
function describeItem(
  section: ItemSection,
  current: CurrentState,
  posted: Readonly<Record<string, string>>,
  labelOf: (name: string) => string,
  t: ReturnType<typeof useTranslate>['t'],
): { label: string; text: string }[] {
  return fieldsOfSection(section).flatMap((field) => {
    const value = current[field];
    const text = value === null || value === undefined ? '' : String(value as string | number | boolean);
    if (text === (posted[field] ?? '') || (field === 'is_current' && String(posted.is_current === 'on') === text))
      return [];
    const label =
      field === 'title' || field === 'organization_name' ? labelOf(field) : t(`profile.field.${field as 'department'}`);
    return [{ label, text: text.replace(/<[^>]*>/g, ' ').trim() || '—' }];
  });
}
