import { buttonClass } from '#ui/buttonClass.ts';
import { ArchRow } from '#web/cards/ArchRow.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import './JoinCall.css';

/** The call to organizations, the last word of the front page. */
export function JoinCall() {
  const { t, paths } = useTranslate();
  return (
    <section className="join-call section" aria-labelledby="join">
      <div className="join-call__row wrap">
        <div className="join-call__words">
          <h2 id="join">{t('home.joinTitle')}</h2>
          <p>{t('home.joinText')}</p>
          <p className="row">
            <a className={buttonClass({ size: 'large' }, 'join-call__action')} href={paths.joinUs()}>
              {t('home.joinAction')}
            </a>
            <a
              className={buttonClass({ size: 'large', variant: 'secondary' }, 'join-call__ask')}
              href={paths.contact()}
            >
              {t('home.joinContact')}
            </a>
          </p>
        </div>
        <ArchRow
          width={330}
          arches={[
            { hue: 'brand', height: 150, isLit: true },
            { hue: 'brand', height: 186, isLit: true },
            { hue: 'brand', height: 150, isLit: true },
          ]}
        />
      </div>
    </section>
  );
}
