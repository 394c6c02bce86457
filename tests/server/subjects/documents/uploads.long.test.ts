/** Uploads are kept whole whatever the load of the machine: two hundred, eight beside each other, the processors busy. */
import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished } from 'vitest'
import { test } from '#tests/support/api.ts'
import { openDoor } from './overSocket.ts'
import { openCabinet, pdf } from './papers.ts'

const [uploads, people, most] = [200, 4, 20_000_000]
const staff = ['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH', 'ROLE_FILE_EDIT']
/** Roles that make somebody else of each of them: a person sends two at a time. */
const others = [[], ['ROLE_FINANCE'], ['ROLE_CUSTOMER_VIEW'], ['ROLE_CUSTOMER_EDIT']]

/** Keeps the processors busy, two threads for each. */
function keepBusy(): void {
  const busy = Array.from({ length: 4 }, () => new Worker('for (;;);', { eval: true }))
  onTestFinished(async () => void (await Promise.all(busy.map((one) => one.terminate()))))
}

/** @returns From 20 bytes to 20 MB, each as likely as one ten times as large. */
const sizeOf = (n: number): number => Math.round(20 * (most / 20) ** (n / (uploads - 1)))

test('all of them are kept, each as it was sent', { timeout: 900_000 }, async ({ api }) => {
  const { file } = await openCabinet(api)
  const [type] = await api.rows('mime_type')
  await api.engine.query({ text: 'update mime_type set max_size_mb = 30 where id = $1', values: [type?.id] })
  const { sender } = await openDoor(api)
  const senders = await Promise.all(others.map((roles) => sender([...staff, ...roles])))
  keepBusy()

  const refused: string[] = []
  const sent = new Set<string>()
  const waiting = Array.from({ length: uploads }, (_, n) => n)
  const send = async (who: number) => {
    for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
      const head = pdf(1, `Letter ${n}`)
      const bytes = Buffer.concat([head, Buffer.alloc(Math.max(0, sizeOf(n) - head.length), `${n} `)])
      const { status, body } = await (senders[who]?.add(file, bytes) ?? { status: 0, body: '' })
      if (status === 201) sent.add(createHash('sha256').update(bytes).digest('hex'))
      else refused.push(`${bytes.length} bytes: ${status} ${body.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: 2 * people }, (_, n) => send(n % people)))

  expect(refused).toEqual([])
  expect(sent.size).toBe(uploads)
  const kept = await api.rows('document')
  expect(new Set(kept.map(({ sha256 }) => sha256))).toEqual(sent)
  for (const sha256 of sent) await api.app.storage.get(sha256)
})
