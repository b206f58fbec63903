import { LogoMark } from '#ui/Logo.tsx';
import { FloorHero } from '#web/cards/FloorHero.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { useViewer } from '#web/shell/viewer.tsx';
import './FellowsHero.css';

/** The page's title and introduction, and the portal's logo on the floor beside them (spec §2). */
export function FellowsHero() {
  const { t } = useTranslate();
  const { siteName } = useViewer();
  const logo = (
    <span className="fellows-logo" role="img" aria-label={siteName}>
      <LogoMark />
    </span>
  );
  return <FloorHero title={t('fellows.title')} lead={t('fellows.intro')} figure={logo} />;
}
