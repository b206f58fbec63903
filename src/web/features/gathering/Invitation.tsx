import { Arch } from '#ui/Arch.tsx';
import { Card } from '#ui/Card.tsx';
import { useTranslate } from '#web/shell/language.tsx';

/** Who may attend, and where to turn without an invitation. */
export function Invitation() {
  const { t, paths } = useTranslate();
  return (
    <Card as="section" className="invitation" labelledBy="by-invitation">
      <Arch width={44} height={58} />
      <div>
        <h2 id="by-invitation">{t('gathering.byInvitation')}</h2>
        <p>{t('gathering.byInvitationText')}</p>
        <p>
          <a href={paths.contact()}>{t('gathering.noInvitation')}</a>
        </p>
      </div>
    </Card>
  );
}
