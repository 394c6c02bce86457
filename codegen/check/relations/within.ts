/** Narrowed rows: by relations to what limits a person, or by one relation to a record that is seen or not. */
import { limits } from '#schemas/owner.ts'
import { draftNamed, propertyNamed, type Rule } from '#codegen/check/project.ts'

export const checkWithin: Rule = (draft, project) => {
  const { within } = draft.entity.facts.access
  if (within === undefined) return []
  const path = ['x-access', 'within']
  const relationOf = (name: string) => propertyNamed(draft, name)?.relation
  if (typeof within === 'string') {
    const relation = relationOf(within)
    const whole = relation && draftNamed(project, relation.entity)
    return relation && !relation.many && whole?.entity.facts.access.within !== undefined
      ? []
      : [{ path, message: `"${within}" is no relation to one record whose rows are narrowed` }]
  }
  return Object.entries(within).flatMap(([fact, name]) => {
    const at = [...path, fact]
    const candidates: readonly string[] = Object.keys(limits)
    if (!candidates.includes(fact))
      return [{ path: at, atKey: true, message: `nobody has "${fact}"`, name: fact, candidates: [...candidates] }]
    const relation = relationOf(name)
    return relation && !relation.many ? [] : [{ path: at, message: `"${name}" is no relation to one record` }]
  })
}
