/** Measures batches of letters: written for files of a demo office, then printed, joined and handed over by a process of its own. */
import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import type { Engine } from '#server/db/engine.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { serverRole } from '#server/db/roles.ts'
import { system } from '#server/foundation/writer.ts'
import { compose, type Composition } from '#server/subjects/messages/compose.ts'
import { elsewhere } from '#tests/bench/ownProcess.ts'
import type { HandedOver } from './handOver.ts'

/** Numbers of letters whose peaks of memory are compared, and the seconds that the larger may take. */
const [few, many, allowed] = [1000, 5000, 180]
const atOnce = 200
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

/** @param url Of a database with a demo office. */
export async function measureLetters(url: string, tell: (line: string) => void): Promise<void> {
  const peaks = new Map<number, number>()
  for (const wanted of [few, many]) {
    const { written, composed } = await writeLetters(url, wanted)
    const { seconds, idle, most } = await elsewhere<HandedOver>(join(import.meta.dirname, 'handOver.ts'), url)
    peaks.set(wanted, most)
    const took = (seconds / written) * wanted
    const goal = wanted === many ? ` (≤ ${allowed} ${took <= allowed ? '✓' : '✗'})` : ''
    tell(
      `letters: ${written} written at ${(written / composed).toFixed(0)}/s; handed over in ${seconds.toFixed(0)} s, ` +
        `${wanted} would take ${took.toFixed(0)} s${goal}; memory ${megabytes(idle)} MB idle, at most ${megabytes(most)} MB`,
    )
  }
  const ratio = (peaks.get(many) ?? 0) / (peaks.get(few) ?? 1)
  tell(`letters: ${many} take ${ratio.toFixed(2)} times the memory of ${few}`)
}

/** @returns How many were written, and the seconds that took. */
async function writeLetters(url: string, wanted: number): Promise<{ written: number; composed: number }> {
  const open = await openPostgres({ url, poolSize: 4, statementTimeout: 0, connectTimeout: 5000 })
  const config = { ...readSettings({ LOG_LEVEL: 'error' }, 'tool'), sessionSecret: 'x'.repeat(32) }
  const app = await buildApp({ config, engine: open.as(serverRole) })
  await app.ready()
  try {
    const list = await compositions(open, wanted)
    const begun = performance.now()
    let written = 0
    for (let from = 0; from < list.length && written < wanted; from += atOnce) {
      const some = list.slice(from, from + Math.min(atOnce, wanted - written))
      const made = await open.transaction((trx) => compose(app, trx, some, app.now()))
      written += [...made.values()].filter((one) => 'message' in one).length
    }
    return { written, composed: (performance.now() - begun) / 1000 }
  } finally {
    await app.close()
    await open.close()
  }
}

/** More than are wanted, because not every debtor has an address. */
async function compositions(open: Engine, wanted: number): Promise<Composition[]> {
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
  return rounds.flatMap((round) =>
    files.map(({ id }): Composition => {
      const key = `bench ${template} ${id} ${round}`
      return { key, file: id, channel: 'post', destination: 'debtor', template, by, again: true }
    }),
  )
}
