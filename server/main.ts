/** The server alone, as a container or a process manager runs it: `node server/main.ts`. */
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
  // `npm run dev` started this process and passes on what it needs to know.
  if (process.send) {
    process.once('disconnect', () => process.exit(0))
    process.send({ address: served.address, logins: served.logins } satisfies ServerReady)
  } else {
    say(`listening at ${served.address}`)
  }
  return served
})
