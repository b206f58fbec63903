import { type ButtonLook, buttonClass } from '#ui/buttonClass.ts';
import { useTranslate } from '#web/shell/language.tsx';

interface OrcidLinkProps extends ButtonLook {
  /** Where the person wants to go afterwards. */
  nextUrl?: string | undefined;
  children: string;
}

/** Leads to the page that begins a sign-in by ORCID: by a whole page load, and nothing for search engines. */
export function OrcidLink({ nextUrl, children, ...look }: OrcidLinkProps) {
  const { paths } = useTranslate();
  return (
    <a className={buttonClass(look)} href={paths.orcidStart(nextUrl)} data-reload="" rel="nofollow">
      {children}
    </a>
  );
}
