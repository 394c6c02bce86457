/** `npm run seed -- --size demo|1k|10k|100k|1m [--url postgres://…]`: fills an empty database. */
import { parseArgs } from 'node:util'
import { readSettings } from '#server/config.ts'
import { openEngine } from '#server/db/connect.ts'
import { demoPasswordOf } from '#server/foundation/secrets.ts'
import { asOwner, bringUpToDate } from './upToDate.ts'
import { seed } from './seed.ts'

try {
  const { values } = parseArgs({ options: { size: { type: 'string', default: 'demo' }, url: { type: 'string' } } })
  // A database given by `--url` is used with its own login, also for migrations.
  const named = values.url && { DATABASE_URL: values.url, DATABASE_MIGRATION_URL: '' }
  const environment = { ...process.env, SEED: values.size, ...named }
  const settings = readSettings(environment, 'tool')
  if (settings.seed === 'none') throw new Error('Nothing to seed with --size none; choose demo, 1k, 10k, 100k or 1m.')
  const size = settings.seed
  const log = (text: string) => console.log(text)
  const owner = await openEngine(asOwner(settings))
  try {
    const password = demoPasswordOf(settings)
    await bringUpToDate(owner, settings, { log, fill: () => seed(owner, { size, password, where: settings, log }) })
    if (!settings.demoPassword) log(`password of the demo logins: ${password}`)
  } finally {
    await owner.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
