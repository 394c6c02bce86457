/** Circles of required relations: no first record could ever be created. */
import type { Finding } from '#codegen/problems/errors.ts'
import { draftNamed, type Draft, type Project } from './project.ts'

/** Reports a circle once, at its alphabetically first entity. */
export function checkCycles(draft: Draft, project: Project): Finding[] {
  return requiredRelations(draft).flatMap(({ property, entity }) => {
    const way = wayBack(entity, draft.name, project, [])
    if (!way || way.some((name) => name < draft.name)) return []
    const circle = [draft.name, ...way].join(' → ')
    const message = `these required relations form a circle, so no first record can be created: ${circle}; make one of them optional`
    return [{ path: ['properties', property, 'x-relation', 'entity'], message }]
  })
}

/** Names of the entities on the way from one to another, including the last; undefined without a way. */
function wayBack(from: string, to: string, project: Project, seen: readonly string[]): string[] | undefined {
  if (from === to) return [to]
  const draft = draftNamed(project, from)
  if (!draft || seen.includes(from)) return undefined
  for (const { entity } of requiredRelations(draft)) {
    const way = wayBack(entity, to, project, [...seen, from])
    if (way) return [from, ...way]
  }
  return undefined
}

const requiredRelations = ({ entity }: Draft): { property: string; entity: string }[] =>
  entity.facts.properties.flatMap(({ name, required, relation }) =>
    required && relation && !relation.many ? [{ property: name, entity: relation.entity }] : [],
  )
