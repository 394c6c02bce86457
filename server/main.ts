/** Starts the server alone, for a container or a process manager: `node server/main.ts`. */
import { enableCompileCache } from 'node:module'
import type { ServerReady } from './serve.ts'

enableCompileCache()
const { readSettings } = await import('./config.ts')
const { withSecrets } = await import('#server/foundation/secrets.ts')
const { serve } = await import('./serve.ts')
const { untilStopped } = await import('./untilStopped.ts')

await untilStopped(async () => {
  const config = withSecrets(readSettings(process.env))
  const say = (text: string) => console.log(text)
  const served = await serve({ config, say })
  // Started by `npm run dev`: tells that process when it is ready, and ends with it.
  if (process.send) {
    process.once('disconnect', () => process.exit(0))
    process.send({ address: served.address, logins: served.logins } satisfies ServerReady)
  } else {
    say(`listening at ${served.address}`)
  }
  return served
})
