import type { ProfileItem } from '#contract/profile.ts';
import type { ItemSection } from '#domain/profileSections.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Chip } from '#ui/Chip.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { PostButton } from './PostButton.tsx';

interface ItemActionsProps {
  section: ItemSection;
  item: ProfileItem;
  isFirst: boolean;
  isLast: boolean;
}

/** Who sees an item, where it came from, and what its member can do with it. */
export function ItemActions({ section, item, isFirst, isLast }: ItemActionsProps) {
  const { t, paths } = useTranslate();
  const presses = [
    ...(isFirst ? [] : [{ intent: 'up', icon: 'up' } as const]),
    ...(isLast ? [] : [{ intent: 'down', icon: 'caret' } as const]),
    { intent: 'delete', icon: 'trash' } as const,
  ];
  const name = item.title ?? item.organization_name ?? item.url ?? '';
  const of = (label: string): string => t('profile.actionOf', { action: label, item: name });
  return (
    <div className="my-profile__actions row">
      {item.visibility !== 'public' && <Chip>{t(`account.visibility.${item.visibility}`)}</Chip>}
      {item.source !== 'self' && <Chip>{t(`profile.source.${item.source}`)}</Chip>}
      <a
        className={buttonClass({ variant: 'quiet', size: 'small' })}
        href={`${paths.myProfile({ edit: section, item: item.id })}#item-${item.id}`}
        aria-label={of(t('profile.edit'))}
      >
        {t('profile.edit')}
      </a>
      {presses.map(({ intent, icon }) => (
        <PostButton
          key={intent}
          intent={intent}
          section={section}
          fields={{ id: String(item.id) }}
          icon={icon}
          label={t(`profile.${intent}`)}
          aria-label={of(t(`profile.${intent}`))}
        />
      ))}
    </div>
  );
}
