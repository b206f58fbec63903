import type { Insertable } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { FellowContact } from '#server/features/fellows/fellowContact.ts';
import { demoOrganizations } from './demoOrganizations.ts';
import { publishedFellows, receivedFellows } from './people/fellows.ts';
import type { DemoFellow } from './people/fellows.ts';

/** A fellow's row with the contact details that are sealed beside it. */
export interface DemoFellowRow {
  row: Insertable<Database['fellows']>;
  contact: FellowContact;
}

const dayInMs = 86_400_000;

/** The demo's Founding Fellows as they stand at `now`: twelve published one after another, six just received. */
export function buildFellows(now: Date): DemoFellowRow[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayInMs);
  return [
    ...publishedFellows.map((fellow, index) => {
      const at = daysAgo(90 - index * 7);
      return toRow(fellow, index, {
        status: 'published',
        published_at: at,
        created_at: daysAgo(104 - index * 7),
        updated_at: at,
      });
    }),
    ...receivedFellows.map((fellow, index) => {
      const at = daysAgo(index + 1);
      return toRow(fellow, publishedFellows.length + index, { status: 'received', created_at: at, updated_at: at });
    }),
  ];
}

function toRow(fellow: DemoFellow, index: number, times: Partial<Insertable<Database['fellows']>>): DemoFellowRow {
  const number = String(index + 1).padStart(2, '0');
  const organization = demoOrganizations.find(({ name }) => name.includes(fellow.currentInstitution));
  return {
    row: {
      reference: `FF-DEM0-${number}`,
      full_name: fellow.fullName,
      current_title: fellow.currentTitle,
      current_department: fellow.currentDepartment,
      current_institution: fellow.currentInstitution,
      biography: fellow.biography,
      homepage: fellow.homepage ?? null,
      is_homepage_public: fellow.homepage !== undefined && times.status === 'published',
      locale: fellow.locale,
      ...times,
    },
    contact: {
      phoneNumber: `+974 555501${number}`,
      officePhone: '',
      currentLocation: organization?.country ?? 'QA',
      emailAddress: `fellow-${number}@example.org`,
      officeEmail: '',
    },
  };
}
