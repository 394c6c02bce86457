/** Logged reads: such values may only be given out by reading a single record or by an export. */
import type { Finding } from '#codegen/problems/errors.ts'
import { draftNamed, propertyNamed, type Draft, type Rule } from './project.ts'

export const checkLogReads: Rule = (draft, project) => [
  ...neverRead(draft),
  ...inColumns(draft),
  ...draft.entity.facts.properties.flatMap(({ name, relation }) =>
    (relation?.embed ?? []).flatMap((embedded, index): Finding[] => {
      const target = draftNamed(project, relation?.entity)
      if (!target || !propertyNamed(target, embedded)?.access?.logReads) return []
      const isWritten = draft.schema.properties[name]?.['x-relation']?.embed !== undefined
      const path = ['properties', name, 'x-relation', ...(isWritten ? ['embed', index] : [])]
      const message = `reads of "${embedded}" of "${target.name}" are logged, and what a relation shows is not; leave it out of "embed"`
      return [{ path, message }]
    }),
  ),
]

function neverRead({ entity: { facts } }: Draft): Finding[] {
  return facts.properties.flatMap(({ name, writeOnly, access }) => {
    if (!access?.logReads) return []
    const path = ['properties', name, 'x-access', 'logReads']
    if (writeOnly) return [{ path, message: `"${name}" is writeOnly, so nobody reads it; leave out "logReads"` }]
    if (name !== 'id' && name !== facts.titleField) return []
    const message = `"${name}" stands for the record in lists and relations, which are not logged; leave out "logReads" or name another titleField`
    return [{ path, message }]
  })
}

const inColumns = ({ entity: { facts }, schema }: Draft): Finding[] =>
  (schema['x-ui']?.list?.columns ?? []).flatMap((column, index) => {
    const { access } = facts.properties.find(({ name }) => name === column) ?? {}
    if (!access?.logReads || access.mask) return []
    const message = `reads of "${column}" are logged, so lists leave it out; give it "mask": true, or take it from the columns`
    return [{ path: ['x-ui', 'list', 'columns', index], message }]
  })
