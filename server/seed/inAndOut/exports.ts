/** Past exports of the demo, whose seven days are over, and the mailbox of the office, which waits for its server. */
import { createHash } from 'node:crypto'
import type { Trx } from '#server/db/engine.ts'
import { insertRows, rowsByTable } from '#server/seed/insertRows.ts'

const day = 86_400_000
const columnSets = ['standard', 'finance', 'claims', 'log'] as const
const count = 20
/** Bytes of a row of each set, about. */
const bytesOf = { standard: 210, finance: 260, claims: 120, log: 180 } as const

/** @param files How many files the office has. @param employees Who may have asked for one. */
export async function insertExports(
  trx: Trx,
  { files, employees, now }: { files: number; employees: readonly number[]; now: Date },
): Promise<void> {
  const { export_job } = rowsByTable({
    export_job: Array.from({ length: count }, (_, index) => {
      const asked = now.getTime() - (9 + index * 6) * day
      const total = Math.max(1, Math.round(files / (1 + (index % 5))))
      const columns = columnSets[index % columnSets.length] ?? 'standard'
      return {
        type: 'file',
        columns,
        format: index % 3 === 0 ? 'csv' : 'xlsx',
        filter: '{}',
        state: 'expired',
        total,
        done: total,
        row_total: total,
        size: total * bytesOf[columns],
        why: null,
        api_key: null,
        sha256: createHash('sha256').update(`export ${index}`).digest('hex'),
        created_at: new Date(asked),
        ended_at: new Date(asked + 40_000),
        expires_at: new Date(asked + 7 * day),
        created_by_id: employees[index % Math.max(1, employees.length)] ?? 1,
      }
    }),
  })
  await insertRows(trx, 'export_job', export_job)
}

/** Adds a mailbox that is off: it fetches nothing before somebody gives it a server and a password. */
export async function insertMailbox(trx: Trx, now: Date): Promise<void> {
  const { mailbox } = rowsByTable({
    mailbox: [
      {
        version: 1,
        address: 'incasso@example.nl',
        host: 'imap.example.nl',
        port: 993,
        security: 'tls',
        user_name: 'incasso@example.nl',
        folder: 'INBOX',
        afterwards: 'mark',
        active: false,
        last_uid: 0,
        created_at: now,
        created_by_id: 1,
      },
    ],
  })
  await insertRows(trx, 'mailbox', mailbox)
}
