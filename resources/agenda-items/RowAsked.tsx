/** The dialog that the menu of a row asked for. */
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { lazyPart } from '#resources/page/lazyPart.tsx'
import { askIn } from './rowAsk.ts'

const DateDialog = lazyPart(async () => ({ default: (await import('./many/DateDialog.tsx')).DateDialog }), 'dialog')
const NoteDialog = lazyPart(async () => ({ default: (await import('./NoteDialog.tsx')).NoteDialog }), 'dialog')

export const RowAsked = () => {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const ask = askIn(state)
  if (!ask) return null
  const close = () => navigate({ search }, { replace: true, state: null })
  return (
    <Suspense>
      {ask.name === 'date' && <DateDialog ids={[ask.id]} onClose={close} onDone={close} />}
      {ask.name === 'note' && <NoteDialog id={ask.id} onClose={close} onDone={close} />}
    </Suspense>
  )
}
