/** Child records: the relation to their parent, and the name under which the parent reads and saves them. */
import type { Finding, Path } from '#codegen/problems/errors.ts'
import { draftNamed, propertyNamed, type Draft, type Project } from '#codegen/check/project.ts'

export const checkChildren = (draft: Draft, project: Project): Finding[] =>
  draft.entity.facts.properties.flatMap(({ name, required, readOnly, relation }) => {
    if (!relation || draft.schema.properties[name]?.['x-relation']?.parent === undefined) return []
    const path: Path = ['properties', name, 'x-relation', 'parent']
    const because = (message: string): Finding[] => [{ path, atKey: true, message }]
    if (relation.many || relation.entity === draft.name)
      return because(`"${name}" must lead to one record of another entity, for these to be its rows`)
    if (!required || readOnly)
      return because(`a row always belongs to something: put "${name}" in required, and leave out "readOnly"`)
    if (relation.onDelete !== 'cascade')
      return because(`rows go with what they belong to: leave out "onDelete", or write "cascade"`)
    const target = draftNamed(project, relation.entity)
    const rows = relation.parent?.as ?? ''
    if (target && (rows === 'search' || propertyNamed(target, rows)))
      return because(`"${rows}" of ${target.name} is something else already; choose another name for its rows`)
    const [first] = (target?.entity.facts.children ?? []).filter((child) => child.name === rows)
    if (first && (first.entity !== draft.name || first.property !== name))
      return because(`"${rows}" of ${relation.entity} are the rows of ${first.entity} already; choose another name`)
    const isNested = draft.entity.facts.children !== undefined
    return isNested ? because(`a row has no rows of its own: ${draft.name} is read and saved with its own`) : []
  })
