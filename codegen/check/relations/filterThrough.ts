/**
 * Filters by properties of other records: each path leads over one relation, or over one of its own and back over one of others. From records that point here it leads to an
 * index that a filter uses; those that the record itself points at are found by their id.
 */
import { follow } from '#schemas/keptSearch.ts'
import type { Rule } from '#codegen/check/project.ts'

export const checkFilterThrough: Rule = ({ schema, entity: { facts } }, { drafts }) => {
  const all = drafts.map(({ entity }) => entity.facts)
  return (schema['x-store']?.filterThrough ?? []).flatMap((text, index) => {
    const path = ['x-store', 'filterThrough', index]
    const followed = follow(facts, text, { all, find: (name) => all.find((one) => one.name === name) })
    if ('problem' in followed) {
      const { problem, ...rest } = followed
      return [{ path, message: `"${text}" ${problem}`, ...rest }]
    }
    const { steps, property, targets } = followed
    const by = steps.length === 1 || (steps.length === 2 && steps[0]?.by === 'own') ? steps.at(-1)?.by : undefined
    if (by === undefined || by === 'link' || (steps.length === 2 && by === 'own'))
      return [
        {
          path,
          message: `"${text}" must lead over one relation to one record, the inverse of one, or the one and then the other, to a property`,
        },
      ]
    const limited = targets.slice(0, -1).find(({ access: { rows } }) => rows !== undefined)
    if (limited)
      return [{ path, message: `"${text}" leads over "${limited.name}", of which not everybody sees all rows` }]
    if (by === 'own')
      return property.filter && !property.relation?.many
        ? []
        : [{ path, message: `"${text}" is no filter of the record that it leads to` }]
    return property.filter && (property.sort || property.search) && !property.relation
      ? []
      : [{ path, message: `"${text}" has no index that a filter could use` }]
  })
}
