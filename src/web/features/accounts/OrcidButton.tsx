import type { MessageId } from '#i18n/messageId.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { useTranslate } from '#web/shell/language.tsx';

/** The way to the registry's page, and from there to `nextUrl`: a page load, since it leads to another site. */
export function OrcidButton({ label, nextUrl }: { label: MessageId; nextUrl: string | undefined }) {
  const { t, paths } = useTranslate();
  return (
    <a
      className={buttonClass({ variant: 'secondary', isWide: true })}
      href={paths.orcidStart(nextUrl)}
      data-reload=""
      rel="nofollow"
    >
      {t(label)}
    </a>
  );
}
