/** Errors of rows as somebody reads them: the header, the value, the rule and what is wrong. */
import type { Locale } from '#schemas/entity.ts'
import { AppError, type Text } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import type { Cell } from '#server/import/reading/row.ts'
import { titleOf } from './columns.ts'
import type { RowError } from './importType.ts'
import type { ToldError } from './store.ts'
import type { RowReader } from './understand.ts'

/** Characters of a value, and errors of one row. */
const most = { value: 200, errors: 50 }

export function told(
  errors: readonly RowError[],
  cells: readonly Cell[],
  { headers, columns, all }: Pick<RowReader, 'headers' | 'columns' | 'all'>,
  locale: Locale,
): ToldError[] {
  return errors.slice(0, most.errors).map(({ column, text, rule }) => {
    const at = columns.findIndex((known) => known?.column.name === column)
    const cell = cells[at] ?? null
    const lacking = at < 0 ? all.find(({ name }) => name === column) : undefined
    return {
      column: headers[at] ?? (lacking ? titleOf(lacking, locale) : null),
      value: cell === null ? null : String(cell).slice(0, most.value),
      rule: (rule ?? ruleOf(text)).slice(0, 80),
      text: say(locale, text).slice(0, 400),
      ...(lacking && { to: lacking.name }),
    }
  })
}

const ruleOf = (text: Text): string =>
  typeof text === 'string' ? 'value' : text.key.replace(/^error\.(?:import\.)?|^validation\./, '')

/** Mistakes of a refused write, at the columns that `nameOf` finds for its fields. */
export function refusalErrors(error: AppError, nameOf: (field: string) => string | null = () => null): RowError[] {
  const { error: whole, errors = {} } = error.body
  if (whole !== undefined) return [{ column: null, text: whole }]
  return Object.entries(errors).flatMap(([field, texts]) => texts.map((text) => ({ column: nameOf(field), text })))
}
