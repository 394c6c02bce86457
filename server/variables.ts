/** All environment variables of the server: meaning, allowed values and default. */
import { isIP } from 'node:net'
import roles from '#schemas/roles.json' with { type: 'json' }

export type Variable<Value> = {
  meaning: string
  /** The allowed values, for people. */
  allowed: string
  /** Default as text; without it the value is undefined. */
  fallback?: string
  /** @returns undefined for a value that is not allowed. */
  read(text: string): Value | undefined
}

export const variables = {
  PORT: {
    meaning: 'Port that app and API are served on.',
    ...wholeNumber(0, 65_535),
    fallback: '3000',
  },
  HOST: {
    meaning: 'Address to listen on; 0.0.0.0 is every network this machine is in.',
    ...text('an address or a host name', /^[A-Za-z0-9.:-]+$/),
    fallback: '127.0.0.1',
  },
  DATA_DIR: {
    meaning: 'Folder of the embedded database, generated secrets and uploads.',
    ...text('a path', /^[^\0]+$/),
    fallback: '.data',
  },
  S3_BUCKET: {
    meaning: 'Bucket of an S3-compatible server for uploads; when absent they are in DATA_DIR.',
    ...text('a name of 3 to 63 letters, digits, dots and hyphens', /^[a-z0-9][a-z0-9.-]{2,62}$/),
  },
  S3_ENDPOINT: {
    meaning: 'Address of the server of that bucket; when absent Amazon.',
    ...url('http:', 'https:'),
  },
  S3_REGION: {
    meaning: 'Region of that bucket.',
    ...text('letters, digits and hyphens', /^[a-z0-9-]{1,40}$/),
    fallback: 'eu-central-1',
  },
  S3_ACCESS_KEY_ID: {
    meaning: 'Key for that bucket; without it the environment of the machine decides.',
    ...text('a key of letters, digits, - and _', /^[\w-]{3,128}$/),
  },
  S3_SECRET_ACCESS_KEY: {
    meaning: 'Secret of that key.',
    ...text('3 to 200 characters without spaces', /^\S{3,200}$/),
  },
  DATABASE_URL: {
    meaning: 'PostgreSQL 15 or newer instead of the embedded database.',
    ...url('postgres:', 'postgresql:'),
  },
  DATABASE_MIGRATION_URL: {
    meaning:
      'Login that owns the tables and migrates them, where DATABASE_URL is one that only serves; absent: DATABASE_URL does both.',
    ...url('postgres:', 'postgresql:'),
  },
  DATABASE_POOL: {
    meaning: 'Connections to PostgreSQL per server process.',
    ...wholeNumber(1, 500),
    fallback: '10',
  },
  STATEMENT_TIMEOUT: {
    meaning: 'Milliseconds one SQL statement may take; 0 is without limit.',
    ...wholeNumber(0, 3_600_000),
    fallback: '30000',
  },
  CONNECT_TIMEOUT: {
    meaning: 'Milliseconds a request waits for a database connection before it is answered with 503.',
    ...wholeNumber(1, 600_000),
    fallback: '5000',
  },
  DATABASE_WAIT: {
    meaning: 'Seconds a start waits for a PostgreSQL that does not answer yet; 0: it ends at once.',
    ...wholeNumber(0, 3600),
    fallback: '60',
  },
  MAX_DELAY: {
    meaning: 'Milliseconds the event loop may be behind before requests are answered with 503; 0 is without limit.',
    ...wholeNumber(0, 600_000),
    fallback: '3000',
  },
  SEED: {
    meaning:
      'What an empty database is filled with: demo, a number of records, or nothing. ' +
      'When absent: demo in the embedded database, none in PostgreSQL.',
    ...oneOf('demo', '1k', '10k', '100k', '1m', 'none'),
  },
  DEMO_PASSWORD: {
    meaning: 'Password of all demo logins; random, printed and kept in DATA_DIR when absent.',
    ...text('8 to 128 characters', /^.{8,128}$/u),
  },
  SESSION_SECRET: {
    meaning:
      'Key that cookies and tokens are signed and second factors sealed with: those end when it changes. Required in production and with DATABASE_URL; ' +
      'otherwise generated and kept in DATA_DIR.',
    ...text('32 characters or more, such as the output of `openssl rand -hex 32`', /^.{32,}$/u),
  },
  SESSION_IDLE: {
    meaning: 'Minutes without a request after which a person has to sign in again.',
    ...wholeNumber(1, 10_080),
    fallback: '60',
  },
  SESSION_LIFETIME: {
    meaning: 'Minutes after which a person has to sign in again whatever happens.',
    ...wholeNumber(1, 43_200),
    fallback: '720',
  },
  BOT_CHECK: {
    meaning: 'How people show to be no program when they sign in; altcha asks no third party, recaptcha asks Google.',
    ...oneOf('altcha', 'recaptcha', 'off'),
    fallback: 'altcha',
  },
  RECAPTCHA_SITE_KEY: {
    meaning: 'Site key of reCAPTCHA v3, for BOT_CHECK=recaptcha.',
    ...text('a key of letters, digits, - and _', /^[\w-]{20,}$/),
  },
  RECAPTCHA_SECRET: {
    meaning: 'Secret key of reCAPTCHA v3, for BOT_CHECK=recaptcha.',
    ...text('a key of letters, digits, - and _', /^[\w-]{20,}$/),
  },
  TWO_FACTOR_ROLES: {
    meaning:
      'Roles whose people may do nothing before they have set up a second factor. ' +
      'When absent: those of administrators in production, otherwise none.',
    allowed: 'names of roles with commas between, such as ROLE_ADMIN,ROLE_FINANCE, or none',
    read: (text: string) =>
      text === 'none'
        ? []
        : text.split(',').every((role) => role.trim() in roles)
          ? text.split(',').map((role) => role.trim())
          : undefined,
  },
  TRUST_PROXY: {
    meaning:
      'Addresses of the proxies whose X-Forwarded-For is believed; absent, or none: none is. Required in production with an https PUBLIC_URL.',
    allowed: 'IP addresses or ranges with commas between, such as 10.0.0.0/8,127.0.0.1, or none',
    read: (text: string) =>
      text === 'none' || text.split(',').every((range) => isRange(range.trim())) ? text : undefined,
  },
  PUBLIC_URL: {
    meaning: 'Address at which people reach the app; https makes cookies secure.',
    ...url('http:', 'https:'),
  },
  SMTP_URL: {
    meaning: 'SMTP server that mail is sent through; when absent, mail is kept and read at /developer/mail.',
    ...url('smtp:', 'smtps:'),
  },
  MAIL_FROM: {
    meaning: 'Sender of all mail; required with SMTP_URL.',
    ...text(
      'an address, or a name and an address such as Dossier <no-reply@example.nl>',
      /^(?:[^<>\r\n"]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    ),
  },
  SMS_URL: {
    meaning:
      'Gateway that text messages are posted to; when absent, they are kept and read on the page of the message. Its key is a setting.',
    ...url('http:', 'https:'),
  },
  MAIL_FOLDER: {
    meaning:
      'Folder in which e-mails arrive as .eml files, beside the mailboxes of the settings; those taken move to done in it.',
    ...text('a path', /^[^\0]+$/),
  },
  MAIL_PRIVATE_HOSTS: {
    meaning:
      'IMAP servers inside the network of the office, which mailboxes may name: all others have public addresses.',
    allowed: 'names or addresses, separated by commas',
    read: (text: string) => listOf(text.toLowerCase(), ',', (part) => /^[a-z0-9.:-]+$/.test(part)),
  },
  POST_DIR: {
    meaning: 'Folder in which batches of letters are handed over to whoever prints them; absent: DATA_DIR/post.',
    ...text('a path', /^[^\0]+$/),
  },
  OFFICE_NAME: {
    meaning:
      'Name of the office in the footer. When nothing of the office is set: an invented one, in production none.',
    ...text('at most 100 characters', /^.{1,100}$/u),
  },
  OFFICE_ADDRESS: {
    meaning: 'Postal address in the footer, its lines with | between.',
    allowed: 'lines of at most 100 characters with | between, such as Voorbeeldkade 12|3511 AB Utrecht',
    read: (text: string) => listOf(text, '|', (line) => line.length <= 100),
  },
  OFFICE_LINKS: {
    meaning: 'Where else the office can be found, in the footer.',
    allowed: 'https addresses with commas between',
    read: (text: string) => listOf(text, ',', (link) => URL.parse(link)?.protocol === 'https:'),
  },
  SUPPORT_EMAIL: {
    meaning: 'Mail address that people are helped at, in the footer.',
    ...text('a mail address', /^[^\s@]+@[^\s@]+$/),
  },
  SUPPORT_PHONE: {
    meaning: 'Telephone number that people are helped at, in the footer.',
    ...text('a telephone number', /^\+?[\d ()-]{3,30}$/),
  },
  RELEASE: {
    meaning: 'Release that staff see in the footer; when absent the version of the package and the commit.',
    ...text('at most 60 characters', /^.{1,60}$/u),
  },
  LOG_LEVEL: {
    meaning: 'How much is logged; when absent info in production, otherwise warn.',
    ...oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  },
  NODE_ENV: {
    meaning: 'production asks for SESSION_SECRET and hides what only developers need.',
    ...oneOf('production', 'development', 'test'),
    fallback: 'development',
  },
  DATABASE_SOCKET: {
    meaning: 'Set by `npm run dev`: the socket at which the embedded database of the parent process answers.',
    ...text('a path', /^[^\0]+$/),
  },
} satisfies Record<string, Variable<unknown>>

type Rule<Value> = Pick<Variable<Value>, 'allowed' | 'read'>

function wholeNumber(from: number, to: number): Rule<number> {
  return {
    allowed: `a whole number from ${from} to ${to}`,
    read: (text) => (/^\d{1,15}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : undefined),
  }
}

function oneOf<const Value extends string>(...values: Value[]): Rule<Value> {
  return { allowed: `one of ${values.join(', ')}`, read: (text) => values.find((value) => value === text) }
}

function text(allowed: string, pattern: RegExp): Rule<string> {
  return { allowed, read: (text) => (pattern.test(text) ? text : undefined) }
}

function listOf(text: string, separator: string, isRight: (part: string) => boolean): readonly string[] | undefined {
  const parts = text.split(separator).map((part) => part.trim())
  return parts.every((part) => part !== '' && isRight(part)) ? parts : undefined
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

function url(...protocols: string[]): Rule<URL> {
  return {
    allowed: `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    read: (text) => {
      const address = URL.parse(text)
      return address && protocols.includes(address.protocol) ? address : undefined
    },
  }
}
