import { expect, test } from 'vitest'
import type { Engine, Statement } from '#server/db/engine.ts'
import { createSessionReader } from '#server/subjects/accounts/sessions/reader.ts'

const since = () => ({ now: '', seenAfter: '', openedAfter: '' })
const row = (hash: string, acl: string[]) => ({
  hash,
  lastSeenAt: '',
  id: 1,
  username: 'jan',
  name: 'Jan',
  acl,
  email: 'x@example.test',
  isOutsider: false,
  customerIds: [],
  locale: 'nl',
  impersonator: null,
  hasSecondFactor: false,
})

/** A database that answers on command, with the roles of that moment. */
function slowDatabase() {
  const asked: string[][] = []
  const answers: (() => void)[] = []
  const database = { acl: ['ROLE_OLD'], asked, fails: false, answer: () => answers.shift()?.() }
  const query = ({ values = [] }: Statement) => {
    const hashes = values[0] as string[]
    asked.push(hashes)
    return new Promise((resolve, reject) => {
      answers.push(() => {
        if (database.fails) reject(new Error('gone'))
        else resolve({ rows: hashes.map((hash) => row(hash, database.acl)), rowCount: hashes.length })
      })
    })
  }
  return { database, read: createSessionReader({ query } as Engine, since) }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('requests that come while a read is under way share the next one, and see what is true by then', async () => {
  const { database, read } = slowDatabase()
  const first = read('a')
  await settle()
  const later = [read('a'), read('b'), read('a')]
  await settle()
  expect(database.asked).toEqual([['a']])

  database.answer()
  expect((await first)?.person.acl).toEqual(['ROLE_OLD'])
  await settle()
  expect(database.asked).toEqual([['a'], ['a', 'b']])

  database.acl = ['ROLE_NEW']
  database.answer()
  expect((await Promise.all(later)).map((session) => session?.person.acl)).toEqual(Array(3).fill(['ROLE_NEW']))
})

test('a read that fails refuses those who waited for it, and nobody after them', async () => {
  const { database, read } = slowDatabase()
  database.fails = true
  const refused = expect(read('a')).rejects.toThrow('gone')
  await settle()
  const next = read('a')
  database.answer()
  await refused
  await settle()
  database.fails = false
  database.answer()
  expect((await next)?.person.username).toBe('jan')
})
