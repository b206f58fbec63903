import { useLocation } from 'react-router';
import { thematicAreaSlugs } from '#domain/thematicArea.ts';
import { useTranslate } from './language.tsx';
import { mainMenu, type NavigationItem, type Place } from './navigation.ts';
import { useShellData } from './shellData.ts';

/** The main menu for the page that is open. Where the areas could not be loaded, their known names stand in. */
export function useMainMenu(): { items: NavigationItem[]; place: Place } {
  const { t, paths } = useTranslate();
  const { areas } = useShellData();
  const { pathname, search } = useLocation();
  const place = { pathname, search };
  const shown = areas.length > 0 ? areas : thematicAreaSlugs.map((slug) => ({ slug, title: t(`area.${slug}`) }));
  return { items: mainMenu(t, paths, shown, place), place };
}
