/** The steps of taking in a client: what each asks, and to which record its answers belong. */
import type { ComponentType } from 'react'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import { contactPerson } from '#schemas/generated/contact-person.ts'
import { customer } from '#schemas/generated/customer.ts'
import { dueDiligence } from '#schemas/generated/due-diligence.ts'
import * as person from '#resources/generated/contact-persons/inputs.tsx'
import * as client from '#resources/generated/customers/inputs.tsx'
import * as check from '#resources/generated/due-diligence/inputs.tsx'
import type { Validators } from '#resources/form/useValidate.ts'

export type Part = 'customer' | 'contactPerson' | 'dueDiligence'
export type Step = {
  /** In the address, and the end of the key of its title. */
  name: string
  part: Part
  inputs: readonly ComponentType[]
  /** Absent: whoever may add a client. */
  right?: RoleExpression
  /** What else there may be is asked first, and left out unless it is wanted. */
  isOptional?: boolean
}

export const partEntities: Readonly<Record<Part, Entity>> = { customer, contactPerson, dueDiligence }

export const partValidators: Readonly<Record<Part, () => Promise<Validators>>> = {
  customer: () => import('#schemas/generated/customer.validate.js'),
  contactPerson: () => import('#schemas/generated/contact-person.validate.js'),
  dueDiligence: () => import('#schemas/generated/due-diligence.validate.js'),
}

const company = [
  ...[client.NumberInput, client.CompanyInput, client.TradeNameInput, client.LegalFormInput, client.KvkNumberInput],
  ...[client.VatNumberInput, client.VatDeductibleInput, client.LanguageInput, client.ParentInput],
]
const address = [
  ...[client.EmailInput, client.InvoiceEmailInput, client.PhoneInput, client.WebsiteInput],
  ...[client.StreetInput, client.PostcodeInput, client.CityInput],
  ...[client.PostalStreetInput, client.PostalPostcodeInput, client.PostalCityInput],
]
const contact = [
  ...[person.SalutationInput, person.FirstNameInput, person.LastNameInput, person.GenderInput, person.JobTitleInput],
  ...[person.DepartmentInput, person.EmailInput, person.PhoneInput, person.MobileInput, person.LanguageInput],
  ...[person.PortalAccessInput, person.ReceivesReportsInput, person.ReceivesInvoicesInput],
]
const bank = [
  ...[client.IbanInput, client.BicInput, client.AccountHolderInput, client.PayoutFrequencyInput],
  ...[client.PayoutMinimumInput, client.PaymentTermDaysInput, client.NetWithInvoiceInput],
]
const agreement = [
  ...[client.ContractFromInput, client.ContractUntilInput, client.ClientCostTemplateInput, client.CommissionInput],
  ...[client.CostRegimeInput, client.InterestTypeInput, client.InterestRateInput, client.InterestPerInput],
  ...[client.InterestCompoundingInput, client.LegalTypeInput, client.Sends14DayLetterInput],
  ...[client.LegalConsentInput, client.MergeModeInput],
]
const work = [client.TeamInput, client.AccountManagerInput, client.CaseManagerInput, client.NotesInput]
const diligence = [check.RiskInput, check.ReviewerInput, check.NextReviewInput, check.NotesInput]

export const steps: readonly Step[] = [
  { name: 'company', part: 'customer', inputs: company },
  { name: 'address', part: 'customer', inputs: address },
  {
    name: 'contact',
    part: 'contactPerson',
    inputs: contact,
    right: contactPerson.access.create,
    isOptional: true,
  },
  { name: 'bank', part: 'customer', inputs: bank },
  { name: 'agreement', part: 'customer', inputs: agreement },
  { name: 'work', part: 'customer', inputs: work },
  {
    name: 'dueDiligence',
    part: 'dueDiligence',
    inputs: diligence,
    right: dueDiligence.access.create,
    isOptional: true,
  },
]
