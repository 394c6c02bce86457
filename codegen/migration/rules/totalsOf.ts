/** The totals that the schemas define, by the table whose rows they summarise. */
import type { EntityModel, Model, PropertyModel } from '#codegen/model.ts'
import { isFold, type Fold } from '#schemas/computedProperty.ts'
import { columnsIn, conditionSql } from '#codegen/sql/condition.ts'
import { text } from '#codegen/sql/text.ts'
import { nameOf } from '#codegen/migration/names.ts'
import type { Total, Totals } from '#codegen/migration/table.ts'
import { defaultCurrency } from '#schemas/product.ts'

/** The totals of records of `source` in other tables; empty for most entities. */
export function totalsOf(source: EntityModel, { entities }: Model): Totals[] {
  return source.facts.properties.flatMap(({ relation, column: by }) => {
    const target = entities.find(({ facts }) => facts.name === relation?.entity)
    if (!relation?.inverse || relation.many || !target) return []
    const found = target.properties.flatMap((property): { total: Total; reads: string[] }[] => {
      const { computed } = property
      if (!isFold(computed) || pathOf(computed)[0] !== relation.inverse) return []
      return [totalOf(computed, property, source)]
    })
    if (found.length === 0) return []
    return [
      {
        name: nameOf(source.facts.table, [by], 'totals'),
        of: target.facts.table,
        by,
        reads: [...new Set(found.flatMap(({ reads }) => reads))].toSorted(),
        columns: found.map(({ total }) => total),
      },
    ]
  })
}

/** The path of a fold, whichever kind it is: `claims.amount`; a count has no property. */
export function pathOf(fold: Fold): [inverse: string, property: string | undefined] {
  const path = fold.sum ?? fold.count ?? fold.min ?? fold.max ?? fold.last ?? ''
  const [inverse = '', property] = path.split('.')
  return [inverse, property]
}

const folds = ['sum', 'count', 'min', 'max', 'last'] as const

function totalOf(computed: Fold, { facts }: PropertyModel, { facts: source }: EntityModel) {
  const fold = folds.find((one) => computed[one] !== undefined) ?? 'count'
  const value = source.properties.find(({ name }) => name === pathOf(computed)[1])
  const conditions = [
    ...(computed.where ? [conditionSql(computed.where, { properties: source.properties, prefix: 'n.' })] : []),
    // Amounts in other currencies are not part of the sum.
    ...(fold === 'sum' && value?.type === 'money' ? [`n."${value.column}_currency" = ${text(defaultCurrency)}`] : []),
  ]
  const where = conditions.map((one) => `coalesce(${one}, false)`).join(' and ') || 'true'
  const { default: fallback } = facts
  const isCounted = fold === 'sum' || fold === 'count'
  const none = isCounted ? '0' : fallback === undefined || fallback === null ? 'null' : text(String(fallback))
  const total: Total = { column: facts.column, fold, ...(value && { value: value.column }), where, none }
  return { total, reads: [...(value ? [value.column] : []), ...columnsIn(where)] }
}
