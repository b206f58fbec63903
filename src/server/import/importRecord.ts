import { createHash } from 'node:crypto';
import type { MessageId } from '#i18n/messageId.ts';
import type { MessageValues } from '#i18n/translate.ts';
import type { AgsCategory, ApplyMode, EmploymentType, OpportunityCategory, WorkMode } from '#domain/opportunity.ts';
import type { OrganizationType } from '#domain/organization.ts';
import type { ThematicAreaSlug } from '#domain/thematicArea.ts';

type Text = string | null;
type Bilingual<Name extends string> = Record<`${Name}_en` | `${Name}_ar`, Text>;

/** An organization as an opportunity names it: found by its folded name, or made from this. */
export interface NamedOrganization {
  name_en: Text;
  name_ar: Text;
  website: Text;
  type: OrganizationType;
}

/** An opportunity as a file tells it; columns are those of the table, instants ISO 8601. */
export interface OpportunityRecord {
  kind: 'opportunity';
  /** What the source knows it by; with the source's name it finds the same row again. */
  key: string;
  organization: NamedOrganization | null;
  areas: readonly ThematicAreaSlug[];
  columns: Bilingual<'title'> &
    Bilingual<'summary'> &
    Bilingual<'description'> &
    Bilingual<'city'> &
    Bilingual<'eligibility'> &
    Bilingual<'funding'> & {
      category: OpportunityCategory;
      ags_category: AgsCategory;
      is_program: boolean;
      country: Text;
      work_mode: WorkMode | null;
      employment_type: EmploymentType | null;
      language_requirements: string[];
      starts_on: Text;
      opens_at: Text;
      deadline_at: Text;
      time_zone: string;
      is_rolling: boolean;
      apply_mode: ApplyMode;
      apply_url: Text;
      positions: number | null;
      published_at: Text;
    };
}

/** An organization as a file tells it. */
export interface OrganizationRecord {
  kind: 'organization';
  key: string;
  areas: readonly ThematicAreaSlug[];
  columns: Bilingual<'name'> &
    Bilingual<'summary'> &
    Bilingual<'description'> &
    Bilingual<'city'> & {
      type: OrganizationType;
      country: Text;
      website: Text;
      founded_year: number | null;
    };
}

export type ImportRecord = OpportunityRecord | OrganizationRecord;

/** A row that can be imported, with the line of the file on which it begins (from 1). */
export interface ImportRow {
  line: number;
  record: ImportRecord;
}

/** What is wrong with a row, by message id; a warning leaves the row in. `field` is spelled as the file spells it. */
export interface ImportProblem {
  line: number;
  field: string | null;
  message: MessageId;
  values?: MessageValues;
  isWarning?: boolean;
  /** One more thing that is wrong with a row of which something was said already. */
  isFurther?: boolean;
}

export type ImportFormat = 'jobPostings' | 'csvOpportunities' | 'csvOrganizations' | 'ror' | 'universities';

/** Everything that a file holds: `rows` may go in, `problems` say why others may not. */
export interface ImportFile {
  format: ImportFormat;
  /** The name of the source in the tables' column `source`. */
  source: string;
  rows: ImportRow[];
  problems: ImportProblem[];
}

/** What a reading of a file needs to know beside the file. */
export interface ImportContext {
  /** Where dates without a zone are at home (IANA name). */
  timeZone: string;
}

/** The fingerprint of a record: equal when nothing about it changed. */
export function hashRecord(record: ImportRecord): Buffer {
  return createHash('sha256').update(JSON.stringify(record)).digest();
}

/** A file that cannot be read at all; `problem` says why. */
export class ImportFileError extends Error {
  override name = 'ImportFileError';
  readonly problem: ImportProblem;

  constructor(message: MessageId, line = 1, values?: MessageValues) {
    super(message);
    this.problem = { line, field: null, message, ...(values ? { values } : {}) };
  }
}
