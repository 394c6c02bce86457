/** Calculation that is also a call: the shape of its question and answer, and what works it out. */
import type { ExplanationLine } from '#domain/law/explanation.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Engine } from '#server/db/engine.ts'

export type CalculationContext = { engine: Pick<Engine, 'query'>; today: IsoDate }

export type Calculation = {
  summary: string
  /** JSON Schemas. */
  body: object
  answer: object
  run(
    body: never,
    context: CalculationContext,
  ): Promise<Record<string, unknown> & { explanation: readonly ExplanationLine[] }>
}

type Answered = Record<string, unknown> & { explanation: readonly ExplanationLine[] }

/** @returns Its second argument, typed by the body that the schema lets through. */
export const calculation = <Body>(
  shape: Omit<Calculation, 'run'>,
  run: (body: Body, context: CalculationContext) => Answered | Promise<Answered>,
): Calculation => ({ ...shape, run: async (body, context) => run(body, context) })

/** The largest amount: a hundred billion euros, far below what a number holds exactly. */
const most = 100_000_000_000_00

export const cents = { type: 'integer', minimum: 0, maximum: most, description: 'Whole cents.' }
export const someCents = { ...cents, minimum: 1 }
/** From 1900 to 2199. */
export const day = { type: 'string', format: 'date', pattern: '^(19|20|21)[0-9]{2}-' }
/** Per cent, at most 999.9999. */
export const rate = { type: 'string', pattern: '^[0-9]{1,3}(\\.[0-9]{1,4})?$', description: 'Per cent: "6" is 6 %.' }
export const choice = (values: readonly string[]) => ({ type: 'string', enum: values })
export const yes = { type: 'boolean' }

/** An object with no other properties. */
export const given = (required: object, optional: object = {}) => ({
  type: 'object',
  required: Object.keys(required),
  additionalProperties: false,
  properties: { ...required, ...optional },
})
export const list = (items: object, maxItems: number, minItems = 0) => ({ type: 'array', items, minItems, maxItems })
