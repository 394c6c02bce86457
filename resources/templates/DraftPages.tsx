/** The pages of a letter that is being written, made by the server when asked for. */
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { callForFile } from '#providers/http.ts'
import { toWire } from '#providers/wireRecord.ts'
import { callMessage } from '#resources/form/serverErrors.ts'
import { useMay } from '#resources/contexts/may.ts'
import type { Entity } from '#schemas/entity.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

const PdfPages = lazyPart(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }))

type DraftPagesProps = { entity: Entity; values: Readonly<Record<string, unknown>>; language: MessageLanguage }

export const DraftPages = ({ entity, values, language }: DraftPagesProps) => {
  const translate = useTranslate()
  const may = useMay()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const handleShow = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const body = { language, values: toWire(entity, values, may) }
      setFile(await callForFile('POST', `${entity.api}/preview`, { body }))
    } catch (error) {
      setProblem(translate(callMessage(error), { _: callMessage(error) }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button variant="outlined" loading={isBusy} onClick={() => void handleShow()}>
        {translate(file ? 'templates.pagesAgain' : 'templates.showPages')}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
      {file && (
        <Suspense fallback={<Skeleton variant="rounded" height={400} />}>
          <PdfPages file={file} />
        </Suspense>
      )}
    </>
  )
}
