/** Measures a batch of letters: written for files of a demo office, printed, joined and handed over, with the memory that takes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { serverRole } from '#server/db/roles.ts'
import { system } from '#server/foundation/writer.ts'
import { compose, type Composition } from '#server/subjects/messages/compose.ts'
import { handOverDue } from '#server/subjects/messages/letters/handOver.ts'

/** Letters, and the seconds that they may take. */
const [wanted, allowed] = [5000, 180]
const atOnce = 200

/** @param url Of a database with a demo office. */
export async function measureLetters(url: string, tell: (line: string) => void): Promise<void> {
  const open = await openPostgres({ url, poolSize: 4, statementTimeout: 0, connectTimeout: 5000 })
  const dataDir = mkdtempSync(join(tmpdir(), 'letters-'))
  const config = { ...readSettings({ LOG_LEVEL: 'error', DATA_DIR: dataDir }, 'tool'), sessionSecret: 'x'.repeat(32) }
  const app = await buildApp({ config, engine: open.as(serverRole) })
  await app.ready()
  try {
    const { rows: templates } = await open.query<{ id: number }>({
      text: `insert into post_mail_template (name, code, active, languages, subject, body)
        values ('Bench', 'bench-' || floor(random() * 1e9), true, '{nl}', '{"nl":"Dossier {{file.number}}"}',
          '{"nl":"<p>{{debtor.salutationLine}}</p><p>Betaal {{file.total.outstanding}}.</p>{{file.claimSpecification}}<p>{{office.name}}</p>"}') returning id`,
    })
    const template = Number(templates[0]?.id)
    const { rows: files } = await open.query<{ id: number }>({
      text: `select id::int as id from collection_file where workflow_status <> 'closed' order by id limit ${wanted * 2}`,
    })
    const by = system('bench')
    // A small office has fewer files than letters are wanted: each gets several.
    const rounds = Array.from({ length: Math.ceil((wanted * 3) / Math.max(1, files.length)) }, (_, round) => round)
    const list = rounds.flatMap((round) =>
      files.map(({ id }): Composition => {
        const key = `bench ${template} ${id} ${round}`
        return { key, file: id, channel: 'post', destination: 'debtor', template, by, again: true }
      }),
    )
    const begun = performance.now()
    let written = 0
    for (let from = 0; from < list.length && written < wanted; from += atOnce) {
      const some = list.slice(from, from + atOnce)
      const made = await open.transaction((trx) => compose(app, trx, some, app.now()))
      written += [...made.values()].filter((one) => 'message' in one).length
    }
    const composed = (performance.now() - begun) / 1000
    const idle = process.memoryUsage().rss
    let most = idle
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 200)
    const started = performance.now()
    await handOverDue(app, new AbortController().signal)
    clearInterval(watch)
    const seconds = (performance.now() - started) / 1000
    const per5000 = (seconds / written) * wanted
    tell(
      `letters: ${written} written at ${(written / composed).toFixed(0)}/s; handed over in ${seconds.toFixed(0)} s, ${wanted} would take ` +
        `${per5000.toFixed(0)} s (≤ ${allowed} ${per5000 <= allowed ? '✓' : '✗'}); ${((most - idle) / 2 ** 20).toFixed(0)} MB above idle`,
    )
  } finally {
    await app.close()
    await open.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
