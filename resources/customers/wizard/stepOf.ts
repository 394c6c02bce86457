/** At which step a field is asked: in the groups of the form of a client, and one step for each other part. */
import type { Part } from './steps.tsx'

const address = ['email', 'invoiceEmail', 'phone', 'website', 'street', 'postcode', 'city']
const fields: Readonly<Record<string, readonly string[]>> = {
  address: [...address, 'postalStreet', 'postalPostcode', 'postalCity'],
  bank: ['iban', 'bic', 'accountHolder', 'payoutFrequency', 'payoutMinimum', 'paymentTermDays', 'netWithInvoice'],
  agreement: [
    ...['contractFrom', 'contractUntil', 'clientCostTemplate', 'commission', 'costRegime', 'interestType'],
    ...['interestRate', 'interestPer', 'interestCompounding', 'legalType', 'sends14DayLetter', 'legalConsent'],
    'mergeMode',
  ],
  work: ['team', 'accountManager', 'caseManager', 'notes'],
}

/** @param field As the server names it; its first word is the property. */
export function stepOf(part: Part, field: string): string {
  if (part === 'contactPerson') return 'contact'
  if (part === 'dueDiligence') return 'dueDiligence'
  const name = field.split('.')[0] ?? ''
  return Object.keys(fields).find((step) => fields[step]?.includes(name)) ?? 'company'
}
