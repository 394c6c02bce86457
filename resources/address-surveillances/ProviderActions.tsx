/** The exchange with a provider: the file of those who are to be watched, and its answers. */
import Download from '@mui/icons-material/FileDownloadOutlined'
import Upload from '@mui/icons-material/FileUploadOutlined'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { callForFile } from '#providers/http.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { saveFile } from '#resources/list/export/saveFile.ts'
import { useMay } from '#resources/contexts/may.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { addressSurveillance } from '#schemas/generated/address-surveillance.ts'

const AnswersDialog = lazyPart(async () => ({ default: (await import('./AnswersDialog.tsx')).AnswersDialog }), 'dialog')

export const ProviderActions = () => {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const may = useMay()
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  if (!may(addressSurveillance.access.create)) return null

  const handleTell = async () => {
    setBusy(true)
    try {
      saveFile(await callForFile('POST', `${addressSurveillance.api}/tell`))
      notify(translate('surveillances.told'), { type: 'success' })
      refresh()
    } catch (error) {
      notify(callMessage(error), { type: 'error' })
    }
    setBusy(false)
  }
  return (
    <>
      <Button size="small" startIcon={<Download />} loading={isBusy} onClick={() => void handleTell()}>
        {translate('surveillances.tell')}
      </Button>
      <Button size="small" startIcon={<Upload />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('surveillances.answers')}
      </Button>
      {isOpen && (
        <Suspense>
          <AnswersDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
