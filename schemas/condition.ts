/**
 * The one condition language of the project: row rights, picker limits, visibility.
 * `domain/condition.ts` evaluates it in the browser, `server/sql/condition.ts` compiles it to SQL.
 */

/** Frozen list of operators; `_filter[field][op]=value` uses the same names. */
export const operators = ['eq', 'ne', 'in', 'nin', 'lt', 'lte', 'gt', 'gte', 'contains', 'startsWith', 'empty'] as const
export type Operator = (typeof operators)[number]

/** A scalar, or `$me.<name>`, `$today`, `$today-30d`, `$now`. */
export type Operand = string | number | boolean | null
export type Comparison = Operand | { [op in Operator]?: Operand | readonly Operand[] }

/** Properties are combined with "and"; `any`, `all`, `not` nest. */
export type Condition = {
  any?: readonly Condition[]
  all?: readonly Condition[]
  not?: Condition
} & { [property: string]: Comparison | Condition | readonly Condition[] | undefined }
