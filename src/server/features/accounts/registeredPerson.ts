/** What a registration says of a person, its password hashed; null for who comes by a provider. */
export interface RegisteredPerson {
  full_name: string;
  full_name_ar: string | null;
  family_name: string | null;
  country: string;
  organization_name: string;
  current_title: string;
  thematic_area_ids: number[];
  locale: 'en' | 'ar';
  password_hash: string | null;
}
