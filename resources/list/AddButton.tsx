/** Link to the form of a new record, for those who may create one. */
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { LinkBase, useCreatePath, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import { dialogState, useDialogSearch } from '#resources/dialog/useDialogSearch.ts'
import { useEntityDefinition } from '#resources/contexts/entityOptions.ts'
import { useMay } from '#resources/contexts/may.ts'

type AddProps = {
  entity: Entity
  /** Label, if it is not the button of the page but a suggestion within it. */
  label?: string
  className?: string
}

export const AddButton = ({ entity, label, className }: AddProps) => {
  const may = useMay()
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { dialog, hasCreate } = useEntityDefinition(entity.name)
  const { add } = useDialogSearch()
  if (!may(entity.access.create) || !(dialog || hasCreate)) return null
  const to = dialog ? add : createPath({ resource: entity.name, type: 'create' })
  return (
    <Button
      className={className}
      variant={label === undefined ? 'contained' : 'outlined'}
      startIcon={<Add />}
      component={LinkBase}
      to={to}
      state={dialog ? dialogState : undefined}
    >
      {label ?? translate('ra.action.add')}
    </Button>
  )
}
