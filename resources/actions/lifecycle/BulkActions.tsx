/** Actions on all selected records, each by itself: what one refuses does not keep the others. */
import { useQueryClient } from '@tanstack/react-query'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useListContext, useNotify, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import type { Entity } from '#schemas/entity.ts'
import type { LifecycleAction } from '#schemas/lifecycle.ts'
import { useFormKey } from '#resources/form/useFormKey.ts'
import { useMay } from '#resources/may.ts'
import { callMessage } from '#resources/serverErrors.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { useActionInputs } from './useActionInputs.ts'

type ManyDone = { done: readonly number[]; refused: readonly { id: number; errors: readonly string[] }[] }

export const BulkActions = ({ entity }: { entity: Entity }) => {
  const may = useMay()
  return Object.entries(entity.lifecycle?.actions ?? {})
    .filter(([, { bulk, access }]) => bulk !== undefined && may(access))
    .map(([name, action]) => <BulkAction key={name} entity={entity} name={name} action={action} />)
}

type BulkActionProps = { entity: Entity; name: string; action: LifecycleAction }

const BulkAction = ({ entity, name, action }: BulkActionProps) => {
  const { selectedIds, onSelect } = useListContext()
  const translate = useTranslate()
  const notify = useNotify()
  const formKey = useFormKey()
  const queryClient = useQueryClient()
  const { inputs, load } = useActionInputs(entity)
  const [isOpen, setOpen] = useState(false)
  const [refused, setRefused] = useState<ManyDone['refused']>([])
  const title = translate(`resources.${entity.name}.actions.${name}.title`)

  const take = async (given: Readonly<Record<string, unknown>>) => {
    const body = { ...given, ids: selectedIds.map(Number) }
    const outcome = (await formKey.send((key) => call('POST', `${entity.api}/${name}`, { body, key }))) as ManyDone
    setOpen(false)
    if (outcome.done.length > 0)
      notify(translate('lifecycle.bulkDone', { name: title, count: outcome.done.length }), { type: 'success' })
    setRefused(outcome.refused)
    onSelect(outcome.refused.map(({ id }) => id))
    void queryClient.invalidateQueries({ queryKey: [entity.name] })
  }
  const handleClick = () => {
    const max = action.bulk ?? 1
    if (selectedIds.length > max)
      return notify(translate('lifecycle.tooMany', { name: title, max }), { type: 'warning' })
    load()
      .then(() => setOpen(true))
      .catch((error: unknown) => notify(callMessage(error), { type: 'error' }))
  }
  return (
    <>
      <Button size="small" color={action.danger ? 'error' : 'primary'} onClick={handleClick}>
        {title}
      </Button>
      <ActionDialog
        {...{ entity, name, title, inputs, isOpen, take }}
        // Many records are never done at once without a question.
        action={action.confirm === 'none' ? { ...action, confirm: 'ask' } : action}
        recordTitle={String(selectedIds.length)}
        onClose={() => setOpen(false)}
      />
      <Dialog open={refused.length > 0} onClose={() => setRefused([])} fullWidth maxWidth="sm">
        <DialogTitle>{translate('lifecycle.bulkRefused', { count: refused.length })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          {[...Map.groupBy(refused, ({ errors }) => errors.join(' '))].map(([reason, records]) => (
            <Alert key={reason} severity="warning">
              {reason}
              <Box component="span" sx={{ display: 'block' }}>
                {records.map(({ id }) => `#${id}`).join(', ')}
              </Box>
            </Alert>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setRefused([])} autoFocus>
            {translate('ra.action.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
