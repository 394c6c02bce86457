/** The address of a saved view: reads it, remembers it as the one that is open, and goes on to its filters and order. */
import Skeleton from '@mui/material/Skeleton'
import { useEffect } from 'react'
import { useGetOne, useLocation, useNavigate, useNotify, useTranslate } from 'react-admin'
import type { Entity } from '#schemas/entity.ts'
import type { SavedView } from '#schemas/generated/saved-view.ts'
import { useOpenView } from '#resources/table/openView.ts'
import { asOpen } from './asOpen.ts'

export const OpeningView = ({ entity }: { entity: Entity }) => {
  const id = new URLSearchParams(useLocation().search).get('view') ?? ''
  const [, setOpen] = useOpenView(entity.name)
  const navigate = useNavigate()
  const notify = useNotify()
  const translate = useTranslate()
  const { data, error } = useGetOne<SavedView>('saved-view', { id: Number(id) }, { retry: false })
  const view = data?.list === entity.name ? data : undefined
  const isMissing = error !== null || (data !== undefined && !view)
  useEffect(() => {
    if (view) {
      setOpen(asOpen(view))
      navigate({ search: view.address ?? '' }, { replace: true })
    } else if (isMissing) {
      notify('list.views.missing', { type: 'warning' })
      setOpen(null)
      navigate({ search: '' }, { replace: true })
    }
  }, [view, isMissing, setOpen, navigate, notify])
  return <Skeleton variant="rounded" height={320} role="status" aria-label={translate('list.views.opening')} />
}
