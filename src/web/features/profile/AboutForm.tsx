import type { OwnProfile } from '#contract/profile.ts';
import { Field } from '#ui/Field.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { AccountOutcome } from '#web/shell/account/accountAction.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { EditFrame } from './EditFrame.tsx';
import type { CurrentState } from './profileAction.ts';
import { RichTextPair } from './RichTextPair.tsx';

type About = OwnProfile['sections']['about'];

const fields = [
  'headline_en',
  'headline_ar',
  'current_title',
  'organization_name',
  'biography_en',
  'biography_ar',
] as const;

/** What a member writes about themself, both languages side by side. */
export function AboutForm({ about, outcome }: { about: About; outcome: AccountOutcome<CurrentState> | null }) {
  const { t } = useTranslate();
  const errors = outcome?.errors ?? {};
  const valueOf = (name: string): string => outcome?.values[name] ?? String(about[name as keyof About] ?? '');
  const line = (name: 'headline_en' | 'headline_ar' | 'current_title' | 'organization_name') => {
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
        fields.flatMap((field) => {
          const text = String((current[field] as string | null) ?? '');
          return text === (outcome?.values[field] ?? '')
            ? []
            : [{ label: t(`profile.field.${field}`), text: text.replace(/<[^>]*>/g, ' ').trim() || '—' }];
        })
      }
    >
      <div className="my-profile__pair">
        {line('headline_en')}
        {line('headline_ar')}
      </div>
      {line('current_title')}
      {line('organization_name')}
      <RichTextPair name="biography" label={t('profile.field.biography')} valueOf={valueOf} errors={errors} />
    </EditFrame>
  );
}
