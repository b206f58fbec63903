/** One invented researcher, with what the registry tells of them; ORCID too may tell no name and no address. */
export interface Person {
  /** Outside of the blocks that ORCID gives out, with the right check digit. */
  orcid: string;
  /** How the page calls them. */
  label: string;
  claims: { name?: string; given_name?: string; family_name?: string; email?: string };
}

export const people: readonly Person[] = [
  {
    orcid: '0000-0000-0005-0017',
    label: 'Amal Idris',
    claims: { name: 'Amal Idris', given_name: 'Amal', family_name: 'Idris', email: 'amal.idris@example.org' },
  },
  {
    orcid: '0000-0000-0005-0025',
    label: 'سلوى بن عيسى',
    claims: { given_name: 'سلوى', family_name: 'بن عيسى', email: 'salwa@example.org' },
  },
  // ORC-06: nobody has to have a family name.
  { orcid: '0000-0000-0001-2344', label: 'نور الاختبار', claims: { name: 'نور الاختبار', given_name: 'نور' } },
  {
    orcid: '0000-0000-0005-0033',
    label: 'Karim Saleh (no address)',
    claims: { given_name: 'Karim', family_name: 'Saleh' },
  },
  { orcid: '0000-0000-0005-0041', label: 'A private record (no name, no address)', claims: {} },
  // The demo's accounts: one has this iD linked, another has this address already.
  {
    orcid: '0000-0000-0005-0068',
    label: 'عمر الكواري',
    claims: { name: 'عمر الكواري', given_name: 'عمر', family_name: 'الكواري' },
  },
  {
    orcid: '0000-0000-0005-005X',
    label: 'Layla Haddad',
    claims: { name: 'Layla Haddad', given_name: 'Layla', family_name: 'Haddad', email: 'layla@example.org' },
  },
];
