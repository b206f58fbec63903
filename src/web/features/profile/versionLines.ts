import { itemRules, type ProfileItemField } from '#domain/profileFields.ts';
import type { ItemSection, ItemVisibility } from '#domain/profileSections.ts';
import { wordsOfRichText } from '#domain/richTextRule.ts';
import { normalizeText } from '#domain/text.ts';
import type { MessageId } from '#i18n/messageId.ts';
import type { Translate } from '#i18n/translate.ts';
import type { SelectOption } from '#ui/Select.tsx';
import type { PostedValues } from '#web/shell/account/accountAction.ts';
import type { FormChoices } from './formChoices.ts';
import type { CurrentState } from './profileAction.ts';

/** One field of two versions that are at odds: what was saved meanwhile, and what this member typed. */
export interface VersionLine {
  label: string;
  saved: string;
  typed: string;
}

/** What an item's section calls its title and its organization. */
export function labelOfItemField(section: ItemSection, name: 'title' | 'organization_name', t: Translate): string {
  // Each section has both but links, which have no organization.
  return t(`profile.field.${section}.${name}` as MessageId);
}

/** The fields in which two versions of an item differ, as people read them. */
export function linesOfItem(
  section: ItemSection,
  { saved, typed }: { saved: CurrentState; typed: PostedValues },
  { t, choices, countries }: { t: Translate; choices: FormChoices; countries: readonly SelectOption[] },
): VersionLine[] {
  const labelIn = (options: readonly SelectOption[], value: string): string =>
    options.find((option) => option.value === value)?.label ?? value;
  const read = (field: ProfileItemField, value: string): string => {
    switch (field) {
      case 'country':
        return labelIn(countries, value);
      case 'degree_type_id':
        return labelIn(choices.degrees, value);
      case 'start_month':
      case 'end_month':
        return labelIn(choices.months, value);
      case 'is_current':
        return t(value === 'true' ? 'profile.stale.yes' : 'profile.stale.no');
      case 'visibility':
        return value === '' ? '' : t(`account.visibility.${value as ItemVisibility}`);
      case 'description_en':
      case 'description_ar':
        return wordsOfRichText(value);
      default:
        return normalizeText(value);
    }
  };
  return itemRules[section].fields.flatMap((field) => {
    if (field === 'organization_id') return [];
    const isNamed = field === 'title' || field === 'organization_name';
    const label = isNamed ? labelOfItemField(section, field, t) : t(`profile.field.${field}`);
    const posted = field === 'is_current' ? String(typed[field] === 'on') : (typed[field] ?? '');
    return lineOf(label, read(field, textOf(saved[field])), read(field, posted));
  });
}

/** A line where the two differ, none where they are the same. */
export function lineOf(label: string, saved: string, typed: string): VersionLine[] {
  return saved === typed ? [] : [{ label, saved, typed }];
}

/** What the API has as a text, a number, a flag or null. */
export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value as string | number | boolean);
}
