/** Actions on the selected items of the work list. */
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Suspense, useState, type ComponentType } from 'react'
import { useNotify, useTranslate, type Identifier } from 'react-admin'
import { callForFile } from '#providers/http.ts'
import type { BulkActionsProps } from '#resources/contexts/entityOptions.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { saveFile } from '#resources/list/export/saveFile.ts'
import { useMay } from '#resources/contexts/may.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import type { ManyDialogProps } from './ManyDialog.tsx'
import { useMany } from './useMany.tsx'

type Dialogs = Readonly<Record<string, ComponentType<ManyDialogProps>>>

const dialogs: Dialogs = {
  date: lazyPart(async () => ({ default: (await import('./DateDialog.tsx')).DateDialog }), 'dialog'),
  manager: lazyPart(async () => ({ default: (await import('./ManagerDialog.tsx')).ManagerDialog }), 'dialog'),
  entries: lazyPart(async () => ({ default: (await import('./EntriesDialog.tsx')).EntriesDialog }), 'dialog'),
  workflow: lazyPart(async () => ({ default: (await import('./WorkflowDialog.tsx')).WorkflowDialog }), 'dialog'),
}

export const ManyActions = ({ ids, onDone }: BulkActionsProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const may = useMay()
  const { isBusy, send } = useMany()
  const [open, setOpen] = useState<string>()
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const Dialog = open === undefined ? undefined : dialogs[open]
  const finish = () => {
    setOpen(undefined)
    onDone()
  }
  const does = (act: () => unknown) => () => {
    setMenuAt(null)
    act()
  }
  const archive = async () => (await send('archive', { ids, undo: 'reopen' })) && onDone()
  const reset = async () => (await send('reset-dialer-threshold', { ids })) && onDone()
  const download = (format: string) => () =>
    exported(ids, format).then(saveFile, (error: unknown) => notify(callMessage(error), { type: 'error' }))
  if (!may(agendaItem.access.update)) return null
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => void archive()}>
        {translate('resources.agenda-item.actions.archive.title')}
      </Button>
      <Button size="small" disabled={isBusy} aria-haspopup="dialog" onClick={() => setOpen('date')}>
        {translate('agendaPage.date.open')}
      </Button>
      <Button size="small" disabled={isBusy} aria-haspopup="dialog" onClick={() => setOpen('manager')}>
        {translate('agendaPage.manager.open')}
      </Button>
      <Button size="small" aria-haspopup="menu" onClick={(event) => setMenuAt(event.currentTarget)}>
        {translate('agendaPage.more')}
      </Button>
      <Menu open={menuAt !== null} anchorEl={menuAt} onClose={() => setMenuAt(null)}>
        <MenuItem onClick={does(() => setOpen('entries'))}>{translate('agendaPage.entries.open')}</MenuItem>
        {may('ROLE_FILE_EDIT') && (
          <MenuItem onClick={does(() => setOpen('workflow'))}>{translate('agendaPage.workflow.open')}</MenuItem>
        )}
        <MenuItem onClick={does(reset)}>{translate('agendaPage.resetDialer')}</MenuItem>
        {may(agendaItem.access.export) && (
          <MenuItem onClick={does(download('csv'))}>{translate('agendaPage.export', { format: 'CSV' })}</MenuItem>
        )}
        {may(agendaItem.access.export) && (
          <MenuItem onClick={does(download('xlsx'))}>{translate('agendaPage.export', { format: 'XLSX' })}</MenuItem>
        )}
      </Menu>
      <Suspense>{Dialog && <Dialog ids={ids} onClose={() => setOpen(undefined)} onDone={finish} />}</Suspense>
    </>
  )
}

const exported = (ids: readonly Identifier[], format: string): Promise<File> =>
  callForFile('POST', `${agendaItem.api}/export`, { body: { ids: ids.map(Number), format } })
