import path from 'node:path';

/** What the bundler tells of its modules while it cuts them into files. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const web = path.resolve(import.meta.dirname, '../src/web');
const entry = path.join(web, 'entry.client.tsx');
/** What members' pages are, and what they call: one file, which visitors' browsers do without. */
const memberTables = [path.join(web, 'memberPages.ts'), path.resolve(web, '../contract/memberEndpointPaths.ts')];
const pageTables = [path.join(web, 'publicPages.ts'), ...memberTables];
const registerPage = path.join(web, 'features/accounts/RegisterPage.tsx');
const shortEntrance = [
  path.join(web, 'features/accounts/LoginPage.tsx'),
  path.join(web, 'features/accounts/ForgotPasswordPage.tsx'),
];
const memberPage = path.join(web, 'features/members/MemberPage.tsx');
/** Pages of one thing each, which many visitors come to first. */
const recordPages = [
  memberPage,
  path.join(web, 'features/opportunities/OpportunityPage.tsx'),
  path.join(web, 'features/organizations/OrganizationPage.tsx'),
  path.join(web, 'features/gathering/GatheringPage.tsx'),
];
const packages =
  /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|@lingui)[\\/]|rolldown[\\/]runtime|preload-helper/;
/** What fewer features share goes with each of them: bytes twice for a few visitors, but none for the others. */
const minSharers = 3;
/** Features whose pages are of the entrance and of the member's own area. */
const memberFeatures = [
  'account',
  'accounts',
  'applications',
  'connections',
  'followings',
  'messages',
  'notifications',
  'preferences',
  'profile',
  'recommendations',
];
const membersPage = new RegExp(`[\\\\/]features[\\\\/](${memberFeatures.join('|')})[\\\\/]`);

/**
 * How the browser's code is cut into files, by what pages really import: `vendor`, which changes seldom; `app`, what
 * every page begins with, under the name of its entry; `parts`, what several pages share; `members`, what the short
 * pages of the entrance share with others; `joining`, what those with long forms share; `account`, what the member's own
 * pages share; `memberPages`, the table of all those and of what they call; `records`, what pages of one thing share;
 * `late`, what the forms and boxes share that come after their pages; and a file or two for each page. Left alone, the
 * bundler makes two dozen files of a kilobyte for each.
 */
export function chunkGroups() {
  let groups: Map<string, string> | undefined;
  return [
    { name: 'vendor', test: packages, priority: 1 },
    {
      debugName: 'rooms',
      test: /[\\/]src[\\/]/,
      name: (id: string, modules: Modules) => (groups ??= sortModules(modules)).get(id) ?? null,
      // A module is sorted by who imports it, not by what its importer is sorted as.
      includeDependenciesRecursively: false,
    },
  ];
}

function sortModules(modules: Modules): Map<string, string> {
  const groups = new Map<string, string>();
  const begins = reach(entry, modules);
  for (const id of begins) groups.set(id, 'app');

  for (const id of memberTables) groups.set(id, 'memberPages');

  const pages = lateModulesOf(pageTables, modules);
  const sharers = count(pages, modules);
  const entrance = new Set(shortEntrance.flatMap((page) => [...reach(page, modules)]));
  const joining = reach(registerPage, modules);
  const readers = countFeatures(
    pages.filter((page) => !membersPage.test(page)),
    modules,
  );
  for (const [id, number] of sharers) {
    if (groups.has(id)) continue;
    const read = readers.get(id) ?? 0;
    // What the entrance needs of it goes where that finds it without the rest.
    if (read >= minSharers) groups.set(id, entrance.has(id) || joining.has(id) ? 'app' : 'parts');
    // What only the entrance and the account share would be a burden to everybody else, and what the short pages do
    // without, such as the list of countries, to them.
    else if (read === 0 && entrance.has(id) && number > 1) groups.set(id, 'members');
    else if (read === 0 && joining.has(id) && number > 1) groups.set(id, 'joining');
    else if (read === 0 && number >= minSharers) groups.set(id, 'account');
  }

  for (const [id, number] of count(recordPages, modules)) if (!groups.has(id) && number > 1) groups.set(id, 'records');
  // What the page of a member shares with that member's own view of it is no file of its own for everybody else.
  for (const id of reach(memberPage, modules)) if (!groups.has(id)) groups.set(id, 'MemberPage');

  const later = lateModulesOf([...begins, ...sharers.keys()], modules).filter((id) => !sharers.has(id));
  for (const [id, number] of count(later, modules))
    if (!begins.has(id) && !sharers.has(id) && number > 1) groups.set(id, 'late');
  return groups;
}

/** A module and all that it brings along. */
function reach(from: string, modules: Modules, reached = new Set<string>()): Set<string> {
  if (reached.has(from) || from.includes('node_modules')) return reached;
  reached.add(from);
  for (const id of modules.getModuleInfo(from)?.importedIds ?? []) reach(id, modules, reached);
  return reached;
}

function lateModulesOf(ids: Iterable<string>, modules: Modules): string[] {
  return [...new Set([...ids].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []))];
}

/** How many of these modules bring each module along. */
function count(roots: readonly string[], modules: Modules): Map<string, number> {
  const counts = new Map<string, number>();
  for (const root of roots) for (const id of reach(root, modules)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** How many features have a page that brings each module along: what one feature's pages share is no one else's. */
function countFeatures(pages: readonly string[], modules: Modules): Map<string, number> {
  const features = Map.groupBy(pages, (page) => path.dirname(page));
  const counts = new Map<string, number>();
  for (const together of features.values())
    for (const id of count(together, modules).keys()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
