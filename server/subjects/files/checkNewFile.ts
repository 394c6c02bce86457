/** Checks a new file before anything is stored, and tells all that is wrong at once, each at its place. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { consumerFaults } from '#domain/law/consumerInterest.ts'
import type { Money } from '#domain/money/money.ts'
import { file } from '#schemas/generated/file.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { type Text, FieldErrors } from '#server/errors.ts'
import { callOf } from '#server/records/call.ts'
import { checkRelations } from '#server/records/relations.ts'
import type { Body } from '#server/records/values/body.ts'
import { birthMistake } from '#server/subjects/debtors/debtorHooks.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { agreedWith, intakeRefusal, onGround, type Agreed } from './customerAgreement.ts'
import { debtorKind, knownDebtors, type KnownDebtor } from './debtors.ts'
import { wrongMerchant } from './fileHooks.ts'
import { claimBody, type GivenDebtor, type GivenFile, type GivenLetter } from './newFile.ts'
import { rightClaim, type Limits } from './rightClaim.ts'
import { rightLetter, type CheckedLetter } from './rightLetter.ts'
import { partChecker, placed, prefixed, type Checker, type Mistakes, type NewDebtor, type Part } from './parts.ts'

export type CheckedDebtor = KnownDebtor | NewDebtor

/** Parts of a file that are right; those that are missing or wrong are undefined, and stand in `mistakes`. */
export type CheckedFile = {
  mistakes: Mistakes
  agreed: Agreed | undefined
  fileType: 'private' | 'company' | undefined
  debtor: CheckedDebtor | undefined
  coDebtors: readonly CheckedDebtor[]
  /** Claims in the order in which they were sent. */
  claims: readonly Part[]
  currency: Money['currency']
  interest: Part | undefined
  letter: CheckedLetter | undefined
}

const missing: readonly Text[] = [{ key: 'validation.required' }]

/** @param app Its engine is asked, so that in a transaction the same is seen as by its writes. */
export async function checkNewFile(
  app: Pick<FastifyInstance, 'engine' | 'now'>,
  request: FastifyRequest,
  given: GivenFile,
): Promise<CheckedFile> {
  const mistakes: Mistakes = Object.create(null) as Mistakes
  const today = todayAt(app.now())
  const { access } = request
  const context = { engine: app.engine, entities: entityByName, access, now: app.now(), call: callOf(request) }
  const checker = partChecker(context, mistakes)
  const { customer, fileType, claims = [] } = given

  const terms = customer === undefined ? undefined : await agreedWith(app.engine, customer, given.legalType)
  const agreed = terms && onGround(terms, isKind(fileType) ? fileType : undefined)
  if (customer === undefined) mistakes.customer = missing
  else Object.assign(mistakes, await intakeRefusal(app.engine, agreed))
  if (fileType === undefined) mistakes.fileType = missing
  else if (!isKind(fileType)) mistakes.fileType = [{ key: 'validation.enum' }]
  await checkRelations(fileRelations(given), { ...context, entity: file }, app.engine).catch((error: unknown) => {
    if (!(error instanceof FieldErrors)) throw error
    Object.assign(mistakes, prefixed('', error))
  })
  if (agreed && !mistakes.merchant && (await wrongMerchant(app.engine, given.merchant, customer ?? 0)))
    mistakes.merchant = [{ key: 'error.file.merchant' }]

  const debtors = await checkDebtors(app, given, checker, mistakes)
  const parts = await checker.claims(placed('claims', claims.map(claimBody)))
  if (claims.length === 0) mistakes.claims = missing
  const currency = currencyOf(parts)
  const interest =
    given.interest && (await checker.interest({ at: 'interest', body: { reason: '-', ...given.interest } }))
  const asked = given.interest as Parameters<typeof consumerFaults>[0] | null | undefined
  for (const { field, reason } of asked && fileType === 'private' ? consumerFaults(asked) : [])
    mistakes[`interest.${field}`] ??= [{ key: `error.file.interest.${reason}` }]
  return {
    mistakes,
    agreed: mistakes.customer ? undefined : agreed,
    fileType: mistakes.fileType || !isKind(fileType) ? undefined : fileType,
    ...debtors,
    claims: parts.map((part) => rightClaim(part, { currency, today, mistakes })),
    currency,
    interest: interest ?? undefined,
    letter: given.fourteenDayLetter ? checkLetter(given.fourteenDayLetter, { currency, today, mistakes }) : undefined,
  }
}

/** Relations that the file keeps as they are sent; debtors may have been merged since. */
const fileRelations = ({ customer, merchant, legalType, team, tags }: GivenFile): Body => ({
  customer,
  merchant,
  legalType,
  team,
  tags,
})

export async function checkDebtors(
  { engine, now }: Pick<FastifyInstance, 'engine' | 'now'>,
  { debtor, coDebtors = [], fileType }: Pick<GivenFile, 'debtor' | 'coDebtors' | 'fileType'>,
  checker: Checker,
  mistakes: Mistakes,
): Promise<Pick<CheckedFile, 'debtor' | 'coDebtors'>> {
  const today = todayAt(now())
  const known = await knownDebtors(
    engine,
    [debtor, ...coDebtors].filter((one) => typeof one === 'number'),
  )
  const check = async (at: string, one: GivenDebtor): Promise<CheckedDebtor | undefined> => {
    if (typeof one === 'number') {
      const found = known.get(one)
      if (!found) mistakes[at] = [{ key: 'error.file.noDebtor' }]
      return found
    }
    const whole = await checker.debtor(at, { kind: fileType ?? 'private', ...one })
    const born = birthMistake(one, today)
    if (born) mistakes[`${at}.birthDate`] ??= [born]
    if (String(one.deceasedAt ?? '') > today) mistakes[`${at}.deceasedAt`] ??= [{ key: 'error.file.future' }]
    return whole
  }
  if (debtor === undefined) mistakes.debtor = missing
  const checked = debtor === undefined ? undefined : await check('debtor', debtor)
  const others: CheckedDebtor[] = []
  for (const [index, one] of coDebtors.entries()) {
    const other = await check(`coDebtors.${index}`, one)
    if (!other) continue
    const isTwice =
      'id' in other && [checked, ...others].some((first) => first && 'id' in first && first.id === other.id)
    if (isTwice) mistakes[`coDebtors.${index}`] = [{ key: 'error.file.sameDebtor' }]
    else others.push(other)
  }
  if (fileType === 'private' && checked && debtorKind(checked) === 'company')
    mistakes.fileType = [{ key: 'error.file.companyDebtor' }]
  return { debtor: checked, coDebtors: others }
}

function checkLetter(given: GivenLetter, { currency, today, mistakes }: Limits): CheckedLetter | undefined {
  const found = rightLetter(given, { currency, today })
  if ('letter' in found) return found.letter
  for (const [name, text] of Object.entries(found.mistakes)) mistakes[`fourteenDayLetter.${name}`] = [text]
  return undefined
}

const isKind = (kind: unknown): kind is 'private' | 'company' => kind === 'private' || kind === 'company'

/** Currency of the first claim that is right. */
const currencyOf = (claims: readonly Part[]): Money['currency'] =>
  (claims.find(({ body }) => body)?.body?.amount as Money | undefined)?.currency ?? 'EUR'
