import type { CaptchaSettings } from '#server/config.ts';

/**
 * Headers of every answer (security.md, Defaults 1). A fixed list, written once: kept pages send them without work.
 */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  'x-xss-protection': '0',
};

/** Tells browsers to come back by https only; sent only where the portal is reached by https. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains';

/**
 * The Content-Security-Policy of pages (decisions §3). Scripts and styles are files of ours; hydration data is JSON, so
 * nothing needs a nonce and kept pages stay valid. Where a portal has chosen reCAPTCHA, every page lets its script in,
 * since a visitor may come from any page to a form without loading another document; that script also writes HTML.
 */
export function pagePolicy(captcha: CaptchaSettings): string {
  const other = captcha.provider === 'recaptcha' ? ` ${captcha.url}/` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${other && `${other} https://www.gstatic.com/recaptcha/`}`,
    ...(other ? [`frame-src${other} https://recaptcha.google.com/recaptcha/`] : []),
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${other}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(other ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join('; ');
}
