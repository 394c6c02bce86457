/** The calculators of the page: the calculation that each asks, what one fills in, and an example. */
import { frequencies } from '#domain/law/arrangement.ts'
import { compoundings, dayCounts, interestTypes } from '#domain/law/interest/claim.ts'
import { interruptionKinds, limitationCategories } from '#domain/law/limitation.ts'
import { addYears } from '#domain/time/calendar.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Answers } from '#providers/generated/calls.ts'

export const calculatorNames = [
  'interest',
  'collection-costs',
  'fourteen-day-letter',
  'court-costs',
  'limitation',
  'arrangement',
] as const
/** Name of a calculation: `POST /api/v4/calculation/{name}`. */
export type CalculatorName = (typeof calculatorNames)[number]
export type AnswerOf<Name extends CalculatorName> = Answers['POST'][`/api/v4/calculation/${Name}`]

/** Texts as typed, by the names of their fields. */
export type Row = Readonly<Record<string, string>>
export type Question = { fields: Row; lists: Readonly<Record<string, readonly Row[]>> }

export type Field = {
  /** Property of the question, and key of its label. */
  name: string
  /** `claim`: number of a row of the list of claims. */
  kind: 'money' | 'day' | 'rate' | 'count' | 'choice' | 'yes' | 'claim'
  choices?: readonly string[]
  /** Key of the text of no choice. */
  nothing?: string
  /** An amount that may be nothing. */
  mayBeZero?: true
  /** A choice that is sent as a number. */
  isNumber?: true
  /** A sentence below it says more. */
  hasHelp?: true
  /** Start value of the field; `today` is the day of asking. */
  start?: string
  isOptional?: true
  /** Rarely needed: shown on request. */
  isFurther?: true
  /** Whether the field applies to what else is filled in. */
  when?: (row: Row) => boolean
  /** Decides between fields and is no part of the question. */
  isOwn?: true
}
export type List = { name: string; fields: readonly Field[]; least: 0 | 1; most: number }
export type Calculator = {
  fields: readonly Field[]
  lists: readonly List[]
  example: (today: IsoDate) => { fields?: Row; lists?: Question['lists'] }
}

const bearsInterest = ({ type }: Row) => type !== 'none'
const isContract = ({ type }: Row) => type === 'contractual'

export const claims: List = {
  name: 'claims',
  least: 1,
  most: 200,
  fields: [
    { name: 'amount', kind: 'money' },
    { name: 'interestFrom', kind: 'day' },
    { name: 'type', kind: 'choice', choices: interestTypes, start: 'statutory' },
    { name: 'rate', kind: 'rate', when: isContract },
    { name: 'per', kind: 'choice', choices: ['year', 'month'], start: 'year', when: isContract },
    { name: 'surcharge', kind: 'rate', isOptional: true, isFurther: true, when: bearsInterest },
    {
      name: 'compounding',
      kind: 'choice',
      choices: ['', ...compoundings],
      start: '',
      nothing: 'byLaw',
      isOptional: true,
      isFurther: true,
      when: bearsInterest,
    },
    {
      name: 'dayCount',
      kind: 'choice',
      choices: ['', ...dayCounts],
      start: '',
      nothing: 'asSet',
      isOptional: true,
      isFurther: true,
      when: bearsInterest,
    },
  ],
}

export const payments: List = {
  name: 'payments',
  least: 0,
  most: 500,
  fields: [
    { name: 'date', kind: 'day' },
    { name: 'amount', kind: 'money' },
    { name: 'claim', kind: 'claim', isOptional: true },
  ],
}

const interruptions: List = {
  name: 'interruptions',
  least: 0,
  most: 500,
  fields: [
    { name: 'date', kind: 'day' },
    { name: 'kind', kind: 'choice', choices: interruptionKinds, start: 'demand' },
  ],
}

const vatDeductible: Field = { name: 'vatDeductible', kind: 'yes', start: 'true' }

export const calculators: Readonly<Record<CalculatorName, Calculator>> = {
  interest: {
    fields: [
      { name: 'until', kind: 'day', start: 'today' },
      { name: 'costs', kind: 'money', mayBeZero: true, isOptional: true, hasHelp: true },
    ],
    lists: [claims, payments],
    example: (today) => ({
      fields: { until: today, costs: '150,00' },
      lists: {
        claims: [
          { amount: '1000,00', interestFrom: addYears(today, -2), type: 'statutory' },
          { amount: '250,50', interestFrom: addDays(today, -200), type: 'commercial' },
        ],
        payments: [{ date: addDays(today, -100), amount: '500,00' }],
      },
    }),
  },
  'collection-costs': {
    fields: [{ name: 'principal', kind: 'money', mayBeZero: true, hasHelp: true }, vatDeductible],
    lists: [],
    example: () => ({ fields: { principal: '1250,50' } }),
  },
  'fourteen-day-letter': {
    fields: [
      { name: 'sent', kind: 'day' },
      { name: 'by', kind: 'choice', choices: ['post', 'email'], start: 'post' },
    ],
    lists: [],
    example: (today) => ({ fields: { sent: today } }),
  },
  'court-costs': {
    fields: [
      { name: 'claim', kind: 'money', hasHelp: true },
      { name: 'on', kind: 'day', start: 'today' },
      {
        name: 'claimant',
        kind: 'choice',
        choices: ['legal_person', 'natural_person', 'indigent'],
        start: 'legal_person',
      },
      {
        name: 'points',
        kind: 'choice',
        choices: ['0.5', '1', '1.5', '2', '2.5', '3', '4', '5'],
        start: '1',
        isNumber: true,
        hasHelp: true,
      },
      vatDeductible,
    ],
    lists: [],
    example: () => ({ fields: { claim: '1162,34' } }),
  },
  limitation: {
    fields: [
      { name: 'category', kind: 'choice', choices: limitationCategories, start: 'contract_5' },
      { name: 'due', kind: 'day' },
      { name: 'on', kind: 'day', start: 'today' },
    ],
    lists: [interruptions],
    example: (today) => ({
      fields: { due: addYears(today, -4) },
      lists: { interruptions: [{ date: addYears(today, -1), kind: 'demand' }] },
    }),
  },
  arrangement: {
    fields: [
      { name: 'total', kind: 'money' },
      { name: 'plan', kind: 'choice', choices: ['instalments', 'amount'], start: 'instalments', isOwn: true },
      { name: 'instalments', kind: 'count', when: ({ plan }) => plan !== 'amount' },
      { name: 'amount', kind: 'money', when: ({ plan }) => plan === 'amount' },
      { name: 'frequency', kind: 'choice', choices: frequencies, start: 'monthly' },
      { name: 'start', kind: 'day', start: 'today' },
    ],
    lists: [],
    example: (today) => ({ fields: { total: '1162,34', instalments: '6', start: addDays(today, 14) } }),
  },
}
