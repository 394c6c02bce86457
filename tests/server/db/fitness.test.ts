import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { refuseUnfit } from '#server/db/fitness.ts'
import { openPostgres } from '#server/db/postgres.ts'

const fit = { number: 150_019, version: '15.19', database: 'dossier', encoding: 'UTF8', sorts: true }
const check = (more: Partial<typeof fit>) =>
  refuseUnfit({ query: async <Row>() => ({ rows: [{ ...fit, ...more }] as Row[], rowCount: 1 }) })

test('a fit database is let through', async () => {
  await expect(check({})).resolves.toBeUndefined()
})

test.each([
  [{ number: 140_012, version: '14.12' }, /14\.12 is too old: version 15/],
  [
    { encoding: 'LATIN1' },
    /"dossier" keeps text as LATIN1, and UTF8 is needed.*create database dossier encoding 'UTF8'/,
  ],
  [{ encoding: 'SQL_ASCII' }, /as SQL_ASCII, and UTF8 is needed/],
  [{ sorts: false }, /without ICU/],
])('%o is refused with what to do', async (found, told) => {
  await expect(check(found)).rejects.toThrow(told)
})

const server = process.env.TEST_DATABASE_URL

test.each(server ? ['LATIN1', 'SQL_ASCII'] : [])(
  'a database of %s is refused before it holds anything',
  async (encoding) => {
    const name = `unfit_${randomBytes(6).toString('hex')}`
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    await admin.query(`create database ${name} encoding '${encoding}' template template0 locale 'C'`)
    const url = new URL(server ?? '')
    url.pathname = name
    try {
      const open = openPostgres({ url: url.href, poolSize: 1, statementTimeout: 5000, connectTimeout: 5000 })
      await expect(open).rejects.toThrow(`keeps text as ${encoding}`)
    } finally {
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    }
  },
)
