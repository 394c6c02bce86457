/** At the end of a row: edit and delete, for whoever may. */
import Delete from '@mui/icons-material/DeleteOutlined'
import Edit from '@mui/icons-material/EditOutlined'
import IconButton from '@mui/material/IconButton'
import { useContext } from 'react'
import { LinkBase, useCreatePath, useRecordContext, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { dialogState, useDialogSearch } from '#resources/dialog/useDialogSearch.ts'
import { useEntityDefinition } from '#resources/entityOptions.ts'
import { useMay } from '#resources/may.ts'
import { AskDeleteContext } from './AskDeleteContext.ts'

export const RowActions = ({ entity }: { entity: Entity }) => {
  const record = useRecordContext()
  const may = useMay()
  const translate = useTranslate()
  const askDelete = useContext(AskDeleteContext)
  const createPath = useCreatePath()
  const { dialog, hasEdit } = useEntityDefinition(entity.name)
  const { edit } = useDialogSearch()
  if (!record) return null
  const title = String(record[entity.titleField] ?? record.id)
  const to = dialog ? edit(record.id) : createPath({ resource: entity.name, type: 'edit', id: record.id })
  return (
    <>
      {may(entity.access.update) && (dialog || hasEdit) && (
        <IconButton
          size="small"
          aria-label={`${translate('ra.action.edit')} ${title}`}
          component={LinkBase}
          to={to}
          state={dialog ? dialogState : undefined}
        >
          <Edit fontSize="small" />
        </IconButton>
      )}
      {may(entity.access.delete) && (
        <IconButton
          size="small"
          aria-label={`${translate('ra.action.delete')} ${title}`}
          onClick={() => askDelete(record)}
        >
          <Delete fontSize="small" />
        </IconButton>
      )}
    </>
  )
}
