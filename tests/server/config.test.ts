import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, WrongConfiguration } from '#server/config.ts'
import { demoPasswordOf, withSecrets } from '#server/foundation/secrets.ts'
import { variables } from '#server/variables.ts'
import { help } from '#server/welcome.ts'

test('without any variable it is the embedded database with demo data, on this machine only', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', seed: 'demo', production: false })
  expect(settings.databaseUrl).toBeUndefined()
  expect(Object.isFrozen(settings)).toBe(true)
})

test('PostgreSQL and production are not seeded unless asked', () => {
  const secret = { SESSION_SECRET: 'x'.repeat(32) }
  expect(readSettings({ ...secret, DATABASE_URL: 'postgres://db/dossier' }).seed).toBe('none')
  expect(readSettings({ ...secret, NODE_ENV: 'production' }).seed).toBe('none')
  expect(readSettings({ ...secret, NODE_ENV: 'production', SEED: '10k' }).seed).toBe('10k')
})

test.each([
  ['PORT', '65536'],
  ['PORT', '3e3'],
  ['PORT', '-1'],
  ['HOST', 'a host'],
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_POOL', '0'],
  ['SEED', 'lots'],
  ['DEMO_PASSWORD', 'short'],
  ['SESSION_SECRET', 'x'.repeat(31)],
  ['TRUST_PROXY', '999.1.1.1'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '127.0.0.1,'],
  ['PUBLIC_URL', 'ftp://here'],
  ['SMTP_URL', 'http://mail'],
  ['MAIL_FROM', 'Dossier <no address>'],
  ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'live'],
] as const)('%s=%s is refused with what it must be', (name, text) => {
  expect(() => readSettings({ [name]: text })).toThrow(`${name} must be ${variables[name].allowed}`)
})

test('all that is wrong is said at once, without repeating a secret', () => {
  const read = () => readSettings({ PORT: 'x', LOG_LEVEL: 'loud', DEMO_PASSWORD: 'secret1', NODE_ENV: 'production' })
  expect(read).toThrow(WrongConfiguration)
  expect(read).toThrow(/PORT.*"x"[^]*DEMO_PASSWORD[^]*LOG_LEVEL.*"loud"[^]*SESSION_SECRET is required in production/)
  expect(read).not.toThrow(/secret1/)
})

test('a session secret is required with PostgreSQL, but not of a tool', () => {
  const environment = { DATABASE_URL: 'postgres://db/dossier' }
  expect(() => readSettings(environment)).toThrow('SESSION_SECRET is required with DATABASE_URL')
  expect(readSettings(environment, 'tool').databaseUrl).toBe('postgres://db/dossier')
})

test('in production administrators need a second factor, unless the configuration says otherwise', () => {
  const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) }
  expect(readSettings({}).twoFactorRoles).toEqual([])
  expect(readSettings(production).twoFactorRoles).toEqual(['ROLE_SUPER_ADMIN', 'ROLE_ADMIN', 'ROLE_SETTINGS_ACL'])
  expect(readSettings({ ...production, TWO_FACTOR_ROLES: 'none' }).twoFactorRoles).toEqual([])
  const named = { ...production, TWO_FACTOR_ROLES: 'ROLE_FINANCE, ROLE_ADMIN' }
  expect(readSettings(named).twoFactorRoles).toEqual(['ROLE_FINANCE', 'ROLE_ADMIN'])
  expect(() => readSettings({ ...production, TWO_FACTOR_ROLES: 'none,ROLE_ADMIN' })).toThrow('TWO_FACTOR_ROLES')
})

test('mail that goes out needs a sender, and in production the address its links lead to', () => {
  const environment = { SMTP_URL: 'smtp://mail.example' }
  expect(() => readSettings(environment)).toThrow('MAIL_FROM is required with SMTP_URL')
  expect(readSettings({ ...environment, MAIL_FROM: 'Dossier <a@b.example>' }).mailFrom).toBe('Dossier <a@b.example>')
  const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), MAIL_FROM: 'a@b.example' }
  expect(() => readSettings({ ...environment, ...production })).toThrow('PUBLIC_URL is required with SMTP_URL')
})

test('production behind https says which proxy forwards to it, or that none does', () => {
  const production = { NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://dossier.example' }
  expect(() => readSettings(production)).toThrow('TRUST_PROXY is required in production with an https PUBLIC_URL')
  expect(readSettings({ ...production, TRUST_PROXY: '10.0.0.1' }).trustProxy).toBe('10.0.0.1')
  expect(readSettings({ ...production, TRUST_PROXY: 'none' }).trustProxy).toBeUndefined()
  expect(readSettings(production, 'tool').production).toBe(true)
  expect(readSettings({ PUBLIC_URL: 'https://dossier.example' }).trustProxy).toBeUndefined()
})

test('every variable has a meaning in the help', () => {
  for (const [name, { meaning }] of Object.entries(variables)) {
    expect(help()).toContain(name)
    expect(help()).toContain(meaning)
  }
})

test('secrets that are absent are made once, kept, and readable by their owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  try {
    const settings = readSettings({ DATA_DIR: join(folder, 'new') })
    const first = withSecrets(settings)
    expect(first.sessionSecret).toMatch(/^[\w-]{64}$/)
    expect(withSecrets(settings).sessionSecret).toBe(first.sessionSecret)
    expect(demoPasswordOf(settings)).toBe(demoPasswordOf(settings))
    expect(demoPasswordOf(settings)).not.toBe(demoPasswordOf({ ...settings, dataDir: join(folder, 'other') }))
    const file = join(folder, 'new/session-secret')
    expect((await stat(file)).mode & 0o077).toBe(0)
    expect(await readFile(file, 'utf8')).toBe(`${first.sessionSecret}\n`)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.each([
  ['empty', ''],
  ['cut off', 'Zm9vYmFyYmF'],
  ['of zeros', '\0'.repeat(64)],
  ['of other bytes', Buffer.from(Array.from({ length: 64 }, (_, n) => 0x80 + n))],
])('a kept secret that is %s is refused with what to do, and left as it is', async (_why, text) => {
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'))
  const settings = readSettings({ DATA_DIR: folder })
  try {
    await writeFile(join(folder, 'session-secret'), text)
    await writeFile(join(folder, 'demo-password'), text.slice(0, 7))
    expect(() => withSecrets(settings)).toThrow(
      /session-secret is damaged.*Put back a copy of it, or remove it.*second factor/,
    )
    expect(() => demoPasswordOf(settings)).toThrow(/demo-password is damaged.*Put back/)
    expect(await readFile(join(folder, 'session-secret'))).toEqual(Buffer.from(text))
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a data folder that is none is named, with what to do', () => {
  const settings = readSettings({ DATA_DIR: import.meta.filename })
  const told = `The data folder ${import.meta.filename} cannot be used`
  expect(() => withSecrets(settings)).toThrow(told)
  expect(() => withSecrets(settings)).toThrow('Set DATA_DIR')
})

test('secrets that are given are used as they are', () => {
  const settings = readSettings({ SESSION_SECRET: 's'.repeat(40), DEMO_PASSWORD: 'demo-demo' })
  expect(withSecrets(settings).sessionSecret).toBe('s'.repeat(40))
  expect(demoPasswordOf(settings)).toBe('demo-demo')
})

test('a page of the docs names every variable that a person may set', () => {
  const page = readFileSync('docs/environment.md', 'utf8')
  const forPeople = Object.keys(variables).filter((name) => name !== 'DATABASE_SOCKET')
  expect(forPeople.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
