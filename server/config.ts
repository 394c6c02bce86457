/** The configuration: reads and checks the environment once, and returns a frozen value for everything else. */
import { join, resolve } from 'node:path'
import { administrators } from '#domain/access/impersonation.ts'
import { officeOf, type Office } from './office.ts'
import { type Variable, variables } from './variables.ts'

type Environment = Readonly<Record<string, string | undefined>>

export type BotCheckSettings =
  /** `rounds`: of each guess, where not as many as a real puzzle has. */
  { kind: 'altcha'; rounds?: number } | { kind: 'recaptcha'; siteKey: string; secret: string } | { kind: 'off' }

/** A bucket of an S3-compatible server. Without a key the environment of the machine says who we are. */
export type Bucket = Readonly<{ name: string; endpoint?: URL; region: string; keyId?: string; secret?: string }>

export type Settings = Readonly<{
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  databaseUrl?: string
  /** PostgreSQL login that owns the tables, where `databaseUrl` does not. */
  migrationUrl?: string
  /** Socket of the embedded database of `npm run dev`. */
  databaseSocket?: string
  /** PostgreSQL connections; the embedded database has one. */
  poolSize: number
  /** Milliseconds; 0 is without limit. */
  statementTimeout: number
  /** Milliseconds. */
  connectTimeout: number
  /** Milliseconds that a start waits for the database. */
  databaseWait: number
  /** Milliseconds that the event loop may lag; 0 is without limit. */
  maxDelay: number
  /** Store of bytes that stand in no table; absent: `dataDir`. */
  bucket?: Bucket
  seed: 'demo' | '1k' | '10k' | '100k' | '1m' | 'none'
  demoPassword?: string
  sessionSecret?: string
  /** Milliseconds without a request after which a session ends. */
  sessionIdle: number
  /** Milliseconds since sign-in after which a session ends. */
  sessionLifetime: number
  botCheck: BotCheckSettings
  /** Accounts with one of these roles need a second factor. */
  twoFactorRoles: readonly string[]
  /** Comma-separated addresses and ranges. */
  trustProxy?: string
  publicUrl?: URL
  smtpUrl?: URL
  mailFrom?: string
  /** Gateway of text messages. */
  smsUrl?: URL
  /** Absolute path of a folder in which e-mails arrive as files. */
  mailFolder?: string
  /** IMAP servers that may have private addresses, in small letters. */
  privateMailHosts: readonly string[]
  /** Absolute path of the folder in which letters are handed over. */
  postDir: string
  /** People reach the app by https (always in production): cookies are secure and headers insist on https. */
  isSecure: boolean
  /** The office named in the footer. */
  office: Office
  /** Release shown to staff. Default: what `server/frontEnd/release.ts` finds. */
  release?: string
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  production: boolean
}>

/** Settings plus the secrets, given or generated; see `withSecrets`. */
export type Config = Settings & Readonly<{ sessionSecret: string }>

/** Everything that is wrong with the environment, one line per problem. */
export class WrongConfiguration extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'WrongConfiguration'
  }
}

/**
 * Reads the variables of `server/variables.ts`; an empty one counts as absent.
 *
 * @param purpose A tool such as `npm run seed` needs no session secret.
 * @throws {WrongConfiguration} Naming every wrong variable at once.
 */
export function readSettings(environment: Environment, purpose: 'serve' | 'tool' = 'serve'): Settings {
  const problems: string[] = []
  const read = <Value>(
    name: keyof typeof variables,
    { fallback, allowed, read }: Variable<Value>,
  ): Value | undefined => {
    const text = environment[name] || fallback
    const value = text === undefined ? undefined : read(text)
    if (text !== undefined && value === undefined) problems.push(`${name} must be ${allowed}${shownValue(name, text)}.`)
    return value
  }
  const need = <Value>(name: keyof typeof variables, variable: Variable<Value>, whenWrong: Value): Value =>
    read(name, variable) ?? whenWrong

  const readBotCheck = (): BotCheckSettings => {
    const kind = need('BOT_CHECK', variables.BOT_CHECK, 'off')
    const siteKey = read('RECAPTCHA_SITE_KEY', variables.RECAPTCHA_SITE_KEY)
    const secret = read('RECAPTCHA_SECRET', variables.RECAPTCHA_SECRET)
    if (kind !== 'recaptcha') return { kind }
    if (siteKey !== undefined && secret !== undefined) return { kind, siteKey, secret }
    problems.push('BOT_CHECK=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.')
    return { kind: 'off' }
  }

  const readBucket = (): Bucket | undefined => {
    const name = read('S3_BUCKET', variables.S3_BUCKET)
    const endpoint = read('S3_ENDPOINT', variables.S3_ENDPOINT)
    const region = need('S3_REGION', variables.S3_REGION, '')
    const keyId = read('S3_ACCESS_KEY_ID', variables.S3_ACCESS_KEY_ID)
    const secret = read('S3_SECRET_ACCESS_KEY', variables.S3_SECRET_ACCESS_KEY)
    if (!name && endpoint) problems.push('S3_ENDPOINT is of no use without S3_BUCKET.')
    if (!keyId !== !secret) problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set together.')
    return name === undefined ? undefined : { name, endpoint, region, keyId, secret }
  }

  const mailFolder = read('MAIL_FOLDER', variables.MAIL_FOLDER)
  const databaseUrl = read('DATABASE_URL', variables.DATABASE_URL)?.href
  const migrationUrl = read('DATABASE_MIGRATION_URL', variables.DATABASE_MIGRATION_URL)?.href
  const publicUrl = read('PUBLIC_URL', variables.PUBLIC_URL)
  const smtpUrl = read('SMTP_URL', variables.SMTP_URL)
  const mailFrom = read('MAIL_FROM', variables.MAIL_FROM)
  const trustProxy = read('TRUST_PROXY', variables.TRUST_PROXY)
  const production = read('NODE_ENV', variables.NODE_ENV) === 'production'
  const settings: Settings = {
    port: need('PORT', variables.PORT, 0),
    host: need('HOST', variables.HOST, ''),
    dataDir: resolve(need('DATA_DIR', variables.DATA_DIR, '')),
    databaseUrl,
    migrationUrl,
    databaseSocket: read('DATABASE_SOCKET', variables.DATABASE_SOCKET),
    poolSize: need('DATABASE_POOL', variables.DATABASE_POOL, 1),
    statementTimeout: need('STATEMENT_TIMEOUT', variables.STATEMENT_TIMEOUT, 0),
    connectTimeout: need('CONNECT_TIMEOUT', variables.CONNECT_TIMEOUT, 1),
    databaseWait: need('DATABASE_WAIT', variables.DATABASE_WAIT, 0) * 1000,
    maxDelay: need('MAX_DELAY', variables.MAX_DELAY, 0),
    bucket: readBucket(),
    seed: read('SEED', variables.SEED) ?? (databaseUrl || production ? 'none' : 'demo'),
    demoPassword: read('DEMO_PASSWORD', variables.DEMO_PASSWORD),
    sessionSecret: read('SESSION_SECRET', variables.SESSION_SECRET),
    sessionIdle: need('SESSION_IDLE', variables.SESSION_IDLE, 1) * 60_000,
    sessionLifetime: need('SESSION_LIFETIME', variables.SESSION_LIFETIME, 1) * 60_000,
    botCheck: readBotCheck(),
    twoFactorRoles: read('TWO_FACTOR_ROLES', variables.TWO_FACTOR_ROLES) ?? (production ? administrators : []),
    trustProxy: trustProxy === 'none' ? undefined : trustProxy,
    publicUrl,
    smtpUrl,
    mailFrom,
    smsUrl: read('SMS_URL', variables.SMS_URL),
    mailFolder: mailFolder === undefined ? undefined : resolve(mailFolder),
    privateMailHosts: read('MAIL_PRIVATE_HOSTS', variables.MAIL_PRIVATE_HOSTS) ?? [],
    postDir: resolve(read('POST_DIR', variables.POST_DIR) ?? join(need('DATA_DIR', variables.DATA_DIR, ''), 'post')),
    isSecure: production || publicUrl?.protocol === 'https:',
    office: officeOf(
      {
        name: read('OFFICE_NAME', variables.OFFICE_NAME),
        address: read('OFFICE_ADDRESS', variables.OFFICE_ADDRESS),
        links: read('OFFICE_LINKS', variables.OFFICE_LINKS),
        email: read('SUPPORT_EMAIL', variables.SUPPORT_EMAIL),
        phone: read('SUPPORT_PHONE', variables.SUPPORT_PHONE),
      },
      production,
    ),
    release: read('RELEASE', variables.RELEASE),
    logLevel: need('LOG_LEVEL', variables.LOG_LEVEL, production ? 'info' : 'warn'),
    production,
  }
  if (purpose === 'serve' && (production || databaseUrl) && !environment.SESSION_SECRET) {
    problems.push(
      `SESSION_SECRET is required ${production ? 'in production' : 'with DATABASE_URL'}, so that every server process ` +
        `signs with the same key: ${variables.SESSION_SECRET.allowed}.`,
    )
  }
  if (migrationUrl && !databaseUrl) problems.push('DATABASE_MIGRATION_URL is of no use without DATABASE_URL.')
  if (purpose === 'serve' && production && publicUrl?.protocol === 'https:' && !environment.TRUST_PROXY) {
    problems.push(
      'TRUST_PROXY is required in production with an https PUBLIC_URL, because a proxy ends https and all people would share ' +
        'its address, and its lock-out: name it, or "none" where requests keep the address of whoever sends them.',
    )
  }
  if (smtpUrl && !environment.MAIL_FROM) {
    problems.push(`MAIL_FROM is required with SMTP_URL: ${variables.MAIL_FROM.allowed}.`)
  }
  if (smtpUrl && production && !environment.PUBLIC_URL) {
    problems.push('PUBLIC_URL is required with SMTP_URL in production, because mail holds links to the app.')
  }
  if (problems.length > 0) throw new WrongConfiguration(problems)
  return Object.freeze(settings)
}

/** Does not print the value of a secret. */
const shownValue = (name: string, text: string): string =>
  /SECRET|PASSWORD|URL/.test(name) ? '' : `, not ${JSON.stringify(text)}`
