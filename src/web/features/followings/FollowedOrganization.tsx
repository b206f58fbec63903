import type { FollowedOrganization as Followed } from '#contract/followings.ts';
import { formatDate } from '#i18n/format.ts';
import { ShortDeadline } from '#web/cards/DeadlineLabel.tsx';
import { OrganizationMark } from '#web/cards/OrganizationCard.tsx';
import { WrittenText } from '#web/cards/WrittenText.tsx';
import { ActionForm } from '#web/shell/account/ActionForm.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { Sentence } from '#web/shell/Sentence.tsx';
import { useViewer } from '#web/shell/viewer.tsx';

/** An organization that the member follows, with what is new there; one that was left can be followed again. */
export function FollowedOrganization({ followed, isLeft }: { followed: Followed; isLeft: boolean }) {
  const { t, language, paths } = useTranslate();
  const { timeZone } = useViewer();
  const { organization, new_opportunities: news, changed_at, followed_at } = followed;
  const date = (at: string) => <time dateTime={at}>{formatDate(at, language, timeZone)}</time>;
  return (
    <li className="followed__item card" data-place="" tabIndex={-1}>
      <div className="followed__head">
        <OrganizationMark organization={organization} />
        <div>
          <h3 className="followed__name">
            <a href={paths.organization(organization)}>
              <WrittenText en={organization.name_en} ar={organization.name_ar} />
            </a>
          </h3>
          <p className="small muted">
            {t(`organizationType.${organization.type}`)}
            {organization.open_opportunities > 0 &&
              ` · ${t('organizations.openOpportunities', { count: organization.open_opportunities })}`}
          </p>
          <p className="small muted">
            {isLeft ? t('following.left') : <Sentence id="following.since" nodes={{ date: date(followed_at) }} />}
          </p>
        </div>
      </div>
      {!isLeft && (news.count > 0 || changed_at !== null) && (
        <div className="followed__news">
          {news.count > 0 && <strong>{t('following.newOpportunities', { count: news.count })}</strong>}
          <ul className="followed__list">
            {news.items.map((opportunity) => (
              <li key={opportunity.id}>
                <a href={paths.opportunity(opportunity)}>
                  <WrittenText en={opportunity.title_en} ar={opportunity.title_ar} />
                </a>{' '}
                <span className="small muted">
                  {t('deadline.label')}
                  {': '}
                  <ShortDeadline times={opportunity} />
                </span>
              </li>
            ))}
          </ul>
          {changed_at !== null && (
            <p className="small">
              <Sentence id="following.changed" nodes={{ date: date(changed_at) }} />
            </p>
          )}
        </div>
      )}
      <ActionForm
        at="followed-organizations"
        intent={isLeft ? 'follow' : 'unfollow'}
        id={String(organization.id)}
        label={t(isLeft ? 'following.follow' : 'following.unfollow')}
        ariaLabel={t(isLeft ? 'following.followNamed' : 'following.unfollowNamed', { name: organization.name ?? '' })}
        size="small"
      />
    </li>
  );
}
