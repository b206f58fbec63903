import { hueClass, hues } from '#ui/hue.ts';
import { currentOf, type NavigationItem, type NavigationLink, type Place } from './navigation.ts';

/** What stands below an entry of the main menu: its focus areas, each with a small arch of its hue, then its lists. */
export function MenuLinks({ item, place, className }: { item: NavigationItem; place: Place; className: string }) {
  const row = ({ href, label, area }: NavigationLink) => {
    const hue = hues.find((one) => one === area);
    return (
      <li key={href}>
        <a href={href} className={hue && `area-mark ${hueClass(hue)}`} aria-current={currentOf(href, place)}>
          {label}
        </a>
      </li>
    );
  };
  return (
    <>
      {item.areas.length > 0 && <ul className={`${className} ${className}--areas`}>{item.areas.map(row)}</ul>}
      <ul className={className}>{item.links.map(row)}</ul>
    </>
  );
}
