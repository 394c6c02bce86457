/** Paths of a record's pages, as react-admin counts them; the router turns them into those of the schema. */
import { useCreatePath } from 'react-admin'
import { useMay } from './may.ts'
import { useEntityDefinition } from './entityOptions.ts'

export type RecordId = number | string

/** Search text that opens the dialog of a list. */
export const addSearch = 'add'
/** Search text of a page or list that adds a record, to begin as a copy of another. */
export const duplicateSearch = (id: RecordId) => `duplicate=${encodeURIComponent(id)}`
export const editSearch = (id: RecordId) => `edit=${encodeURIComponent(id)}`

/**
 * Path at which one reads a record of `resource`: its show page, else its edit form.
 *
 * @returns A function from id to path; undefined when there is no page, or the person may not read there.
 */
export function useRecordPath(resource: string): (id: RecordId) => string | undefined {
  const createPath = useCreatePath()
  const may = useMay()
  const { access, dialog, hasShow, hasEdit } = useEntityDefinition(resource)
  return (id) => {
    if (!may(access?.read)) return undefined
    if (hasShow) return createPath({ resource, type: 'show', id })
    if (!may(access?.update)) return undefined
    if (dialog) return `${createPath({ resource, type: 'list' })}?${editSearch(id)}`
    return hasEdit ? createPath({ resource, type: 'edit', id }) : undefined
  }
}
