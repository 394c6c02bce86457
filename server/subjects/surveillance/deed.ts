/** Starts the surveillance of the debtors of many files. */
import type { FastifyInstance } from 'fastify'
import { addressSurveillance } from '#schemas/generated/address-surveillance.ts'
import { validateCreate } from '#schemas/generated/address-surveillance.validate.js'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import { adding } from '#server/records/addingDeed.ts'
import type { OwnDeed } from '#server/records/ownDeed.ts'

export const startMany = (app: FastifyInstance): readonly OwnDeed[] => [watching(app)]

/** The debtor of each file; a file may have co-debtors, who are watched one by one. */
const watching = (app: FastifyInstance): OwnDeed => {
  const deed = adding({
    app,
    name: 'watchAddress',
    right: 'ROLE_FILE_BULK_ACTIONS and ROLE_FILE_EDIT',
    entity: addressSurveillance,
    link: 'file',
    validate: validateCreate,
    follows: ({ debtor }) => ({ debtor }),
    // Stopping undoes it fully as long as no provider was told.
    takeBack: (trx, id, by) =>
      app.records.take(
        trx,
        addressSurveillance,
        id,
        'stop',
        { reason: say(by.access.locale, { key: 'surveillance.undone' }) },
        system('bulk', by),
      ),
  })
  // The debtor follows from the file as well, so any one stands in for it during the check.
  return { ...deed, check: ({ ...values }, access) => without(deed.check({ ...values, debtor: 1 }, access)) }
}

function without(body: Readonly<Record<string, unknown>>) {
  const { debtor: _, ...values } = body
  return values
}
