import type { ComponentProps } from 'react';
import type { ProfileItem } from '#contract/profile.ts';
import { itemRules, type ProfileItemField } from '#domain/profileFields.ts';
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
import { OrganizationField } from './OrganizationField.tsx';
import type { CurrentState } from './profileAction.ts';
import { RichTextPair } from './RichTextPair.tsx';
import { boxesOf, type ItemBox } from './sectionFields.ts';
import { labelOfItemField, linesOfItem } from './versionLines.ts';

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
  const boxes = boxesOf(section);
  const isRequired = (field: ProfileItemField): boolean => itemRules[section].required.includes(field);
  const optional = `(${t('form.optional')})`;
  const needOf = (field: ProfileItemField) => (isRequired(field) ? { isRequired: true } : { note: optional });

  const line = (
    box: 'title' | 'organization_name' | 'department' | 'city' | 'url' | 'doi',
    label: string,
    look: Pick<ComponentProps<'input'>, 'dir' | 'inputMode'> = { dir: 'auto' },
  ) => (
    <Field id={box} label={label} error={errors[box]} {...needOf(box)}>
      {(control) => <TextInput {...control} {...look} name={box} defaultValue={valueOf(box)} />}
    </Field>
  );

  const renderBox = (box: ItemBox) => {
    switch (box) {
      case 'organization_name':
        return itemRules[section].fields.includes('organization_id') ? (
          <OrganizationField
            label={labelOfItemField(section, box, t)}
            name={valueOf(box)}
            organizationId={valueOf('organization_id')}
            organizationOf={posted?.organization_of ?? item?.organization_name ?? ''}
            error={errors[box] ?? errors.organization_id}
            {...needOf(box)}
          />
        ) : (
          line(box, labelOfItemField(section, box, t))
        );
      case 'title':
        return line(box, labelOfItemField(section, box, t));
      case 'department':
      case 'city':
        return line(box, t(`profile.field.${box}`));
      case 'url':
      case 'doi':
        return line(box, t(`profile.field.${box}`), { dir: 'ltr', inputMode: box === 'url' ? 'url' : 'text' });
      case 'country':
      case 'degree_type_id':
        return (
          <Field id={box} label={t(`profile.field.${box}`)} error={errors[box]} note={optional}>
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
            isRequired={isRequired(`${box}_year`)}
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
      describe={(saved) => linesOfItem(section, { saved, typed: posted ?? {} }, { t, choices, countries })}
    >
      {boxes.map((box) => (
        <div key={box} className="my-profile__box">
          {renderBox(box)}
        </div>
      ))}
    </EditFrame>
  );
}
