export const exportTask = 'export_member_data';

/** One copy at a time is made for a member. */
export function exportJobKey(memberId: number): string {
  return `export of ${memberId}`;
}
