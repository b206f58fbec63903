import type { Translate } from '#i18n/translate.ts';
import { type AgsCategory, agsCategories, type Paths } from './paths.ts';

/** One link of a menu. */
export interface NavigationLink {
  label: string;
  href: string;
  /** Slug of a focus area, whose hue marks the link. */
  area?: string;
}

/** One entry of the main menu: a page, and for some the links below it. */
export interface NavigationItem extends NavigationLink {
  /** The links of the entry's dropdown: focus areas first, then lists. */
  areas: NavigationLink[];
  links: NavigationLink[];
  /** Whether the page that is open is this entry's or lies below it. */
  isCurrent: boolean;
}

/** The path and the query of the page that is open. */
export interface Place {
  pathname: string;
  search: string;
}

interface Area {
  slug: string;
  title: string;
}

/** The main menu of spec §2 with its dropdowns, in the page's language. */
export function mainMenu(t: Translate, paths: Paths, areas: readonly Area[], place: Place): NavigationItem[] {
  const page = (label: string, href: string): NavigationItem => ({
    label,
    href,
    areas: [],
    links: [],
    isCurrent: place.pathname === href,
  });
  return [
    { ...page(t('header.home'), paths.home()), isCurrent: place.pathname.replace(/\/$/, '') === paths.home() },
    page(t('header.about'), paths.about()),
    ...agsCategories.map((category): NavigationItem => ({
      label: t(`header.${category}`),
      href: paths.category(category),
      areas: areas.map(({ slug, title }) => ({ label: title, href: paths.focusArea(category, slug), area: slug })),
      links: [
        { label: t(`menu.${category}Opportunities`), href: paths.opportunities({ agsCategory: category }) },
        { label: t('menu.organizations'), href: paths.organizations() },
      ],
      isCurrent: isInCategory(category, paths, place),
    })),
    {
      label: t('header.members'),
      href: paths.members(),
      areas: [],
      links: [
        { label: t('menu.organizations'), href: paths.organizations() },
        { label: t('menu.members'), href: paths.members() },
      ],
      isCurrent: isBelow(paths.members(), place.pathname) || isBelow(paths.organizations(), place.pathname),
    },
  ];
}

/** `aria-current` of a link: the page itself, or a place it leads towards. */
export function currentOf(href: string, place: Place, isAncestor = false): 'page' | 'true' | undefined {
  const [path, query] = href.split('?');
  const isThere =
    path === place.pathname.replace(/(?<=^\/..)\/$/, '') &&
    (query === undefined || new URLSearchParams(place.search).toString().split('&').includes(query));
  if (isThere) return 'page';
  return isAncestor ? 'true' : undefined;
}

function isInCategory(category: AgsCategory, paths: Paths, { pathname, search }: Place): boolean {
  if (pathname === paths.category(category)) return true;
  if (pathname.startsWith(paths.focusArea(category, ''))) return true;
  return pathname === paths.opportunities() && new URLSearchParams(search).get('agsCategory') === category;
}

function isBelow(base: string, pathname: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}
