/** The server alone, as a container or a process manager runs it: `node server/main.ts`. */
import { readSettings } from './config.ts'
import { withSecrets } from './secrets.ts'
import { serve } from './serve.ts'
import { untilStopped } from './untilStopped.ts'

await untilStopped(async () => {
  const config = withSecrets(readSettings(process.env))
  const say = (text: string) => console.log(text)
  const served = await serve({ config, say })
  say(`listening at ${served.address}`)
  return served
})
