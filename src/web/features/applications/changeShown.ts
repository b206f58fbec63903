import type { PostedValues } from '#web/shell/account/accountAction.ts';
import type { MyApplicationsData } from './MyApplicationsPage.tsx';

/** What the page of one's applications shows once a button was pressed; what is possible then, the server says. */
export function changeShown(shown: MyApplicationsData, values: PostedValues): MyApplicationsData {
  const { applications, saved, searches } = shown;
  const { intent, id } = values;
  switch (intent) {
    case 'cancelApplication':
      return {
        ...shown,
        applications: applications && {
          ...applications,
          items: applications.items.map((item) =>
            String(item.opportunity_id) === id ? { ...item, status: 'withdrawn', steps: [] } : item,
          ),
        },
      };
    case 'discardDraft':
      return { ...shown, applications: applications && without(applications, (item) => item.opportunity_id, id) };
    case 'unsave':
      return { ...shown, saved: saved && without(saved, (item) => item.id, id) };
    case 'deleteSearch':
      return { ...shown, searches: searches && searches.filter((search) => String(search.id) !== id) };
    default:
      return shown;
  }
}

function without<Item, Rest>(
  list: Rest & { items: Item[] },
  idOf: (item: Item) => number,
  id: string | undefined,
): Rest & { items: Item[] } {
  return { ...list, items: list.items.filter((item) => String(idOf(item)) !== id) };
}
