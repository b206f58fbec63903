import {
  at,
  countryAt,
  dateAt,
  displayIndexOf,
  doiOf,
  lineAt,
  listAt,
  order,
  putCodeOf,
  urlAt,
} from './orcidFields.ts';
import { normalizeText } from './text.ts';

/** Sections of a profile that a record fills. */
export const orcidSections = ['experience', 'education', 'publications', 'awards', 'memberships', 'links'] as const;
export type OrcidSection = (typeof orcidSections)[number];

/** What a record says of one item, as a profile stores it. */
export interface OrcidValues {
  title: string | null;
  organization_name: string | null;
  department: string | null;
  city: string | null;
  country: string | null;
  start_year: number | null;
  start_month: number | null;
  end_year: number | null;
  end_month: number | null;
  is_current: boolean;
  url: string | null;
  doi: string | null;
}

export interface OrcidItem {
  section: OrcidSection;
  /** The number under which the registry keeps it; of a group of works, the preferred one's. */
  putCode: number;
  /** Of all that are the same work. */
  putCodes: readonly number[];
  values: OrcidValues;
}

export interface OrcidRecord {
  /** How the person is called there; null where the record keeps it private. */
  name: string | null;
  items: OrcidItem[];
  keywords: string[];
}

export const emptyOrcidValues: OrcidValues = {
  title: null,
  organization_name: null,
  department: null,
  city: null,
  country: null,
  start_year: null,
  start_month: null,
  end_year: null,
  end_month: null,
  is_current: false,
  url: null,
  doi: null,
};

/** More than anybody has; the rest is not read. */
const maxItemsOfSection = 200;
const maxKeywords = 30;
const maxKeywordLength = 100;

/**
 * Reads a record of the public API (v3.0, `/record`). Every field of it may be null or missing, and what is not usable is
 * left out: an address that is none of the web's (case ORC-06), an item without what its section needs.
 */
export function readOrcidRecord(record: unknown): OrcidRecord {
  const activities = at(record, 'activities-summary');
  const affiliations = (kind: string, summary: string): unknown[] =>
    listAt(activities, kind, 'affiliation-group').flatMap((group) =>
      listAt(group, 'summaries').map((entry) => at(entry, summary)),
    );
  const read = (
    section: OrcidSection,
    entries: unknown[],
    valuesOf: (entry: unknown) => Partial<OrcidValues> | null,
  ): OrcidItem[] =>
    entries
      .flatMap((entry): OrcidItem[] => {
        const putCode = putCodeOf(entry);
        const values = putCode === null ? null : valuesOf(entry);
        if (putCode === null || values === null) return [];
        return [{ section, putCode, putCodes: [putCode], values: { ...emptyOrcidValues, ...values } }];
      })
      .slice(0, maxItemsOfSection);
  return {
    name: nameOf(at(record, 'person', 'name')),
    items: [
      ...read('experience', affiliations('employments', 'employment-summary'), readExperience),
      ...read(
        'education',
        [
          ...affiliations('educations', 'education-summary'),
          ...affiliations('qualifications', 'qualification-summary'),
        ],
        readEducation,
      ),
      ...listAt(activities, 'works', 'group').flatMap(readWorks).slice(0, maxItemsOfSection),
      ...read('awards', affiliations('distinctions', 'distinction-summary'), readAward),
      ...read(
        'memberships',
        [...affiliations('memberships', 'membership-summary'), ...affiliations('services', 'service-summary')],
        readMembership,
      ),
      ...read('links', listAt(record, 'person', 'researcher-urls', 'researcher-url'), readLink),
    ],
    keywords: [
      ...new Set(
        listAt(record, 'person', 'keywords', 'keyword')
          // People write several into one.
          .flatMap((keyword) => (lineAt(keyword, 'content') ?? '').split(/[,;،؛]/u))
          .map(normalizeText)
          .filter((keyword) => keyword !== '' && keyword.length <= maxKeywordLength),
      ),
    ].slice(0, maxKeywords),
  };
}

function nameOf(name: unknown): string | null {
  const parts = [lineAt(name, 'given-names', 'value'), lineAt(name, 'family-name', 'value')];
  // Nobody has to have a family name (ORC-06).
  const full = parts.filter((part) => part !== null).join(' ');
  return lineAt(name, 'credit-name', 'value') ?? (full === '' ? null : full);
}

function readAffiliation(entry: unknown): OrcidValues {
  const start = dateAt(entry, 'start-date');
  const end = dateAt(entry, 'end-date');
  const isOver = end.year !== null;
  // What ends before it begins has a wrong end.
  const isTurned = start.year !== null && end.year !== null && order(end) < order(start);
  return {
    ...emptyOrcidValues,
    title: lineAt(entry, 'role-title'),
    organization_name: lineAt(entry, 'organization', 'name'),
    department: lineAt(entry, 'department-name'),
    city: lineAt(entry, 'organization', 'address', 'city'),
    country: countryAt(entry, 'organization', 'address', 'country'),
    start_year: start.year,
    start_month: start.month,
    end_year: isTurned ? null : end.year,
    end_month: isTurned ? null : end.month,
    is_current: !isOver && start.year !== null,
  };
}

function readExperience(entry: unknown): OrcidValues | null {
  const values = readAffiliation(entry);
  // Many records name the department alone.
  const title = values.title ?? values.department;
  if (title === null || values.organization_name === null || values.start_year === null) return null;
  return { ...values, title, department: values.title === null ? null : values.department };
}

function readEducation(entry: unknown): OrcidValues | null {
  const values = readAffiliation(entry);
  return values.organization_name === null ? null : values;
}

function readAward(entry: unknown): Partial<OrcidValues> | null {
  const { title, organization_name, start_year, start_month } = readAffiliation(entry);
  return title === null
    ? null
    : { title, organization_name, start_year, start_month, url: urlAt(entry, 'url', 'value') };
}

function readMembership(entry: unknown): Partial<OrcidValues> | null {
  const { department: _department, city: _city, country: _country, ...values } = readAffiliation(entry);
  return values.organization_name === null ? null : { ...values, url: urlAt(entry, 'url', 'value') };
}

function readLink(entry: unknown): Partial<OrcidValues> | null {
  const url = urlAt(entry, 'url', 'value');
  return url === null ? null : { url, title: lineAt(entry, 'url-name') };
}

/** All entries of a group are one work, told by several sources; the one that the person prefers stands for it. */
function readWorks(group: unknown): OrcidItem[] {
  const summaries = listAt(group, 'work-summary')
    .filter((summary) => putCodeOf(summary) !== null)
    .toSorted((a, b) => displayIndexOf(b) - displayIndexOf(a));
  const preferred = summaries.find((summary) => lineAt(summary, 'title', 'title', 'value') !== null);
  const putCode = preferred === undefined ? null : putCodeOf(preferred);
  if (preferred === undefined || putCode === null) return [];
  const date = dateAt(preferred, 'publication-date');
  const doi = [...listAt(preferred, 'external-ids', 'external-id'), ...listAt(group, 'external-ids', 'external-id')]
    .map(doiOf)
    .find((one) => one !== null);
  return [
    {
      section: 'publications',
      putCode,
      putCodes: summaries.flatMap((summary) => putCodeOf(summary) ?? []),
      values: {
        ...emptyOrcidValues,
        title: lineAt(preferred, 'title', 'title', 'value'),
        organization_name: lineAt(preferred, 'journal-title', 'value'),
        start_year: date.year,
        start_month: date.month,
        url: urlAt(preferred, 'url', 'value'),
        doi: doi ?? null,
      },
    },
  ];
}
