/** Ingredients of the files of the demo: the records that are there before them, and the tables of the law. */
import type { LetterHolidays } from '#domain/law/fourteenDayLetter.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import type { DebtorOf } from '#server/seed/parties/insertDebtors.ts'
import type { Orders } from './orders.ts'
import type { Planning } from './plan.ts'
import type { Agreed } from './regimes.ts'
import type { Mix } from './shares.ts'

export type FilesOf = {
  debtorOf: (id: number) => DebtorOf
  /** Numbers of existing rows, ids from 1. */
  debtors: number
  customers: number
  /** Shops of a customer; most have none. */
  merchantsOf: (customer: number) => readonly number[]
  orders: Orders
  agreedOf: (customer: number) => Agreed
  employees: readonly number[]
  mix: Mix
  rates: RateTables
  holidays: LetterHolidays
  courtTables: Planning['courtTables']
  now: Date
}
