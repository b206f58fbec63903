/** A setting that is malformed or contradicts another; its message names the setting and says what would be right. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
