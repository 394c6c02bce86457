/** The body of the call that opens a file. */
import type { Money } from '#domain/money/money.ts'
import type { Body } from '#server/records/values/body.ts'

export type NewFile = {
  customer: number
  merchant?: number
  fileType: 'private' | 'company'
  debtor: number | (Body & { addresses?: Body[]; contacts?: Body[] })
  coDebtors?: number[]
  claims: Body[]
  clientReference?: string
  customerNumber?: string
  description?: string
  legalType?: number
  language?: 'nl' | 'en' | 'fr' | 'de'
  interest?: Body
  fourteenDayLetter?: { sent: string; by: 'post' | 'email'; amount: Money }
}
