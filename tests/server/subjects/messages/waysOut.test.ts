/**
 * The ways out of the house: every place that hands something to a carrier. It passes the gate (`domain/gate`), or writes to
 * nobody about a debt. A new one fails here until it says which of both.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { imports, written } from '#tests/floorplan/code.ts'

/** What hands over: the mailer, the carriers of messages, paper, and the states that say that something has left. */
const handsOver =
  /\bmail\.queue\(|\bcarriers\.(email|sms)\(|\bopenTransport\(|\bpostDir\b|'(markSent|send)',|status: 'sent' as const|\bdeliver\(/

const gate = 'passes the gate'
/** By place: that it passes the gate, or about what it writes instead. */
const waysOut: Readonly<Record<string, string>> = {
  'server/subjects/messages/sendDue.ts': gate,
  'server/subjects/messages/letters/handOver.ts': gate,
  'server/subjects/messages/effects.ts': gate,
  'server/subjects/incomingMail/handling/handleRoutes.ts': gate,
  'server/subjects/messages/letters/markSent.ts': 'the end of a batch that passed it',
  'server/subjects/messages/annexes.ts': 'goes with a mail that passed it',
  'server/subjects/messages/carriers.ts': 'the carriers themselves',
  'server/subjects/mail/mailer.ts': 'the mailer itself',
  'server/subjects/mail/sendLetter.ts': 'the mailer itself',
  'server/subjects/mail/transport.ts': 'the mailer itself',
  'server/config.ts': 'the setting alone',
  'server/subjects/compliance/complaintEffects.ts': 'the receipt of a complaint, and its answer, which are owed',
  'server/subjects/accounts/accountListeners.ts': 'accounts',
  'server/subjects/accounts/lostSecondFactorRoutes.ts': 'accounts',
  'server/subjects/accounts/secondFactorRoutes.ts': 'accounts',
  'server/subjects/accounts/passwords/linkMail.ts': 'accounts',
  'server/subjects/accounts/passwords/passwordRoutes.ts': 'accounts',
  'server/subjects/integration/alerts/letters.ts': 'alerts of the API',
  'server/subjects/integration/keys/tellCustomer.ts': 'keys of the API',
  'server/subjects/integration/webhooks/deliver.ts': 'tells a client’s system what happened; no event asks it to write',
  'server/subjects/integration/webhooks/webhooks.ts':
    'tells a client’s system what happened; no event asks it to write',
  'server/subjects/integration/webhooks/switchOff.ts': 'a webhook that was switched off',
  'server/subjects/templates/templateRoutes.ts': 'a sample to oneself',
}

/** Where a way out asks the gate: what it imports, itself or by the one that takes what is due. */
const asks = /\/(passGate|dueMessages)\.ts$/

test('everything that hands over to a carrier passes the gate, or is about no debt', () => {
  const handing = written.filter(
    (file) =>
      file.startsWith('server/') && !file.startsWith('server/seed/') && handsOver.test(readFileSync(file, 'utf8')),
  )
  expect(handing.sort()).toEqual(Object.keys(waysOut).sort())
  const through = Object.keys(waysOut).filter((file) => waysOut[file] === gate)
  const without = through.filter((file) => !imports.some((one) => one.file === file && asks.test(one.target)))
  expect(without).toEqual([])
})

test('what is taken and let go is judged by the gate, and nothing else judges it', () => {
  const judging = imports.filter(({ target }) => target === '#domain/gate/gate.ts').map(({ file }) => file)
  expect(judging.filter((file) => file.startsWith('server/')).sort()).toEqual([
    'server/subjects/messages/atGate.ts',
    'server/subjects/messages/heldForFile.ts',
    'server/subjects/messages/write.ts',
  ])
  const bound = (file: string, target: RegExp) => imports.some((one) => one.file === file && target.test(one.target))
  for (const file of ['passGate.ts', 'dueMessages.ts', 'write.ts'])
    expect(bound(`server/subjects/messages/${file}`, /\/atGate\.ts$/), file).toBe(true)
})
