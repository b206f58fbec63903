import type { OwnProfile } from '#contract/profile.ts';
import { aboutFields } from '#domain/profileFields.ts';
import { wordsOfRichText } from '#domain/richTextRule.ts';
import { normalizeText } from '#domain/text.ts';
import { Field } from '#ui/Field.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { AccountOutcome } from '#web/shell/account/accountAction.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { EditFrame } from './EditFrame.tsx';
import type { CurrentState } from './profileAction.ts';
import { OrganizationField } from './OrganizationField.tsx';
import { RichTextPair } from './RichTextPair.tsx';
import { lineOf, textOf } from './versionLines.ts';

type About = OwnProfile['sections']['about'];

/** What a member writes about themself, both languages side by side. */
export function AboutForm({ about, outcome }: { about: About; outcome: AccountOutcome<CurrentState> | null }) {
  const { t } = useTranslate();
  const errors = outcome?.errors ?? {};
  const valueOf = (name: string): string => outcome?.values[name] ?? textOf(about[name as keyof About]);
  const organization = about.organization?.name ?? about.organization_name ?? '';
  const line = (name: 'headline_en' | 'headline_ar' | 'current_title') => {
    const language = name.endsWith('_en') ? 'en' : name.endsWith('_ar') ? 'ar' : undefined;
    return (
      <Field id={name} label={t(`profile.field.${name}`)} error={errors[name]}>
        {(control) => (
          <TextInput
            {...control}
            name={name}
            lang={language}
            dir={language === undefined ? 'auto' : language === 'ar' ? 'rtl' : 'ltr'}
            defaultValue={valueOf(name)}
          />
        )}
      </Field>
    );
  };
  return (
    <EditFrame
      section="about"
      itemId={null}
      version={about.version}
      outcome={outcome}
      describe={(current) =>
        aboutFields.flatMap((field) => {
          if (field === 'organization_id') return [];
          const read = field.startsWith('biography') ? wordsOfRichText : normalizeText;
          return lineOf(t(`profile.field.${field}`), read(textOf(current[field])), read(outcome?.values[field] ?? ''));
        })
      }
    >
      <div className="my-profile__pair">
        {line('headline_en')}
        {line('headline_ar')}
      </div>
      {line('current_title')}
      <OrganizationField
        label={t('profile.field.organization_name')}
        name={outcome?.values.organization_name ?? organization}
        organizationId={outcome?.values.organization_id ?? textOf(about.organization?.id)}
        organizationOf={outcome?.values.organization_of ?? organization}
        error={errors.organization_name ?? errors.organization_id}
      />
      <RichTextPair name="biography" label={t('profile.field.biography')} valueOf={valueOf} errors={errors} />
    </EditFrame>
  );
}
