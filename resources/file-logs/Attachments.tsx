/** Attachments of an entry: opened, added and removed by those who may. */
import AttachFile from '@mui/icons-material/AttachFile'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { call } from '#providers/http.ts'
import { useMay } from '#resources/contexts/may.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { document } from '#schemas/generated/document.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import { shortName } from './shortName.ts'
import { sendFiles } from './sendFiles.ts'
import type { LogEntry } from './useLogs.ts'

export const Attachments = ({ entry }: { entry: LogEntry }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const may = useMay()
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const { id, attachments, mayEdit, visibleToClient, channel } = entry
  const mayAdd = may(fileLog.access.update) && channel !== 'system'
  const work = async (done: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await done()
    } catch (error) {
      notify(callMessage(error), { type: 'error', messageArgs: { _: callMessage(error) } })
    } finally {
      setBusy(false)
      for (const name of [fileLog.name, document.name]) void queryClient.invalidateQueries({ queryKey: [name] })
    }
  }
  const handleRemove = (attachment: number) =>
    void work(() => call('DELETE', `/api/v4/file/logs/attachments/${attachment}`))
  if (attachments.length === 0 && !mayAdd) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {attachments.map(({ id: attachment, name }) => (
        <Box key={attachment} sx={{ display: 'inline-flex', border: 1, borderColor: 'divider', borderRadius: 4 }}>
          <Button
            size="small"
            component="a"
            href={`${document.api}/${attachment}/content`}
            target="_blank"
            rel="noopener"
            title={name}
            startIcon={<AttachFile />}
            sx={{ textTransform: 'none', borderRadius: 4 }}
          >
            {shortName(name)}
          </Button>
          {mayEdit && (
            <IconButton
              size="small"
              disabled={isBusy}
              aria-label={translate('fileLog.removeAttachment', { name })}
              onClick={() => handleRemove(attachment)}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
      {mayAdd && (
        <>
          <Button size="small" startIcon={<AttachFile />} loading={isBusy} onClick={() => input.current?.click()}>
            {translate('fileLog.attach')}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-label={translate('fileLog.attach')}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              target.value = ''
              if (files.length > 0) void work(() => sendFiles(id, files, visibleToClient === true))
            }}
          />
        </>
      )}
    </Box>
  )
}
