import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { SecretBox } from '#server/secretBox.ts';
import { type Captcha, createCaptcha } from './captcha.ts';
import { createLocalFileStore, type FileStore } from './fileStore.ts';
import type { Mailer } from './mailer.ts';
import { createMailQueue, type MailQueue } from './mailQueue.ts';
import { createOrcidRegistry, type OrcidRegistry } from './orcid.ts';
import { createOrcidRecords, type OrcidRecords } from './orcidRecords.ts';
import { createOutboxMailer } from './outboxMailer.ts';
import { createPasswordHasher, type PasswordHasher } from './passwordHasher.ts';
import { PasswordProcess } from './passwordProcess.ts';
import { createSmtpMailer } from './smtpMailer.ts';

/** The ways out of the process, and what guards what it keeps. */
export interface Gateways {
  captcha: Captcha;
  fileStore: FileStore;
  mailer: Mailer;
  mailQueue: MailQueue;
  /** Null where signing in by ORCID is not set up. */
  orcid: OrcidRegistry | null;
  /** The registry's public records; null where signing in there is not set up. */
  orcidRecords: OrcidRecords | null;
  passwords: PasswordHasher;
  secretBox: SecretBox;
}

/** Where mails lie that no server sends (decisions §8). */
export function outboxOf({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/** Chooses every gateway by the settings (decisions §8). Connects to nothing and writes nothing yet. */
export function createGateways(config: Config): Gateways {
  const secretBox = new SecretBox(config.secretKey);
  const sender = { address: config.mailFrom, siteName: config.siteName };
  return {
    captcha: createCaptcha(config, secretBox),
    fileStore: createLocalFileStore(join(config.dataDir, 'files')),
    mailer: config.smtpUrl ? createSmtpMailer(config.smtpUrl, sender) : createOutboxMailer(outboxOf(config), sender),
    mailQueue: createMailQueue(secretBox),
    orcidRecords: config.orcid ? createOrcidRecords(config.orcid) : null,
    orcid: config.orcid ? createOrcidRegistry(config.orcid) : null,
    passwords: createPasswordHasher(secretBox, new PasswordProcess(config.isProduction)),
    secretBox,
  };
}
