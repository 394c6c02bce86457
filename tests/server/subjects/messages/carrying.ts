/** Carriers for tests: a mail server and a gateway on this machine, used by the app of the test. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openCarriers } from '#server/subjects/messages/carriers.ts'
import type { Api } from '#tests/support/api.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { config } from '#tests/support/server.ts'
import { startSmtp } from '#tests/support/smtp.ts'

export const smtp = await startSmtp()
export const gateway = await startGateway()
export const postDir = await mkdtemp(join(tmpdir(), 'post-'))

/** Replaces what the app sends with until the test ends: other tests share the app, and other files these carriers. */
export function carry({ app }: Api): void {
  Object.assign(smtp, { refusal: undefined, ending: 'taken' })
  smtp.letters.length = 0
  gateway.status = 200
  gateway.texts.length = 0
  const before = { carriers: { ...app.carriers }, postDir: app.config.postDir }
  onTestFinished(() => {
    Object.assign(app.carriers, before.carriers)
    Object.assign(app.config, { postDir: before.postDir })
  })
  const settings = { ...config, smtpUrl: smtp.url, mailFrom: 'Dossier <no-reply@dossier.test>', smsUrl: gateway.url }
  Object.assign(app.carriers, openCarriers({ config: settings, engine: app.engine }))
  Object.assign(app.config, { postDir })
}
