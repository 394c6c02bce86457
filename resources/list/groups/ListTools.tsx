/** Buttons in the header of a list that come after its rows: its groups, its columns, its saved views, the way to import a file. */
import type { Entity } from '#schemas/entity.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'
import { ColumnsButton } from '#resources/table/ColumnsButton.tsx'
import type { NamedColumn } from '#resources/table/ColumnsPanel.tsx'
import { ImportLink } from '#resources/list/ImportLink.tsx'
import { GroupButton } from './GroupButton.tsx'
import { Views } from '#resources/list/views/Views.tsx'

type ListToolsProps = {
  entity: Entity
  /** All columns of the list. */
  columns: readonly NamedColumn[]
  /** Columns hidden by default. */
  hidden: readonly string[]
  /** The list can be filtered, so that a group can be opened. */
  hasGroups: boolean
}

export const ListTools = ({ entity, columns, hidden, hasGroups }: ListToolsProps) => {
  const may = useMay()
  const { access: views } = useEntityDefinition('saved-view')
  return (
    <>
      {hasGroups && <GroupButton entity={entity} />}
      <ColumnsButton columns={columns} />
      {may(views?.read) && <Views entity={entity} hidden={hidden} />}
      {may(entity.access.import) && <ImportLink entity={entity} />}
    </>
  )
}
