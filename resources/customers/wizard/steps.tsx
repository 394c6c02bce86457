/** Steps of the wizard: fields, and the record that they belong to. */
import type { ComponentType } from 'react'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import { contactPerson, type ContactPersonCreate } from '#schemas/generated/contact-person.ts'
import { customer, type CustomerCreate } from '#schemas/generated/customer.ts'
import { dueDiligence, type DueDiligenceCreate } from '#schemas/generated/due-diligence.ts'
import * as person from '#resources/generated/contact-persons/inputs.tsx'
import * as client from '#resources/generated/customers/inputs.tsx'
import * as check from '#resources/generated/due-diligence/inputs.tsx'
import type { Validators } from '#resources/form/values/childRows.ts'

export type Part = 'customer' | 'contactPerson' | 'dueDiligence'
export type Step = {
  /** Name in the address, and end of the text key of its title. */
  name: string
  part: Part
  /** Inputs by property, in order. */
  inputs: Readonly<Record<string, ComponentType>>
  /** Absent: everyone who may create a client. */
  right?: RoleExpression
  /** Optional records are asked about first. */
  isOptional?: boolean
}

export const partEntities: Readonly<Record<Part, Entity>> = { customer, contactPerson, dueDiligence }

export const partValidators: Readonly<Record<Part, () => Promise<Validators>>> = {
  customer: () => import('#schemas/generated/customer.validate.js'),
  contactPerson: () => import('#schemas/generated/contact-person.validate.js'),
  dueDiligence: () => import('#schemas/generated/due-diligence.validate.js'),
}

/** Inputs by property, so that an error finds its step. */
type InputsOf<T> = Partial<Record<keyof T, ComponentType>>

const company = {
  number: client.NumberInput,
  company: client.CompanyInput,
  tradeName: client.TradeNameInput,
  legalForm: client.LegalFormInput,
  kvkNumber: client.KvkNumberInput,
  vatNumber: client.VatNumberInput,
  vatDeductible: client.VatDeductibleInput,
  oin: client.OinInput,
  peppolId: client.PeppolIdInput,
  language: client.LanguageInput,
  parent: client.ParentInput,
} satisfies InputsOf<CustomerCreate>
const address = {
  email: client.EmailInput,
  invoiceEmail: client.InvoiceEmailInput,
  phone: client.PhoneInput,
  website: client.WebsiteInput,
  street: client.StreetInput,
  postcode: client.PostcodeInput,
  city: client.CityInput,
  postalStreet: client.PostalStreetInput,
  postalPostcode: client.PostalPostcodeInput,
  postalCity: client.PostalCityInput,
} satisfies InputsOf<CustomerCreate>
const contact = {
  salutation: person.SalutationInput,
  firstName: person.FirstNameInput,
  lastName: person.LastNameInput,
  gender: person.GenderInput,
  jobTitle: person.JobTitleInput,
  department: person.DepartmentInput,
  email: person.EmailInput,
  phone: person.PhoneInput,
  mobile: person.MobileInput,
  language: person.LanguageInput,
  portalAccess: person.PortalAccessInput,
  receivesReports: person.ReceivesReportsInput,
  receivesInvoices: person.ReceivesInvoicesInput,
} satisfies InputsOf<ContactPersonCreate>
const bank = {
  iban: client.IbanInput,
  bic: client.BicInput,
  accountHolder: client.AccountHolderInput,
  payoutFrequency: client.PayoutFrequencyInput,
  payoutMinimum: client.PayoutMinimumInput,
  paymentTermDays: client.PaymentTermDaysInput,
  netWithInvoice: client.NetWithInvoiceInput,
} satisfies InputsOf<CustomerCreate>
const agreement = {
  contractFrom: client.ContractFromInput,
  contractUntil: client.ContractUntilInput,
  clientCostTemplate: client.ClientCostTemplateInput,
  commission: client.CommissionInput,
  costRegime: client.CostRegimeInput,
  contractualCosts: client.ContractualCostsInput,
  contractualMinimum: client.ContractualMinimumInput,
  interestType: client.InterestTypeInput,
  interestRate: client.InterestRateInput,
  interestPer: client.InterestPerInput,
  interestCompounding: client.InterestCompoundingInput,
  legalType: client.LegalTypeInput,
  sends14DayLetter: client.Sends14DayLetterInput,
  legalConsent: client.LegalConsentInput,
  mergeMode: client.MergeModeInput,
} satisfies InputsOf<CustomerCreate>
const work = {
  team: client.TeamInput,
  accountManager: client.AccountManagerInput,
  caseManager: client.CaseManagerInput,
  requiredDocuments: client.RequiredDocumentsInput,
  notes: client.NotesInput,
} satisfies InputsOf<CustomerCreate>
const diligence = {
  risk: check.RiskInput,
  reviewer: check.ReviewerInput,
  nextReview: check.NextReviewInput,
  notes: check.NotesInput,
} satisfies InputsOf<DueDiligenceCreate>

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

/**
 * Returns the step of a field, or the first step of its part if no step has the field.
 *
 * @param field Field as named by the server; its first word is the property.
 */
export function stepOf(part: Part, field: string): string | undefined {
  const own = steps.filter((step) => step.part === part)
  const name = field.split('.')[0] ?? ''
  return (own.find(({ inputs }) => Object.hasOwn(inputs, name)) ?? own[0])?.name
}
