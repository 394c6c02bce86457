/** Opens a file: its debtor where new, its claims, the interest that was agreed, and the 14-day letter of the client. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { referenceOf } from '#domain/law/paymentReference.ts'
import type { Money } from '#domain/money/money.ts'
import type { Entity } from '#schemas/entity.ts'
import { claim } from '#schemas/generated/claim.ts'
import { validateCreate as validateClaim } from '#schemas/generated/claim.validate.js'
import { debtor } from '#schemas/generated/debtor.ts'
import { validateCreate as validateDebtor } from '#schemas/generated/debtor.validate.js'
import { debtorAddress } from '#schemas/generated/debtor-address.ts'
import { validateCreate as validateAddress } from '#schemas/generated/debtor-address.validate.js'
import { debtorContact } from '#schemas/generated/debtor-contact.ts'
import { validateCreate as validateContact } from '#schemas/generated/debtor-contact.validate.js'
import { file } from '#schemas/generated/file.ts'
import { interestSetting } from '#schemas/generated/interest-setting.ts'
import { validateCreate as validateInterest } from '#schemas/generated/interest-setting.validate.js'
import type { Validate } from '#schemas/validation.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import { system } from '#server/foundation/writer.ts'
import { say } from '#server/foundation/messages.ts'
import { writerOf } from '#server/records/call.ts'
import { untyped } from '#server/records/records.ts'
import { checkBody, type Body } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { settle } from '#server/subjects/ledger/settle.ts'
import { checkLetter } from './checkLetter.ts'
import type { NewFile } from './newFile.ts'

type Made = { id: number; number: string; debtor: number }
/** One record that goes along, with where its mistakes are told. */
type Part = { at: string; entity: Entity; body: Body }

const f = names('collection_file')
const c = names('customer')

type Terms = {
  legalType: number | null
  type: string
  rate: string | null
  per: string | null
  compounding: string | null
  team: number | null
  caseManager: number | null
  accountManager: number | null
  active: boolean
}

/** @throws {FieldErrors} With the place of each mistake, such as `claims.0.amount`; nothing is stored then. */
export async function createFile(app: FastifyInstance, request: FastifyRequest, given: NewFile): Promise<Made> {
  const { debtor: whose, claims, interest, fourteenDayLetter: letter, ...rest } = given
  const checked = checkParts(given, request)
  const by = writerOf(request)
  const records = untyped(app.records)
  return app.engine.transaction(async (trx) => {
    const terms = await termsOf(trx, given.customer)
    const create = async ({ at, entity, body }: Part): Promise<number> =>
      records.create(trx, entity, body, by).then(
        ({ id }) => Number(id),
        (error: unknown) => {
          throw error instanceof FieldErrors && at !== '' ? new FieldErrors(prefixed(at, error)) : error
        },
      )
    const debtorId = typeof whose === 'number' ? whose : await create(checked.debtor[0] as Part)
    for (const part of checked.debtor.slice(1)) await create({ ...part, body: { ...part.body, debtor: debtorId } })
    const currency = (claims[0]?.amount as Money | undefined)?.currency ?? 'EUR'
    const id = await create({
      at: '',
      entity: file,
      body: {
        ...rest,
        debtor: debtorId,
        currency,
        language: rest.language ?? 'nl',
        legalType: rest.legalType ?? terms.legalType,
        ...{ team: terms.team, caseManager: terms.caseManager, accountManager: terms.accountManager },
        receivedAt: todayAt(app.now()),
        fourteenDayState: given.fileType === 'company' ? 'not_needed' : 'none',
      },
    })
    const { rows } = await trx.query<{ number: string }>({
      text: `select ${f.number} as number from collection_file where ${f.id} = $1`,
      values: [id],
    })
    const number = rows[0]?.number ?? ''
    await trx.query({
      text: `update collection_file set ${f.payment_reference} = $2 where ${f.id} = $1`,
      values: [id, await freeReference(trx, id, number)],
    })
    const agreed = checked.interest?.body ?? {
      ...{ type: terms.type, rate: terms.rate, per: terms.per, compounding: terms.compounding },
      reason: say(request.access.locale, { key: 'collection.agreedInterest' }),
    }
    await create({ at: interest ? 'interest' : '', entity: interestSetting, body: { ...agreed, file: id } })
    for (const part of checked.claims) await create({ ...part, body: { ...part.body, file: id } })
    // What became of the letter is known once all claims are there.
    if (letter && given.fileType === 'private') {
      await records.update(trx, file, id, await checkLetter(trx, given, letter), system('files', by))
      await settle(trx, id, { today: todayAt(app.now()), requestId: request.id })
    }
    return { id, number, debtor: debtorId }
  })
}

/** The digits of the number, or others where the numbers of an earlier form had the same ones. */
async function freeReference(trx: Trx, id: number, number: string): Promise<string> {
  const digits = number.replace(/\D/g, '').slice(-15)
  const own = [digits, `9${String(id).padStart(11, '0')}`].map(referenceOf)
  const { rows } = await trx.query<{ reference: string }>({
    text: `select ${f.payment_reference} as reference from collection_file where ${f.payment_reference} = any($1)`,
    values: [own],
  })
  return (
    own.find((one) => !rows.some(({ reference }) => reference === one)) ?? referenceOf(String(id).padStart(15, '9'))
  )
}

/** Validates all parts before anything is stored, and reports all mistakes together. */
function checkParts({ debtor: whose, claims, interest }: NewFile, { access }: FastifyRequest) {
  const errors: Record<string, readonly Text[]> = {}
  const check = (at: string, entity: Entity, validate: Validate, body: Body, owner?: string): Part => {
    try {
      // What it belongs to does not exist yet; any id stands in for it during the check.
      const whole = owner === undefined ? body : { ...body, [owner]: 1 }
      return { at, entity, body: checkBody(whole, entity, validate, access) }
    } catch (error) {
      if (!(error instanceof FieldErrors)) throw error
      Object.assign(errors, prefixed(at, error))
      return { at, entity, body: {} }
    }
  }
  const parts = {
    debtor: typeof whose === 'number' ? [] : debtorParts(whose, check),
    interest: interest && check('interest', interestSetting, validateInterest, { reason: '-', ...interest }, 'file'),
    claims: claims.map((body, index) => check(`claims.${index}`, claim, validateClaim, body, 'file')),
  }
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors)
  return parts
}

type Check = (at: string, entity: Entity, validate: Validate, body: Body, owner?: string) => Part

const debtorParts = (
  { addresses = [], contacts = [], ...body }: Exclude<NewFile['debtor'], number>,
  check: Check,
): Part[] => [
  check('debtor', debtor, validateDebtor, body),
  ...addresses.map((address, index) =>
    check(`debtor.addresses.${index}`, debtorAddress, validateAddress, address, 'debtor'),
  ),
  ...contacts.map((contact, index) =>
    check(`debtor.contacts.${index}`, debtorContact, validateContact, contact, 'debtor'),
  ),
]

const prefixed = (at: string, { body }: FieldErrors): Record<string, readonly Text[]> =>
  Object.fromEntries(Object.entries(body.errors ?? {}).map(([field, texts]) => [`${at}.${field}`, texts]))

/** What was agreed with the customer. @throws {FieldErrors} When there is none, or it is no longer active. */
async function termsOf({ query }: Pick<FastifyInstance['engine'], 'query'>, customer: number): Promise<Terms> {
  const { rows } = await query<Terms>({
    text: `select ${c.legal_type_id}::int as "legalType", coalesce(${c.interest_type}, 'statutory') as type, ${c.interest_rate}::text as rate,
        ${c.interest_per} as per, ${c.interest_compounding} as compounding, ${c.team_id}::int as team,
        ${c.case_manager_id}::int as "caseManager", ${c.account_manager_id}::int as "accountManager", coalesce(${c.active}, true) as active
      from customer where ${c.id} = $1`,
    values: [customer],
  })
  const [row] = rows
  if (!row?.active)
    throw new FieldErrors({ customer: [{ key: row ? 'error.file.inactive' : 'error.file.noCustomer' }] })
  return row
}
