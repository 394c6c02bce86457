/** An office in which files are opened, and what the calls for a new file answer. */
import { test as base } from '#tests/support/api.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'

export const test = base.extend('office', async ({ api }) => openOffice(api))
export const tables = ['debtor', 'debtor_address', 'debtor_contact', 'collection_file', 'claim', 'interest_setting']
export const path = '/api/v4/file'

export type Answer = { errors?: Record<string, string[]>; error?: string }
export type Preview = {
  totals: Record<'principal' | 'interest' | 'interestPerDay' | 'outstanding', { amount: number }>
  costs: { total: { amount: number }; from: string | null; needsLetter: boolean }
  letter: {
    state: string
    fault: string | null
    lawful: { amount: number }
    costsFrom: string | null
    explanation: { text: string }[]
  }
  claims: ({ interest: { amount: number }; limitationDate: string; barred: boolean } | null)[]
  duplicates: { claim: number; why: string; file: { id: number; number: string } | null }[]
  joins: { file: number; number: string } | null
  agreed: Record<string, unknown> | null
  errors: Record<string, string[]>
}
