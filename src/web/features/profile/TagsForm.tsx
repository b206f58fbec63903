import { Field } from '#ui/Field.tsx';
import { TextArea } from '#ui/TextInput.tsx';
import type { AccountOutcome } from '#web/shell/account/accountAction.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { EditFrame } from './EditFrame.tsx';
import { type CurrentState, tagsIn } from './profileAction.ts';
import { lineOf } from './versionLines.ts';

interface TagsFormProps {
  section: 'research_interests' | 'skills';
  tags: { version: number; items: readonly string[] };
  outcome: AccountOutcome<CurrentState> | null;
}

/** A list of interests or skills, one on each line. */
export function TagsForm({ section, tags, outcome }: TagsFormProps) {
  const { t } = useTranslate();
  const separator = `${t('list.separator')} `;
  return (
    <EditFrame
      section={section}
      itemId={null}
      version={tags.version}
      outcome={outcome}
      describe={(current) =>
        lineOf(
          t(`profile.section.${section}`),
          (current.items as string[]).join(separator),
          tagsIn(outcome?.values.tags ?? '').join(separator),
        )
      }
    >
      <Field
        id="tags"
        label={t(`profile.section.${section}`)}
        hint={t('profile.field.tags.hint')}
        error={outcome?.errors[section]}
      >
        {(control) => (
          <TextArea
            {...control}
            name="tags"
            dir="auto"
            rows={6}
            defaultValue={outcome?.values.tags ?? tags.items.join('\n')}
          />
        )}
      </Field>
    </EditFrame>
  );
}
