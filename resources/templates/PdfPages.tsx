/** The pages of a PDF, drawn one below the other: phones show no PDF within a page. Loaded when one is first shown. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { getDocument, GlobalWorkerOptions, type PDFPageProxy } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = worker

/** Pixels of the widest drawing: sharp on a screen of double density. */
const widest = 1500

export const PdfPages = ({ file }: { file: File }) => {
  const translate = useTranslate()
  const [pages, setPages] = useState<readonly PDFPageProxy[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isLeft = false
    const opening = file.arrayBuffer().then((data) => getDocument({ data }))
    const read = async () => {
      const pdf = await (await opening).promise
      const all = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)))
      if (!isLeft) setPages(all)
    }
    setFailed(false)
    read().catch(() => !isLeft && setFailed(true))
    return () => {
      isLeft = true
      void opening.then((task) => task.destroy())
    }
  }, [file])

  if (hasFailed) return <Alert severity="error">{translate('templates.noPages')}</Alert>
  if (!pages) return <Skeleton variant="rounded" sx={{ aspectRatio: '210 / 297', height: 'auto' }} />
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      {pages.map((page, at) => (
        <Page key={at} page={page} label={translate('templates.page', { page: at + 1, pages: pages.length })} />
      ))}
    </Box>
  )
}

const Page = ({ page, label }: { page: PDFPageProxy; label: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const place = canvas.current
    if (!place) return
    const viewport = page.getViewport({ scale: widest / page.getViewport({ scale: 1 }).width })
    place.width = viewport.width
    place.height = viewport.height
    const task = page.render({ canvas: place, viewport })
    // A drawing that is left off is no failure.
    task.promise.catch(() => {})
    return () => task.cancel()
  }, [page])
  return (
    <Box
      component="canvas"
      ref={canvas}
      role="img"
      aria-label={label}
      sx={{
        width: '100%',
        maxWidth: 800,
        aspectRatio: '210 / 297',
        bgcolor: '#fff',
        border: 1,
        borderColor: 'divider',
        boxShadow: 2,
      }}
    />
  )
}
