/** The pages of a PDF, drawn one below the other: phones show no PDF within a page. Loaded when one is first shown. */
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { getDocument, GlobalWorkerOptions, type PDFPageProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite makes it the address of that file
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = worker

/** Pixels of the widest drawing: sharp on a screen of double density. */
const widest = 1500

/** A read PDF; absent `pages`: it could not be read. */
type Read = { file: File; pages?: readonly PDFPageProxy[] }

export const PdfPages = ({ file }: { file: File }) => {
  const translate = useTranslate()
  const [read, setRead] = useState<Read>()
  useEffect(() => {
    let isLeft = false
    const opening = file.arrayBuffer().then((data) => getDocument({ data }))
    const open = async () => {
      const pdf = await (await opening).promise
      const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)))
      if (!isLeft) setRead({ file, pages })
    }
    open().catch(() => !isLeft && setRead({ file }))
    return () => {
      isLeft = true
      void opening.then((task) => task.destroy())
    }
  }, [file])

  if (read?.file !== file) return <Skeleton variant="rounded" sx={{ aspectRatio: '210 / 297', height: 'auto' }} />
  const { pages } = read
  if (!pages) return <Alert severity="error">{translate('templates.noPages')}</Alert>
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
    // Draws as many points as the screen has: a larger drawing made small loses its thin lines.
    const width = Math.min(widest, place.clientWidth * window.devicePixelRatio || widest)
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
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
