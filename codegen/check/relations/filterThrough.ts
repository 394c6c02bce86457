/** Filters by properties of other records: each path leads back over one relation to an index that a filter uses. */
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
    const { steps, property } = followed
    if (steps.length !== 1 || steps[0]?.by !== 'theirs')
      return [{ path, message: `"${text}" must lead over the inverse of one relation to a property` }]
    return property.filter && property.sort && !property.relation
      ? []
      : [{ path, message: `"${text}" has no index that a filter could use` }]
  })
}
