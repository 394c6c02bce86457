/** Values typed into the steps of a new file, and the steps that its mistakes belong to. */
import { contentRows, type ClaimRow } from './claimRows.ts'
import type { Values } from '#resources/form/changes.ts'

export const stepNames = ['customer', 'debtor', 'claims', 'letter', 'terms', 'check'] as const
export type StepName = (typeof stepNames)[number]

/** Texts as typed. */
export type LetterTyped = { isSent: boolean; sent: string; by: 'post' | 'email'; amount: string; toCoDebtors: boolean }

export type Typed = {
  /** Properties of the file, its debtor by id where one was chosen. */
  file: Values
  newDebtor: Values
  claims: readonly ClaimRow[]
  letter: LetterTyped
  interest: Values
  /** `isKnown`: the debtor is chosen, not new. `hasInterest`: other interest than was agreed. */
  chosen: { isKnown: boolean; hasInterest: boolean }
}

export const nothingTyped = (file: Values = {}): Typed => ({
  file: { language: 'nl', ...file },
  newDebtor: { addresses: [], contacts: [] },
  claims: [],
  letter: { isSent: false, sent: '', by: 'post', amount: '', toCoDebtors: false },
  interest: {},
  chosen: { isKnown: false, hasInterest: false },
})

/** Whether there is anything to lose. */
export const isTyped = ({ file, newDebtor, claims, letter }: Typed): boolean =>
  Object.entries(file).some(([name, value]) => name !== 'language' && isFilled(value)) ||
  Object.entries(newDebtor).some(
    ([name, value]) => !['language', 'kind', 'gender'].includes(name) && isFilled(value),
  ) ||
  contentRows(claims).length > 0 ||
  letter.isSent

const isFilled = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0)

const stepOfField: Readonly<Record<string, StepName>> = {
  customer: 'customer',
  merchant: 'customer',
  fileType: 'customer',
  common: 'customer',
  clientReference: 'customer',
  customerNumber: 'customer',
  debtor: 'debtor',
  coDebtors: 'debtor',
  claims: 'claims',
  fourteenDayLetter: 'letter',
}

/** Mistakes by place, such as `claims.0.amount`. */
export type Errors = Readonly<Record<string, string>>

/** @param place Place of a mistake, such as `debtor.addresses.0.postcode`. */
export const stepOf = (place: string): StepName => stepOfField[place.split('.')[0] ?? ''] ?? 'terms'

export const errorsOf = (errors: Errors, step: StepName): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([place]) => stepOf(place) === step))

/** Errors below a place, without it. @example within({ 'debtor.lastName': '…' }, 'debtor') // { lastName: '…' } */
export const within = (errors: Errors, place: string): Errors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([at]) => at.startsWith(`${place}.`))
      .map(([at, text]) => [at.slice(place.length + 1), text]),
  )
