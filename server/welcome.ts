/** The output of `npm start`: its help, and afterwards the address and logins. */
import type { Config } from './config.ts'
import type { Engine } from './db/engine.ts'
import { checkPassword } from './subjects/accounts/passwordHash.ts'
import { demoPasswordOf } from '#server/foundation/secrets.ts'
import { emailOf, logins } from '#server/seed/invented/people.ts'
import { names } from '#server/sql/names.ts'
import { type Variable, variables } from './variables.ts'

const u = names('app_user')

export function help(): string {
  const table: [string, Variable<unknown>][] = Object.entries(variables)
  const width = Math.max(...table.map(([name]) => name.length))
  const lines = table.map(([name, { meaning, allowed, fallback }]) => {
    const value = fallback === undefined ? `Value: ${allowed}.` : `Value: ${allowed}; default ${fallback}.`
    return `  ${name.padEnd(width)}  ${meaning}\n  ${' '.repeat(width)}  ${value}`
  })
  return [
    'npm start: builds the front end when it is stale, prepares the database, serves app and API on one port.',
    '',
    'Environment variables:',
    ...lines,
  ].join('\n')
}

/** The demo logins with their password; undefined when the database was not seeded. */
export async function demoLogins(engine: Engine, config: Config): Promise<string | undefined> {
  const { rows } = await engine.query<{ password_hash: string }>({
    text: `select password_hash from credential join app_user on ${u.id} = user_id where ${u.username} = $1 and ${u.email} = $2`,
    values: ['admin', emailOf('admin')],
  })
  const [found] = rows
  if (!found || config.production) return undefined
  const password = demoPasswordOf(config)
  const width = Math.max(...logins.map(({ username }) => username.length)) + 1
  const { right } = await checkPassword(found.password_hash, password)
  return [
    right ? `Demo logins, all with the password ${password}` : 'Demo logins, with the password they were seeded with',
    ...logins.map(({ username, purpose }) => `  ${username.padEnd(width)} ${purpose}`),
  ].join('\n')
}
