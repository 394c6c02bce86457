/** Worker threads with bounds: whatever they do, the server hears of it and goes on. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { Busy, Refused } from '#server/errors.ts'
import { openWorkers, WorkerEnded } from '#server/foundation/worker.ts'

const file = path.join(import.meta.dirname, 'oddWorker.ts')
const bounds = { within: 2000, memory: 32, atOnce: 1 }
const open = (own: Partial<typeof bounds> = {}) => openWorkers<string, number>(file, { ...bounds, ...own })
const faultOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    (value) => ({ value }),
    (error: unknown) => error,
  )

test('a thread answers one after the other, and is used again', async () => {
  const workers = open()
  expect(await Promise.all([workers.ask('count'), workers.ask('count'), workers.ask('count')])).toEqual([1, 2, 3])
})

test('what it refuses is refused with the same sentence, and it goes on', async () => {
  const workers = open()
  const refused = await faultOf(workers.ask('refuse'))
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({ status: 400, body: { error: { key: 'error.import.empty', values: { max: 1 } } } })
  expect(await faultOf(workers.ask('fail'))).toMatchObject({ name: 'Error', message: 'It has no headers.' })
  expect(await workers.ask('count')).toBe(3)
})

test.each([
  ['exit', 'died'],
  ['throw later', 'died'],
  ['fill', 'large'],
])('one that ends by itself (%s) is told, and the next question gets a new one', async (question, why) => {
  const workers = open({ within: 60_000 })
  const fault = await faultOf(workers.ask(question))
  expect(fault).toBeInstanceOf(WorkerEnded)
  expect(fault).toMatchObject({ why })
  expect(await workers.ask('count')).toBe(1)
})

test('one that takes too long is ended, and who waits gets a new one', async () => {
  const workers = open({ within: 50 })
  expect(await workers.ask('count')).toBe(1)
  const [slow, next] = await Promise.all([faultOf(workers.ask('hang')), workers.ask('count')])
  expect(slow).toMatchObject({ why: 'slow' })
  expect(next).toBe(1)
})

test('a thread that is given back before it has answered is ended', async () => {
  const workers = open()
  const taken = await workers.take()
  const asked = faultOf(taken.ask('hang'))
  taken.release()
  expect(await asked).toMatchObject({ why: 'died' })
  expect(await workers.ask('count')).toBe(1)
})

test('when too many wait, more are told to come back', async () => {
  const workers = open()
  const taken = await workers.take()
  const waiting = Array.from({ length: 40 }, () => workers.ask('count'))
  expect(await faultOf(workers.ask('count'))).toBeInstanceOf(Busy)
  taken.release()
  expect((await Promise.all(waiting)).at(-1)).toBe(40)
})
