/**
 * `GET /api/v4/file/{id}/page`: in one answer all that the page of a file shows beside the file itself, so that it opens
 * with two calls.
 */
import type { FastifyPluginAsync } from 'fastify'
import { explainBalance } from '#domain/ledger/balance.ts'
import { debtor } from '#schemas/generated/debtor.ts'
import { file } from '#schemas/generated/file.ts'
import { forServer } from '#server/db/outsider.ts'
import { NotFound } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { expiredLetter } from '#server/subjects/ledger/facts.ts'
import { asMoney, balanceShape, day, idParams, lines, spokenLines } from '#server/subjects/ledger/shapes.ts'
import { workedOut } from '#server/subjects/ledger/balanceOnDay.ts'
import { explained } from '#server/subjects/messages/heldText.ts'
import { heldForFile } from '#server/subjects/messages/heldForFile.ts'
import { comingUp } from './comingUp.ts'
import { flagsOf, type FileFacts } from './flags.ts'
import { nextStepOf } from './nextStep.ts'
import { debtorShape, clientShape, countsShape } from './sideShapes.ts'
import { sideFactsOf } from './sideFacts.ts'

const text = { type: 'string' }
const answer = whole({
  balance: whole({ on: day, ...balanceShape, explanation: lines }),
  flags: {
    type: 'array',
    items: whole({ name: text, tone: { enum: ['neutral', 'info', 'success', 'warning', 'error'] }, text }),
  },
  held: {
    type: 'array',
    description: 'Why demands do not leave now, for staff.',
    items: whole({ hold: text, reason: text, article: { type: ['string', 'null'] }, wayOut: text }),
  },
  next: {
    type: 'array',
    description: 'What the workflow does next, and what else is due or may be done now.',
    items: whole({ name: text, day: { type: ['string', 'null'] }, text }),
  },
  debtor: { anyOf: [debtorShape, { type: 'null' }], description: 'null for people who may not read debtors.' },
  client: clientShape,
  counts: countsShape,
  payTo: { type: ['string', 'null'], description: 'IBAN that debtors pay to.' },
})

export const pageRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { id: string } }>(
    '/api/v4/file/:id/page',
    {
      config: { acl: file.access.read },
      schema: {
        tags: ['file'],
        summary: 'What the page of a file shows beside the file: balance, flags, what is due, people',
        params: idParams,
        response: { 200: answer },
      },
    },
    async (request) => {
      const { access } = request
      const { locale } = access
      const record = await visibleRecord(app, request, file)
      const today = todayAt(app.now())
      const facts = record as unknown as FileFacts
      const isStaff = access.may('ROLE_EMPLOYEE')
      const [{ found, balance }, side, payTo, step] = await Promise.all([
        workedOut(app.engine, record.id, today),
        forServer(() => sideFactsOf(app.engine, { file: record.id, today, locale })),
        forServer(() => settingValue(app.engine, 'office.trustIban')),
        forServer(() => nextStepOf(app, facts, { id: record.id, today, isStaff, locale })),
      ])
      if (!side) throw new NotFound()
      const { currency } = found.file
      const whose = access.may(debtor.access.read) && isStaff ? side.debtor : undefined
      const held = isStaff ? await heldForFile(app.engine, record.id, { today, balance }) : []
      const spoken = <T extends { text: Parameters<typeof say>[1] }>(one: T) => ({
        ...one,
        text: say(locale, one.text),
      })
      return {
        balance: {
          on: today,
          ...asMoney(balance, currency),
          explanation: spokenLines(
            explainBalance(balance, { ...found, on: today, letter: expiredLetter(found) }),
            locale,
            currency,
          ),
        },
        flags: flagsOf(facts, {
          debtor: whose,
          today,
          owesAgain: side.isTakenBack && balance.outstanding > 0,
          livesAbroad: side.livesAbroad,
          hasProtectedCoDebtor: side.hasProtectedCoDebtor,
        }).map(spoken),
        held: held.map((one) => {
          const { reason, article, wayOut } = explained(one, locale)
          return { hold: one.hold, reason, article, wayOut }
        }),
        next: comingUp(facts, {
          side: { ...side, costRegime: side.client.costRegime },
          balance,
          step,
          currency,
          locale,
        }).map(spoken),
        debtor: whose ?? null,
        client: isStaff ? side.client : { ...side.client, commission: null },
        counts: isStaff ? side.counts : { ...side.counts, costs: null, otherFiles: null },
        payTo: typeof payTo === 'string' ? payTo : null,
      }
    },
  )
}
