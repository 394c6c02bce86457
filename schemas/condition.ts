/**
 * The project's only condition language: row rights, picker limits, visibility. `domain/condition.ts` evaluates
 * it in the browser, `server/sql/condition.ts` compiles it to SQL.
 */

/** The operators; `_filter[field][op]=value` uses the same names. */
export const operators = ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte', 'contains', 'startsWith', 'empty'] as const
export type Operator = (typeof operators)[number]

/** Operator of lists for relations to a hierarchy: the record itself or any below it. */
export const treeOperator = 'under'
export const filterOperators = [...operators, treeOperator] as const
export type FilterOperator = (typeof filterOperators)[number]

/** A scalar, or `$me.<name>`, `$today`, `$today-30d`, `$now`, `$.<property>` (another property of the same record). */
export type Operand = string | number | boolean | null
export type Comparison = Operand | { [op in Operator]?: Operand | readonly Operand[] }

/** Properties are combined with "and"; `any`, `all`, `not` nest. */
export type Condition = {
  any?: readonly Condition[]
  all?: readonly Condition[]
  not?: Condition
} & { [property: string]: Comparison | Condition | readonly Condition[] | undefined }

/** @returns The property that an operand names ('until' for '$.until'); undefined for another operand. */
export const otherProperty = (operand: unknown): string | undefined =>
  typeof operand === 'string' ? /^\$\.(\w+)$/.exec(operand)?.[1] : undefined
