/** Hands over all letters that are due, and reports the time and the most memory that this process had with its threads. */
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { serverRole } from '#server/db/roles.ts'
import { handOverDue } from '#server/subjects/messages/letters/handOver.ts'

/** Bytes, of the whole process. */
export type HandedOver = { seconds: number; idle: number; most: number }

const { DATABASE_URL: url = '', DATA_DIR } = process.env
const open = await openPostgres({ url, poolSize: 4, statementTimeout: 0, connectTimeout: 5000 })
const config = { ...readSettings({ LOG_LEVEL: 'error', DATA_DIR }, 'tool'), sessionSecret: 'x'.repeat(32) }
const app = await buildApp({ config, engine: open.as(serverRole) })
await app.ready()
const idle = process.memoryUsage().rss
const started = performance.now()
await handOverDue(app, new AbortController().signal)
const seconds = (performance.now() - started) / 1000
// The system keeps the peak in kilobytes, so no moment is missed.
const most = process.resourceUsage().maxRSS * 1024
await app.close()
await open.close()
process.send?.({ seconds, idle, most } satisfies HandedOver)
process.disconnect()
