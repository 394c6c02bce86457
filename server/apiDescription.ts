/**
 * The description of the API (OpenAPI), without a database or a network: what it says follows from the routes
 * alone. `node server/apiDescription.ts` prints it; types for the screens are made of it.
 */
import { join } from 'node:path'
import { Pool } from 'pg'
import { buildApp } from './app.ts'
import { readSettings } from './config.ts'
import { engineOver } from './db/connectPool.ts'

/** A folder that is not there: what a database or an upload would need is refused at once. */
const nowhere = join(import.meta.dirname, 'nowhere')

/** Reads nothing of the environment, so that everybody gets the same. */
export async function describeApi(): Promise<object> {
  const settings = readSettings({ BOT_CHECK: 'off', DATA_DIR: nowhere, LOG_LEVEL: 'silent' }, 'tool')
  const config = { ...settings, sessionSecret: 'signs nothing, because nobody can sign in here' }
  const app = await buildApp({
    config,
    engine: engineOver('postgres', new Pool({ host: nowhere })),
    pagesFolder: nowhere,
  })
  await app.ready()
  const description = app.swagger()
  await app.close()
  return description
}

if (import.meta.main) process.stdout.write(JSON.stringify(await describeApi(), null, 1))
