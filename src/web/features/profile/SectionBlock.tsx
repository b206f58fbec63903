import { useLocation } from 'react-router';
import type { OwnProfile, ProfileItem } from '#contract/profile.ts';
import { isItemSection, type ItemSection, type ProfileSection } from '#domain/profileSections.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Choice.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ProfileItems } from '#web/cards/ProfileItems.tsx';
import type { AccountOutcome } from '#web/shell/account/accountAction.ts';
import { useAccountOutcome } from '#web/shell/account/useAccountOutcome.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { OfMember } from '#web/shell/OfMember.tsx';
import { AboutForm } from './AboutForm.tsx';
import type { FormChoices } from './formChoices.ts';
import { ItemActions } from './ItemActions.tsx';
import { ItemForm } from './ItemForm.tsx';
import { LanguagesForm } from './LanguagesForm.tsx';
import type { OpenForm } from './MyProfilePage.tsx';
import type { CurrentState } from './profileAction.ts';
import { PostButton } from './PostButton.tsx';
import { SectionNote } from './SectionNote.tsx';
import { TagsForm } from './TagsForm.tsx';
import { TextSection } from './TextSection.tsx';

export interface SectionProps {
  section: ProfileSection;
  profile: OwnProfile;
  isEditable: boolean;
  open: OpenForm | null;
  /** What came of this section's form, while it is to be mended. */
  outcome: AccountOutcome<CurrentState> | null;
  choices: FormChoices;
}

/** One section of the profile: what it holds, or the form that changes it; empty ones are there for their member alone. */
export function SectionBlock(props: SectionProps) {
  const { section, profile, isEditable, open } = props;
  const { t, paths } = useTranslate();
  const isItems = isItemSection(section);
  if (!isEditable && isEmpty(section, profile)) return null;
  const isFormOfSection = open !== null && open.itemId === null;
  return (
    <section id={section} className="account__section" aria-labelledby={`${section}-title`}>
      <div className="my-profile__section-head">
        <h2 id={`${section}-title`}>{t(`profile.section.${section}`)}</h2>
        {isEditable && !isFormOfSection && (
          <a
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            href={`${paths.myProfile({ edit: section })}#${section}`}
            aria-describedby={`${section}-title`}
          >
            {isItems && <Icon name="plus" />}
            {t(isItems ? 'profile.add' : 'profile.edit')}
          </a>
        )}
      </div>
      <div className="account__body">
        {isEditable && <SectionNote section={section} />}
        {isFormOfSection && <OpenSectionForm {...props} />}
        {isItems ? <Items {...props} section={section} /> : !isFormOfSection && <TextSection {...props} />}
      </div>
    </section>
  );
}

function OpenSectionForm({ section, profile, outcome, choices }: SectionProps) {
  const form = { outcome, choices };
  if (isItemSection(section)) return <ItemForm section={section} item={null} {...form} />;
  if (section === 'about') return <AboutForm about={profile.sections.about} {...form} />;
  if (section === 'languages') return <LanguagesForm languages={profile.sections.languages} {...form} />;
  return <TagsForm section={section} tags={profile.sections[section]} outcome={outcome} />;
}

function Items({ section, profile, isEditable, open, outcome, choices }: SectionProps & { section: ItemSection }) {
  const { t } = useTranslate();
  const { search } = useLocation();
  const items: readonly ProfileItem[] = profile.sections[section].items;
  const formOf = (item: ProfileItem) =>
    item.id === open?.itemId ? <ItemForm section={section} item={item} outcome={outcome} choices={choices} /> : null;
  return (
    <>
      {items.length > 0 && (
        <ProfileItems
          section={section}
          items={items}
          insteadOf={formOf}
          below={(item, index) =>
            isEditable && (
              <ItemActions section={section} item={item} isFirst={index === 0} isLast={index === items.length - 1} />
            )
          }
        />
      )}
      {isEditable && items.length === 0 && !open && (
        <p className="muted">
          {t(
            section === 'experience' && profile.sections.experience.has_none_yet
              ? 'profile.noneYet.said'
              : 'profile.empty',
          )}
        </p>
      )}
      {isEditable && section === 'experience' && items.length === 0 && (
        <PostButton
          intent="noneYet"
          section={section}
          fields={{ none_yet: profile.sections.experience.has_none_yet ? '0' : '1' }}
          label={t(profile.sections.experience.has_none_yet ? 'profile.noneYet.undo' : 'profile.noneYet.say')}
        />
      )}
      {isEditable && items.length > 1 && <DeleteAll key={search} section={section} />}
    </>
  );
}

function DeleteAll({ section }: { section: ItemSection }) {
  const { t, paths } = useTranslate();
  const outcome = useAccountOutcome();
  const isAnswered = outcome?.intent === 'deleteAll' && outcome.values.section === section;
  return (
    <Disclosure summary={t('profile.deleteAll')} isOpenAtFirst={isAnswered}>
      {/* The browser's own sentence is in its own language, not in the page's. */}
      <form method="post" action={`${paths.myProfile()}#${section}`} className="account__form" noValidate>
        <OfMember />
        <input type="hidden" name="intent" value="deleteAll" />
        <input type="hidden" name="section" value={section} />
        <Checkbox name="confirm" required error={isAnswered ? outcome.errors.confirm : null}>
          {t('profile.deleteAll.confirm')}
        </Checkbox>
        <Button type="submit" variant="secondary" size="small" icon="trash">
          {t('profile.deleteAll')}
        </Button>
      </form>
    </Disclosure>
  );
}

function isEmpty(section: ProfileSection, { sections }: OwnProfile): boolean {
  if (section !== 'about') return sections[section].items.length === 0;
  return sections.about.biography_en === null && sections.about.biography_ar === null;
}
