/** One row of `global_keys`. */
export type GlobalKeyContent = { readonly key: string; readonly value: unknown; readonly isFront: boolean };

/**
 * The settings that staff may edit, as a new portal has them (decisions §5). Site names, captcha and the share image
 * come from the configuration, announcements from their own table, which begins empty (spec §2).
 */
export const globalKeys: readonly GlobalKeyContent[] = [
  // A reserved domain (RFC 2606): until staff enter their own address, no letter can reach a stranger.
  { key: 'contact_email', value: 'secretariat@riwaq.example', isFront: true },
  { key: 'social_links', value: [], isFront: true },
  // The footer's newsletter form exists but is not shown (spec §2).
  { key: 'features', value: { newsletter_form: false, registration: false, messaging: false }, isFront: true },
];
