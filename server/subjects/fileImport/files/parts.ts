/** The records that a row is about, each checked as if it were written by itself; mistakes stand at their columns. */
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
import type { Validate } from '#schemas/validation.ts'
import { FieldErrors } from '#server/errors.ts'
import { checkBody, type Body } from '#server/records/values/body.ts'
import { checkRules } from '#server/records/values/rules.ts'
import { defaultsOf, withConditions } from '#server/records/conditionalProperties.ts'
import type { CheckedRow, ImportContext } from '#server/subjects/fileImport/importType.ts'
import { noted } from '#server/subjects/debtors/addressHooks.ts'
import { birthMistake } from '#server/subjects/debtors/debtorHooks.ts'
import type { CheckedLetter } from '#server/subjects/files/rightLetter.ts'
import { refusalErrors } from '#server/subjects/fileImport/rowErrors.ts'
import { letterOf } from './letters.ts'

/** Parts of a row, in the notation that is stored; kept in its `values` under `parts`. */
export type Parts = {
  debtor: Body & { kind: 'private' | 'company' }
  address: Body | null
  contacts: readonly Body[]
  claim: Body & { number: string; amount: Money; dueDate: string; type: string }
  file: Body
  pdf: string | null
  /** The 14-day letter that the client sent. */
  letter: CheckedLetter | null
}
/** `country`: of an address that names none; `codes`: of countries by id. */
type Places = { country: number | null; codes: ReadonlyMap<unknown, string> }
export type ClaimKind = { type: string; number(values: Body): unknown }

/** @returns undefined: something is wrong, and stands in the row. */
export function partsOf(
  row: CheckedRow,
  { country, codes, claimType }: Places & { claimType: string },
  context: ImportContext,
): Parts | undefined {
  const own = (part: string): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(row.values).flatMap(([name, value]) =>
        name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), value]] : [],
      ),
    )
  const check = (part: string, body: Body, entity: Entity, validate: Validate, owner?: string): Body | undefined =>
    checked(row, { part, body, entity, validate, owner }, context)

  const given = own('debtor')
  const kind = kindOf(given)
  const person = debtorBody(given, kind)
  const debtorPart = check('debtor', person, debtor, validateDebtor)
  const born = birthMistake(person, context.today)
  if (born) row.errors.push({ column: 'debtor.birthDate', text: born })

  const place = own('address')
  const isPlaced = place.street !== undefined || place.city !== undefined
  const address = isPlaced ? check('address', { country, ...place }, debtorAddress, validateAddress, 'debtor') : null
  const postcode = address && refusing(row, 'address.', () => noted(address, codes))
  const { email, phone, mobile } = own('contact')
  const contacts = [
    email !== undefined &&
      check('contact', { kind: 'email', email, preferred: true }, debtorContact, validateContact, 'debtor'),
    phone !== undefined && check('contact', { kind: 'phone', phone }, debtorContact, validateContact, 'debtor'),
    mobile !== undefined &&
      mobile !== phone &&
      check('contact:mobile', { kind: 'mobile', phone: mobile }, debtorContact, validateContact, 'debtor'),
  ].filter((one) => one !== false)

  const demand = claimBody(own('claim'), claimType)
  const claimPart = check('claim', demand, claim, validateClaim, 'file')
  const amount = (demand.amount as Money | undefined)?.amount
  if (amount === 0) row.errors.push({ column: 'claim.amount', text: { key: 'error.file.positive' } })
  if (String(demand.invoiceDate ?? '') > context.today)
    row.errors.push({ column: 'claim.invoiceDate', text: { key: 'error.file.future' } })

  const letter =
    debtorPart && claimPart
      ? letterOf(row, { debtor: debtorPart as Parts['debtor'], claim: claimPart as Parts['claim'] }, context)
      : undefined

  if (row.errors.length > 0 || letter === undefined || !debtorPart || !claimPart || address === undefined)
    return undefined
  return {
    debtor: debtorPart as Parts['debtor'],
    address: address && { ...address, ...postcode },
    contacts: contacts.filter((one) => one !== undefined),
    claim: claimPart as Parts['claim'],
    file: own('file'),
    pdf: typeof row.values.pdf === 'string' ? row.values.pdf : null,
    letter,
  }
}

/** A number of the trade register or a company's name is that of a company. */
const kindOf = ({ kind, company, kvkNumber, vatNumber, legalForm }: Body): 'private' | 'company' =>
  kind === 'private' || kind === 'company'
    ? kind
    : (company ?? kvkNumber ?? vatNumber ?? legalForm) !== undefined
      ? 'company'
      : 'private'

/** Debtor of a row. A company takes the last name as its name if it has no other; values that do not fit a kind go. */
function debtorBody(given: Body, kind: 'private' | 'company'): Body {
  const { company, lastName, ...rest } = given
  const apart: Record<typeof kind, readonly string[]> = {
    private: ['legalForm', 'kvkNumber', 'vatNumber'],
    company: ['salutation', 'initials', 'firstName', 'insertion', 'birthDate', 'gender'],
  }
  const fitting = Object.fromEntries(Object.entries(rest).filter(([name]) => !apart[kind].includes(name)))
  return kind === 'company'
    ? { ...fitting, kind, ...((company ?? lastName) !== undefined && { company: company ?? lastName }) }
    : { ...fitting, kind, ...((lastName ?? company) !== undefined && { lastName: lastName ?? company }) }
}

/** Claim of a row. A negative amount is a credit note of the amount without its sign. */
function claimBody(given: Body, claimType: string): Body {
  const amount = given.amount as Money | undefined
  const isCredit = amount !== undefined && amount.amount < 0
  return {
    type: claimType,
    ...given,
    ...(given.invoiceDate === undefined &&
      given.dueDate !== undefined &&
      claimType !== 'invoice' && { invoiceDate: given.dueDate }),
    ...(isCredit && { type: 'credit_note', amount: { ...amount, amount: -amount.amount } }),
  }
}

/** A refusal of a part is told at its columns. */
function refusing<T>(row: CheckedRow, prefix: string, work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof FieldErrors)) throw error
    row.errors.push(...refusalErrors(error, (field) => `${prefix}${field}`))
    return undefined
  }
}

type Part = { part: string; body: Body; entity: Entity; validate: Validate; owner: string | undefined }

function checked(
  row: CheckedRow,
  { part, body, entity, validate, owner }: Part,
  { by, app }: ImportContext,
): Body | undefined {
  // The owner does not exist yet; any id stands in for it.
  const whole = owner === undefined ? body : { ...body, [owner]: 1 }
  try {
    const right = checkBody(whole, entity, validate, by.access)
    const asker = { access: by.access, now: app.now(), entity }
    checkRules({ ...defaultsOf(entity), ...withConditions(right, right, null, asker) }, entity)
    return owner === undefined ? right : Object.fromEntries(Object.entries(right).filter(([name]) => name !== owner))
  } catch (error) {
    if (!(error instanceof FieldErrors)) throw error
    const [name = '', only] = part.split(':')
    // Mistakes of a cell were told already; the value is absent only because of them.
    const known = new Set(row.errors.map(({ column }) => column))
    row.errors.push(
      ...refusalErrors(error, (field) => `${name}.${only && field === 'phone' ? only : field.split('.')[0]}`).filter(
        ({ column }) => !known.has(column),
      ),
    )
    return undefined
  }
}
