/**
 * Narrowed rows: by relations to what limits a person, by relations to a record that is seen or not, or by parts that
 * are.
 */
import { limits } from '#schemas/owner.ts'
import { narrowingLinks } from '#schemas/within.ts'
import { draftNamed, propertyNamed, type Draft, type Project, type Rule } from '#codegen/check/project.ts'

export const checkWithin: Rule = (draft, project) => {
  const { within } = draft.entity.facts.access
  if (within === undefined) return []
  const path = ['x-access', 'within']
  const links = narrowingLinks({ within })
  if (links.length > 0) {
    return links.flatMap((name, index) => {
      const at = typeof within === 'string' ? path : [...path, String(index)]
      const target = targetOf(draft, name, project)
      if (target?.entity.facts.access.within === undefined)
        return [{ path: at, message: `"${name}" is no relation to one record whose rows are narrowed` }]
      return leadsTo(target, draft, project)
        ? [{ path: at, message: `"${name}" is narrowed by this entity itself` }]
        : []
    })
  }
  return Object.entries(within as Readonly<Record<string, string>>).flatMap(([fact, name]) => {
    const at = [...path, fact]
    const candidates: readonly string[] = Object.keys(limits)
    if (!candidates.includes(fact))
      return [{ path: at, atKey: true, message: `nobody has "${fact}"`, name: fact, candidates: [...candidates] }]
    const relation = propertyNamed(draft, name)?.relation
    return relation && !relation.many ? [] : [{ path: at, message: `"${name}" is no relation to one record` }]
  })
}

/** The entity of a relation to one record, or that whose relation has such an inverse here. */
function targetOf(draft: Draft, name: string, project: Project): Draft | undefined {
  const relation = propertyNamed(draft, name)?.relation
  if (relation) return relation.many ? undefined : draftNamed(project, relation.entity)
  const own = draft.entity.facts.name
  return project.drafts.find(({ entity }) =>
    entity.facts.properties.some(
      (one) => one.relation?.entity === own && one.relation.inverse === name && !one.relation.many,
    ),
  )
}

function leadsTo(from: Draft, to: Draft, project: Project, seen: ReadonlySet<Draft> = new Set()): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  return narrowingLinks(from.entity.facts.access).some((name) => {
    const next = targetOf(from, name, project)
    return next !== undefined && leadsTo(next, to, project, new Set([...seen, from]))
  })
}
