/** Carriers for tests: a mail server and a gateway on this machine, used by the app of the test. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { openCarriers, type Carriers } from '#server/subjects/messages/carriers.ts'
import type { Api } from '#tests/support/api.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { config } from '#tests/support/server.ts'
import { startSmtp } from '#tests/support/smtp.ts'

export const smtp = await startSmtp()
export const gateway = await startGateway()
export const postDir = await mkdtemp(join(tmpdir(), 'post-'))
const own = new Map<Api['app'], { carriers: Carriers; postDir: string }>()

afterEach(() => {
  Object.assign(smtp, { refusal: undefined, ending: 'taken' })
  smtp.letters.length = 0
  gateway.status = 200
  gateway.texts.length = 0
})
// Other tests share the server.
afterAll(async () => {
  for (const [app, before] of own) {
    Object.assign(app.carriers, before.carriers)
    Object.assign(app.config, { postDir: before.postDir })
  }
  await Promise.all([smtp.stop(), gateway.stop(), rm(postDir, { recursive: true, force: true })])
})

/** Replaces what the app sends with. */
export function carry({ app }: Api): void {
  if (!own.has(app)) own.set(app, { carriers: { ...app.carriers }, postDir: app.config.postDir })
  const settings = { ...config, smtpUrl: smtp.url, mailFrom: 'Dossier <no-reply@dossier.test>', smsUrl: gateway.url }
  Object.assign(app.carriers, openCarriers({ config: settings, engine: app.engine }))
  Object.assign(app.config, { postDir })
}
