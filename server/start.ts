/** `npm start`: from a fresh clone to a page with a sign-in form, in one command. */
import { readSettings } from './config.ts'
import { buildFrontEnd } from '#server/frontEnd/frontEnd.ts'
import { withSecrets } from '#server/foundation/secrets.ts'
import { serve } from './serve.ts'
import { untilStopped } from './untilStopped.ts'
import { help } from './welcome.ts'

const say = (text: string) => console.log(text)

if (process.argv.includes('--help')) {
  say(help())
} else {
  await untilStopped(async () => {
    const config = withSecrets(readSettings(process.env))
    const pages = buildFrontEnd(say)
    pages.catch(() => {})
    const served = await serve({ config, say, pages })
    say(`\n${[served.logins, `Ready: ${served.address}`].filter(Boolean).join('\n\n')}\n`)
    return served
  })
}
